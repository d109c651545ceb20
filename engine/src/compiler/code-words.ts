/** Words of TypeScript, JavaScript and the shell that stand in nearly every block and lead nowhere; `state` is one in this kind of code. */
const COMMON = new Set(
  `any as async await boolean break case catch class const continue console declare default delete do else enum export
  extends false finally for from function get if implements import in instanceof interface keyof let new null number
  object of readonly return set state static string super switch this throw true try type typeof undefined unknown var
  void while with yield`.split(/\s+/),
)

const IMPORT = /^\s*(?:import|export)\s+(?:type\s+)?(?<names>[^'"();=]*?)\s*from\s*['"](?<module>[^'"]+)['"].*$/gm
const DECLARED = /\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)/g

/**
 * In this order: comments, which explain in words and are left out; strings (1 to 3); module names and flags outside of strings
 * (4); names with everything that is reached through dots (5).
 */
const PIECES =
  /\/\*[\s\S]*?\*\/|(?<!\S)(?:\/\/|# ).*|'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`|(@[\w-]+(?:\/[\w.-]+)+|--[a-z][\w-]+|(?<=\s)[a-z]+(?:-[a-z]+)+(?=\s|$))|([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)/g

const MIN_LENGTH = 3
const MAX_LENGTH = 60

/** A section of a page: its sentences, title included, and its code. */
export interface CodeInProse {
  prose: string
  code: string
}

/**
 * What somebody might look for in the code of each section of a page: names of a library, members, keys, modules, flags.
 * Each word stands once in a section, an imported one once in the page. Left out is what a sample calls its own things, what is
 * no name, and what the section's prose says already.
 */
export function codeWords(sections: CodeInProse[]): string[][] {
  const imports = sections.map(({ code }) => importsOf(code))
  const imported = new Set(imports.flatMap(({ library }) => library))
  const own = new Set([
    ...imports.flatMap(({ local }) => local),
    ...sections.flatMap(({ code }) => [...code.matchAll(DECLARED)].map(([, name]) => name ?? '')),
  ])
  const listed = new Set<string>()
  return sections.map(({ prose, code }, index) => {
    if (code === '') return []
    const words = new Set<string>()
    for (const word of imports[index]?.library ?? []) {
      if (!listed.has(word)) words.add(word)
      listed.add(word)
    }
    for (const word of namesIn(code.replace(IMPORT, ''), own)) {
      if (!imported.has(word)) words.add(word)
    }
    const worth = [...words].filter(isWorthFinding)
    if (worth.length === 0) return []
    const said = new Set(prose.split(/[^\w$@./-]+/).map((word) => word.replace(/^[./-]+|[./-]+$/g, '')))
    return worth.filter((word) => !said.has(word))
  })
}

/** What a block imports: from libraries, names and modules; from files of the sample, names that are its own. */
function importsOf(code: string): { library: string[]; local: string[] } {
  const library: string[] = []
  const local: string[] = []
  for (const { groups } of code.matchAll(IMPORT)) {
    const names = groups?.names?.match(/[A-Za-z_$][\w$]*/g) ?? []
    const module = groups?.module ?? ''
    if (module.startsWith('.')) local.push(...names)
    else library.push(...names, module)
  }
  return { library, local }
}

function namesIn(code: string, own: Set<string>): string[] {
  const names: string[] = []
  for (const [, single, double, template, path, name] of code.matchAll(PIECES)) {
    const quoted = single ?? double ?? template
    if (quoted !== undefined && /^[a-z][a-z_-]*$/i.test(quoted)) names.push(quoted)
    if (path !== undefined) names.push(path)
    if (name !== undefined) names.push(withoutOwn(name.replaceAll('?.', '.'), own))
  }
  return names
}

/** `booksSlice.actions` → `actions`: what a sample calls its slice helps nobody. */
function withoutOwn(name: string, own: Set<string>): string {
  const dot = name.indexOf('.')
  if (dot < 0) return own.has(name) ? '' : name
  return own.has(name.slice(0, dot)) ? name.slice(dot + 1) : name
}

const isWorthFinding = (word: string) =>
  word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && !COMMON.has(word.split('.', 1)[0] ?? '')
