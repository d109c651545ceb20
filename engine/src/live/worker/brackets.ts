import type { Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'

export const OPENING = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL])
export const CLOSING = new Set([tt.parenR, tt.braceR, tt.bracketR])

/** The index of the bracket that closes one. */
export function closeOf(tokens: Token[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index++) {
    const { type } = tokens[index] as Token
    if (OPENING.has(type)) depth++
    else if (CLOSING.has(type) && --depth === 0) return index
  }
  return tokens.length
}

export const textOf = (code: string, { start, end }: Token): string => code.slice(start, end)
