import type { LiveExample, LiveFile } from '#model/live.ts'
import { REACT_PACKAGES } from '#model/live-packs.ts'
import { codeFrame, type Problem } from '#model/problem.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

/** A package that a live example imports and no pack offers, or an API that none has: then `name` is null. */
export interface UnknownImport {
  example: LiveExample
  name: string | null
}

/** What live examples need and no pack has. Imports are not judged where the first pack does not list its names. */
export function unknownImports(examples: LiveExample[], { live, samples }: ResolvedConfig): UnknownImport[] {
  const offered = new Set<string>([...REACT_PACKAGES, ...live.packs.flatMap(({ packages }) => packages)])
  const hasApi = samples.api !== null && offered.has(samples.api)
  const isListed = live.packs[0]?.packages.length !== 0
  return examples.flatMap((example): UnknownImport[] => {
    const names = isListed ? [...new Set(example.files.flatMap(importsOf))].filter((name) => !offered.has(name)) : []
    return [
      ...names.map((name) => ({ example, name })),
      ...(example.hasApi && !hasApi ? [{ example, name: null }] : []),
    ]
  })
}

/** `import … from 'package'`, `import 'package'`, `export … from 'package'`: those at the beginning of a line, types left out. */
function importsOf({ code }: LiveFile): string[] {
  const statements = code.matchAll(
    /^[ \t]*(?:import|export)\b(?!\s+type\b)(?:\s*([^'"`;=()]*?)\bfrom)?\s*(['"])([^.'"#][^'"]*)\2/gm,
  )
  return [...statements].flatMap(([, names = '', , specifier]) =>
    specifier === undefined || isTypesOnly(names) ? [] : [specifier],
  )
}

const isTypesOnly = (names: string) => /^\{\s*type\s[^,}]*(?:,\s*type\s[^,}]*)*,?\s*\}\s*$/.test(names)

/** What is wrong, at the line of the page that says so. */
export function importProblem({ example, name }: UnknownImport, source: string, text: string): Problem {
  const pattern = name === null ? `<Live [^>]*title="${literally(example.title)}"` : `(['"])${literally(name)}\\1`
  const index = text.search(new RegExp(pattern))
  const before = text.slice(0, Math.max(0, index)).split('\n')
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1]
  const place = { file: `${CONTENT_FOLDER}/${source}`, ...(index < 0 ? {} : { line, column }) }
  return {
    message:
      name === null
        ? `The live example "${example.title}" asks for an API, and there is none.`
        : `The live example "${example.title}" imports "${name}", which no pack offers.`,
    place,
    hint:
      name === null
        ? 'The module that "samples.api" names has to be among the packages of "live.packs".'
        : 'Add it to "live.packs" of the settings. What is needed for its types alone is imported with "import type".',
    ...(index < 0 ? {} : { frame: codeFrame(text, line, column) }),
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
