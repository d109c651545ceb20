import { packageNameOf } from '#disk/find-package.ts'
import type { SampleFile, SampleUnit } from './sample-project.ts'

/** Characters that mean nothing, so that no text has them. */
const FIRST = 0xe000
const LAST = 0xf8ff
const ANY = /[\ue000-\uf8ff]/
/** Some messages have them as in the source of a string. */
const SPELLED = /\\u([EF][\dA-F]{3})|[\ue000-\uf8ff]/g
const spelled = (code: string) => String.fromCharCode(Number.parseInt(code, 16))

const DECLARED = /\bdeclare module ['"]([^.'"*][^'"*]*)['"]/g

/** Files in which no project hears what another one declares. */
export interface OwnModules {
  /** In their order, for the compiler alone. */
  units: SampleUnit[]
  /** What the compiler says about them, in the words of the page. */
  told(text: string): string
}

/**
 * Gives modules that a project declares and that are installed nowhere, such as `declare module 'axios'`, a name of the project's
 * own, in declarations and imports: then pages that declare the same one share a program, and with it all that the compiler finds
 * out about packages. Only the first character is another one, so that nothing moves and types are cut where they were.
 */
export function ownModules(units: SampleUnit[], isInstalled: (packageName: string) => boolean): OwnModules {
  const stages = new Map<string, Map<string, string>>()
  const firsts = new Map<string, string>()
  const files = new Set(units.flatMap((unit) => [...unit.files.values()]))
  if ([...files].some(({ text }) => ANY.test(text))) return { units, told: (text) => text }

  for (const { project, stage, files } of units) {
    const key = `${project} ${stage}`
    const names = stages.get(key) ?? new Map<string, string>()
    stages.set(key, names)
    for (const { text } of files.values())
      for (const [, name = ''] of text.matchAll(DECLARED)) {
        if (names.has(name) || isInstalled(packageNameOf(name)) || FIRST + firsts.size > LAST) continue
        const first = String.fromCharCode(FIRST + firsts.size)
        firsts.set(first, name.slice(0, 1))
        names.set(name, first + name.slice(1))
      }
  }

  const known = new Map<string, Map<SampleFile, SampleFile>>()
  return {
    units: units.map((unit) => {
      const key = `${unit.project} ${unit.stage}`
      const names = stages.get(key)
      if (!names?.size) return unit
      const renamed = known.get(key) ?? new Map<SampleFile, SampleFile>()
      known.set(key, renamed)
      const ownOf = (file: SampleFile) => {
        const own = renamed.get(file) ?? { ...file, text: withNames(file.text, names) }
        renamed.set(file, own)
        return own
      }
      return {
        ...unit,
        file: ownOf(unit.file),
        files: new Map([...unit.files].map(([path, file]) => [path, ownOf(file)])),
      }
    }),
    told: (text) => text.replace(SPELLED, (whole, code?: string) => firsts.get(code ? spelled(code) : whole) ?? whole),
  }
}

/** Only where a module is named: elsewhere the same word in quotes is a value. */
const withNames = (text: string, names: Map<string, string>) =>
  text.replace(
    /\b((?:from|import|module|require)\s*\(?\s*)(['"])([^'"\n]+)\2/g,
    (whole, before: string, quote: string, name: string) => {
      const own = names.get(name)
      return own === undefined ? whole : before + quote + own + quote
    },
  )
