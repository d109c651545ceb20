import { onceEach } from '#model/once-each.ts'
import type { AstNode } from './javascript/type-spans.ts'

/** What a parser gives for a piece of code. Offsets are in UTF-16 units. */
export interface ParsedScript {
  program: AstNode
  comments: Array<{ start: number; end: number; type: string; value: string }>
}

/** Reads a script. Null for a fragment that no parser reads, such as the middle of a function. */
export type ParseScript = (code: string, lang: 'ts' | 'tsx' | 'jsx') => ParsedScript | null

/** The bundler's own parser (oxc): native, and far quicker to import without the rest of Vite around it. */
export const loadScriptParser = onceEach(async (): Promise<ParseScript> => {
  const { parseSync } = await import('rolldown/utils')
  return rememberScript((code, lang) => {
    const { program, comments, errors } = parseSync(`block.${lang}`, code, { lang, sourceType: 'module' })
    return errors.length === 0 ? { program, comments } : null
  })
})

/**
 * Remembers the last script: a block is read for its JavaScript and then for its colors. A tree is handed over as text, and reading it
 * takes longer than all that is done with it; but it is large, and more of them would outlive what collects the rest.
 */
export function rememberScript(parse: ParseScript): ParseScript {
  let last: { code: string; lang: string; parsed: ParsedScript | null } | null = null
  return (code, lang) => {
    if (last?.code !== code || last.lang !== lang) last = { code, lang, parsed: parse(code, lang) }
    return last.parsed
  }
}
