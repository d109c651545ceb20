import { COLOR_TAG } from '#model/color-tag.ts'
import { TYPES_TAG } from '#model/types-tag.ts'
import { escapeHtml } from '../html.ts'
import type { Stretch } from '../javascript/derive-code.ts'
import type { Token, TokenKind, TokenLines } from './tokens.ts'

/** The letter of plain text where punctuation has no element of its own. */
const PLAIN = 'v'

/** What has no element of its own in a block: plain text, or punctuation. */
export type Ground = Extract<TokenKind, '' | 'p'>

/**
 * Tokens as HTML: equal neighbors share an element, white space between them included; what is of the ground's kind has none.
 */
export function tokensHtml(tokens: Iterable<Token>, ground: Ground = ''): string {
  let out = ''
  for (const [kind, text, space] of runsOf(tokens)) out += colored(kind, text, ground) + space
  return out
}

/** The same, with what only TypeScript has in elements of its own. `at` is where the tokens begin in the text that was cut. */
export function cutTokensHtml(tokens: Iterable<Token>, ground: Ground, cuts: Stretch[], at = 0): string {
  let out = ''
  for (const [isCut, stretch] of stretchesOf(tokens, cuts, at)) {
    const html = tokensHtml(stretch, ground)
    out += isCut ? `<${TYPES_TAG}>${html}</${TYPES_TAG}>` : html
  }
  return out
}

/** Tokens by whether they are in a cut; those at its edge are divided. */
function* stretchesOf(
  tokens: Iterable<Token>,
  cuts: Stretch[],
  start: number,
): Generator<[isCut: boolean, tokens: Token[]]> {
  let at = start
  let next = 0
  let isInside = false
  let stretch: Token[] = []
  for (const [kind, text] of tokens) {
    for (let from = 0; from < text.length; ) {
      while ((cuts[next]?.[1] ?? Infinity) <= at) next++
      const [cutStart, cutEnd] = cuts[next] ?? [Infinity, Infinity]
      const isCut = at >= cutStart
      if (isCut !== isInside && stretch.length > 0) {
        yield [isInside, stretch]
        stretch = []
      }
      isInside = isCut
      const length = Math.min(text.length - from, (isCut ? cutEnd : cutStart) - at)
      stretch.push([kind, text.slice(from, from + length)])
      from += length
      at += length
    }
  }
  if (stretch.length > 0) yield [isInside, stretch]
}

/** Most code has far more stretches of punctuation than of plain names: the more frequent of the two is the ground. */
export function groundOf(lines: TokenLines): Ground {
  let balance = 0
  for (const [kind] of runsOf(streamOf(lines))) balance += kind === 'p' ? 1 : kind === '' ? -1 : 0
  return balance > 0 ? 'p' : ''
}

/** Stretches of one kind, each with the white space after it. */
function* runsOf(tokens: Iterable<Token>): Generator<[kind: TokenKind, text: string, space: string]> {
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
      if (run || space) yield [kind, run, space]
      kind = nextKind
      run = text
      space = ''
    }
  }
  if (run || space) yield [kind, run, space]
}

function colored(kind: TokenKind, text: string, ground: Ground): string {
  if (text === '' || kind === ground) return escapeHtml(text)
  const tag = COLOR_TAG + (kind || PLAIN)
  return `<${tag}>${escapeHtml(text)}</${tag}>`
}

/** All lines as one stream, so that runs may go across line ends. */
export function* streamOf(lines: TokenLines): Generator<Token> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) yield ['', '\n']
    yield* line
  }
}
