import { escapeHtml } from '../html.ts'
import type { Token, TokenKind, TokenLines } from './tokens.ts'

/** Tokens as HTML: equal neighbors share a span, white space between them included; plain text has none. */
export function tokensHtml(tokens: Iterable<Token>): string {
  let out = ''
  let kind: TokenKind = ''
  let run = ''
  let space = ''
  for (const [nextKind, text] of tokens) {
    if (text.trim() === '') {
      space += text
    } else if (nextKind === kind) {
      run += space + text
      space = ''
    } else {
      out += span(kind, run) + space
      kind = nextKind
      run = text
      space = ''
    }
  }
  return out + span(kind, run) + space
}

const span = (kind: TokenKind, text: string) =>
  text === '' ? '' : kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`

/** All lines as one stream, so that runs may go across line ends. */
export function* streamOf(lines: TokenLines): Generator<Token> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) yield ['', '\n']
    yield* line
  }
}
