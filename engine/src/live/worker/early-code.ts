import type { Scope, Token } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { CLOSING, closeOf, OPENING, textOf } from './brackets.ts'

/** Tokens from one index to before another. */
export type Part = [from: number, to: number]

/**
 * The parts that run before the body of a function or without any: what parameters default to, their computed names, and what fields of
 * classes begin with. They can call, and never come to the body: because it is none, or because they throw, which a promise catches.
 * What does nothing is left out.
 */
export function earlyCode(code: string, tokens: Token[], functions: Scope[]): Part[] {
  const ends = new Map(functions.map(({ startTokenIndex, endTokenIndex }) => [startTokenIndex, endTokenIndex]))
  const parts = new Map<number, number>() // a named function has its parameters in two scopes
  for (const index of tokens.keys()) {
    if (isField(code, tokens, index)) parts.set(index + 1, tokens[index]?.rhsEndIndex ?? 0)
  }
  for (const { startTokenIndex, endTokenIndex } of functions) {
    for (const [from, to] of partsOfHead(tokens, startTokenIndex, endTokenIndex)) parts.set(from, to)
  }
  return [...parts].filter(([from, to]) => !isInert(code, tokens, ends, from, to))
}

/** Whether a field of a class begins with what follows. The parser marks names of fields, but for one; and patterns, which are none. */
function isField(code: string, tokens: Token[], index: number): boolean {
  const { type, rhsEndIndex } = tokens[index] as Token
  const name = tokens[index - 1]
  if (type !== tt.eq || !rhsEndIndex || !name || name.type === tt.braceR) return false
  return Boolean(name.contextId) || textOf(code, name) === 'static'
}

/** Parts between the beginning of a function and its body. What is inside of one is asked with it. */
function partsOfHead(tokens: Token[], start: number, end: number): Part[] {
  const parts: Part[] = []
  let depth = 0
  for (let index = start; index < end; index++) {
    const { type, rhsEndIndex, contextId } = tokens[index] as Token
    if (depth === 0 && (type === tt.braceL || type === tt.arrow)) break
    if (type === tt.eq && rhsEndIndex) {
      parts.push([index + 1, rhsEndIndex])
      index = rhsEndIndex - 1
    } else if (type === tt.bracketL && contextId) {
      const close = closeOf(tokens, index)
      parts.push([index + 1, close])
      index = close
    } else if (OPENING.has(type)) depth++
    else if (CLOSING.has(type)) depth--
  }
  return parts
}

/** Whether a part does nothing: constants, and functions, which are only made and get their names by standing there alone. */
function isInert(code: string, tokens: Token[], ends: ReadonlyMap<number, number>, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const end = ends.get(index)
    if (end) index = end - 1
    else if (!INERT.has((tokens[index] as Token).type) && !beginsFunction(index)) return false
  }
  return true

  function beginsFunction(index: number): boolean {
    const text = textOf(code, tokens[index] as Token)
    return text === 'function' || (text === 'async' && (ends.has(index + 1) || beginsFunction(index + 1)))
  }
}

const INERT = new Set([
  ...[tt.num, tt.bigint, tt.string, tt._true, tt._false, tt._null, tt.minus],
  ...[tt.bracketL, tt.bracketR, tt.braceL, tt.braceR, tt.comma, tt.star],
])
