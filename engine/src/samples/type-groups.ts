import { packageNameOf } from '#disk/find-package.ts'
import { groupBy } from '#model/group-by.ts'
import { importsIn } from '#model/imports-in.ts'
import { isAmbient, type SampleFile, type SampleUnit } from './sample-project.ts'
import { ts } from './typescript.mjs'

/** What the files of a group say to files that do not import them, and what they listen to. */
interface Voices {
  /** Modules they declare: `declare module 'axios'`. */
  declared: Set<string>
  /** Modules they import. */
  imported: Set<string>
  /** Properties of `Window` that they add, none of which has to be there: only who names one knows the difference. */
  added: Set<string>
  /** They add anything else to what every file sees. */
  isGlobal: boolean
  texts: string[]
}

/**
 * Files whose types can be asked for in one program, as few programs as will do: each finds out about all packages anew, which
 * takes two seconds. Declarations must not reach a file that was not meant. Those of a module that is installed nowhere reach only
 * who imports it by that name, and those of a module of the project only its own files; all others keep a program to themselves.
 */
export function typeGroups(units: SampleUnit[], isInstalled: (packageName: string) => boolean): SampleUnit[][] {
  const [shared, alone] = groupsOf(units)
  const groups: Array<Voices & { units: SampleUnit[] }> = []
  for (const own of [shared, ...alone].filter(({ length }) => length > 0)) {
    const voices = voicesOf(own)
    const isHeardByAll = voices.isGlobal || [...voices.declared].some((name) => isInstalled(packageNameOf(name)))
    const group = isHeardByAll ? undefined : groups.find((other) => !isHeard(voices, other) && !isHeard(other, voices))
    if (!group) groups.push({ ...voices, isGlobal: isHeardByAll, units: [...own] })
    else {
      group.units.push(...own)
      for (const name of voices.declared) group.declared.add(name)
      for (const name of voices.imported) group.imported.add(name)
      for (const name of voices.added) group.added.add(name)
      group.texts.push(...voices.texts)
    }
  }
  return groups.map((group) => group.units)
}

const isHeard = ({ declared, added, isGlobal }: Voices, by: Voices) =>
  isGlobal ||
  [...declared].some((name) => by.declared.has(name) || by.imported.has(name)) ||
  [...added].some((name) => by.texts.some((text) => text.includes(name)))

function voicesOf(units: SampleUnit[]): Voices {
  const files = new Set(units.flatMap((unit) => [...unit.files.values()]))
  const texts = [...files].map(({ text }) => text)
  const voices: Voices = { declared: new Set(), imported: new Set(), added: new Set(), isGlobal: false, texts }
  const ambient = new Set(
    units.flatMap((unit) => [...unit.files.values()].filter((file) => isAmbient(file, unit.files))),
  )
  for (const file of files) for (const name of importsIn(file.text)) voices.imported.add(name)
  for (const file of ambient) listen(file, voices)
  return voices
}

/** Adds what a file declares for others. A wildcard could be meant by any import. */
function listen({ path, text }: SampleFile, voices: Voices): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isScript = path.endsWith('.d.ts') && !ts.isExternalModule(source)
  for (const statement of source.statements) {
    if (!ts.isModuleDeclaration(statement)) voices.isGlobal ||= isScript
    else if (statement.flags & ts.NodeFlags.GlobalAugmentation) listenToGlobals(statement.body, voices)
    else if (!ts.isStringLiteral(statement.name) || statement.name.text.includes('*')) voices.isGlobal = true
    else if (!statement.name.text.startsWith('.')) voices.declared.add(statement.name.text)
  }
}

/** Adds what a file declares for all. */
function listenToGlobals(body: ts.ModuleDeclaration['body'], voices: Voices): void {
  for (const statement of body && ts.isModuleBlock(body) ? body.statements : []) {
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== 'Window' || statement.heritageClauses)
      voices.isGlobal = true
    else
      for (const { name, questionToken } of statement.members) {
        if (questionToken && name && ts.isIdentifier(name)) voices.added.add(name.text)
        else voices.isGlobal = true
      }
  }
}

/**
 * What a project declares for all its files must not reach those of other projects; and additions to modules are known to a
 * checker only if they are there when it begins.
 */
export function groupsOf(units: SampleUnit[]): [shared: SampleUnit[], alone: SampleUnit[][]] {
  const isAlone = ({ files }: SampleUnit) => [...files.values()].some((file) => isAmbient(file, files))
  const alone = groupBy(units.filter(isAlone), ({ project, stage }) => `${project} ${stage}`)
  return [units.filter((unit) => !isAlone(unit)), [...alone.values()]]
}
