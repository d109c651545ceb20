import type { ParsedTypeScript } from './javascript/javascript-of.ts'

/** Reads a script. Null for a fragment that no parser reads, such as the middle of a function. */
export type ParseScript = (code: string, lang: 'ts' | 'tsx' | 'jsx') => ParsedTypeScript | null

/** The blocks of a page are read for their JavaScript first and for their colors after that; few pages have more of them. */
const REMEMBERED = 48

let parser: Promise<ParseScript> | undefined

/** The bundler's own parser (oxc): native, and far quicker to import without the rest of Vite around it. */
export function loadScriptParser(): Promise<ParseScript> {
  parser ??= import('rolldown/utils').then(({ parseSync }) =>
    rememberScripts((code, lang) => {
      const { program, comments, errors } = parseSync(`block.${lang}`, code, { lang, sourceType: 'module' })
      return errors.length === 0 ? { program, comments } : null
    }),
  )
  return parser
}

/** Remembers the last scripts: a tree is handed over as text, and reading it takes longer than all that is done with it. */
export function rememberScripts(parse: ParseScript): ParseScript {
  const known = new Map<string, ParsedTypeScript | null>()
  return (code, lang) => {
    const key = `${lang}\n${code}`
    const found = known.get(key)
    if (found !== undefined) return found
    const parsed = parse(code, lang)
    known.set(key, parsed)
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
    return parsed
  }
}
