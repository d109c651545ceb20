import type { Language } from '../languages.ts'

/** One letter a kind, as the elements of colored code are named; the empty kind is plain text. */
export type TokenKind = '' | 'k' | 's' | 'n' | 'f' | 't' | 'c' | 'p'

/** A stretch of one line and its kind. */
export type Token = [kind: TokenKind, text: string]

/** A block's tokens, line by line. */
export type TokenLines = Token[][]

/** A piece of code to color. */
export interface CodeToColor {
  code: string
  language: Language
}

/** Everything a block's tokens depend on, the highlighter aside. */
export const blockKey = ({ code, language }: CodeToColor) => `${language.id}\n${code}`

/** Stretches that may hold line ends, as lines. */
export function splitLines(tokens: Iterable<Token>): TokenLines {
  let line: Token[] = []
  const lines = [line]
  for (const [kind, text] of tokens) {
    if (!text.includes('\n')) {
      line.push([kind, text])
      continue
    }
    const [first = '', ...rest] = text.split('\n')
    if (first) line.push([kind, first])
    for (const part of rest) {
      line = part ? [[kind, part]] : []
      lines.push(line)
    }
  }
  return lines
}

/** A block without colors. */
export const plainLines = (code: string): TokenLines => code.split('\n').map((line) => (line ? [['', line]] : []))

/** The text that tokens are made of. */
export const textOfLines = (lines: TokenLines) => lines.map((line) => line.map(([, text]) => text).join('')).join('\n')
