import type { DiskStore } from '#disk/disk-store.ts'
import { onceEach } from '#model/once-each.ts'
import type { Language } from '../languages.ts'
import { loadScriptParser, type ParseScript } from '../parse-script.ts'
import { scanJson, scanShell } from './scan-tokens.ts'
import { tokensOfScript } from './script-tokens.ts'
import type { Shiki } from './shiki-tokens.ts'
import { blockKey, type CodeToColor, plainLines, type TokenLines, textOfLines } from './tokens.ts'

/** Colors blocks. Parsers and grammars load on first need, so all blocks of a page are asked for at once. */
export interface Highlighter {
  /** The tokens of every block, by `blockKey`. Together they are its text, whatever became of the colors. */
  color(blocks: CodeToColor[]): Promise<Map<string, TokenLines>>
}

/** One for the process: it keeps nothing of a site, and each would read its grammars anew. */
const loadShiki = onceEach(async (): Promise<Shiki> => (await import('./shiki-tokens.ts')).openShiki())

/**
 * Scripts are colored from their syntax tree, shell and JSON by a scanner, everything else, and scripts that do not parse,
 * by Shiki. Measured on the 610 blocks of 56 generated pages, in CPU time: 1.3–1.4 s with loading, then 0.4 ms a block; Shiki
 * alone took 3.2–3.5 s, then 3 ms. The start includes loading Vite, which a build needs too. `store` keeps what Shiki made from one run
 * to the next: the other ways are as fast as reading a file.
 */
export function createHighlighter(store?: DiskStore): Highlighter {
  async function colorOne({ code, language }: CodeToColor): Promise<TokenLines> {
    if (language.grammar === null) return plainLines(code)
    if (language.grammar === 'json') return scanJson(code)
    if (language.grammar === 'bash') return scanShell(code)
    if (language.grammar === 'tsx') {
      const lines = colorScript(code, language, await loadScriptParser())
      if (lines) return lines
    }
    const key = blockKey({ code, language })
    const stored = await store?.read(key)
    if (isTokenLines(stored) && textOfLines(stored) === code) return stored
    const lines = await (await loadShiki()).tokensOf(code, language.grammar)
    await store?.write(key, lines)
    return lines
  }

  return {
    async color(blocks) {
      const lines = new Map<string, TokenLines>()
      for (const block of blocks) {
        const key = blockKey(block)
        if (!lines.has(key)) lines.set(key, whole(block, await colorOne(block)))
      }
      return lines
    },
  }
}

/** Colors may be lost, text may not: no grammar and no scanner is trusted with every character an author can type. */
const whole = ({ code }: CodeToColor, lines: TokenLines) => (textOfLines(lines) === code ? lines : plainLines(code))

const isTokenLines = (value: unknown): value is TokenLines =>
  Array.isArray(value) &&
  value.every((line) => Array.isArray(line) && line.every((token) => Array.isArray(token) && token.length === 2))

/** Enough for the pages an author is at work on; a build meets each block once and gains nothing from more. */
const REMEMBERED_BLOCKS = 1000

/** Remembers the last blocks, so that an edit of a page's prose colors nothing again. */
export function rememberBlocks(highlighter: Highlighter): Highlighter {
  const known = new Map<string, TokenLines>()
  return {
    async color(blocks) {
      // What is known is taken at once: other pages are colored meanwhile, and push it out.
      const answer = new Map<string, TokenLines>()
      const open: CodeToColor[] = []
      for (const block of blocks) {
        const lines = known.get(blockKey(block))
        if (lines) answer.set(blockKey(block), lines)
        else open.push(block)
      }
      for (const [key, lines] of await highlighter.color(open)) {
        answer.set(key, lines)
        known.set(key, lines)
      }
      for (const key of known.keys()) {
        if (known.size <= REMEMBERED_BLOCKS) break
        known.delete(key)
      }
      return answer
    },
  }
}

/** Null when the code is a fragment no parser reads, such as the middle of a function. */
function colorScript(code: string, language: Language, parse: ParseScript): TokenLines | null {
  const lang = language.id === 'ts' || language.id === 'tsx' ? language.id : 'jsx'
  const whole = parse(code, lang) ?? (lang === 'tsx' ? null : parse(code, 'tsx'))
  if (whole) return tokensOfScript(code, whole)
  // `{ type: 'desk/lent', payload: 3 }` is an expression, and only in brackets does it stand alone.
  const bracketed = parse(`(${code}\n)`, lang)
  return bracketed && tokensOfScript(code, bracketed, 1)
}
