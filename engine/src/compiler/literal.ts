import { TextCursor } from './text-cursor.ts'

/** A value an attribute in braces may have. A page runs no code, so there are only literals. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal }

/** Says what stands at `offset` of the text instead of a literal. */
export class LiteralError extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/** Stands around the slots of a page while it is put together: see `split-tree.ts`. A text that had it would make slots of its own. */
const NUL = '\0'
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: NUL, '\n': '' }
const WORDS = new Map<string | null, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Reads strings, numbers, booleans, null, arrays and plain objects, written as in JavaScript. Never evaluates. */
export function readLiteral(text: string): Literal {
  const cursor = new TextCursor(text)
  const result = readValue(cursor)
  cursor.skipSpace()
  if (!cursor.isAtEnd) fail(`"${text.slice(cursor.at, cursor.at + 12)}" stands after the value`, cursor.at)
  return result
}

function fail(message: string, offset: number): never {
  throw new LiteralError(message, offset)
}

function readValue(cursor: TextCursor): Literal {
  cursor.skipSpace()
  const { at, next } = cursor
  if (next === '"' || next === "'" || next === '`') return readString(cursor)
  if (next === '[') return readList(cursor, ']', readValue)
  if (next === '{') return Object.fromEntries(readList(cursor, '}', readProperty))
  const number = cursor.take(/[+-]?(?:0x[\da-f]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?![\w$])/iy)
  if (number !== null) return Number(number.replaceAll('_', ''))
  const word = cursor.take(/[\p{L}_$][\p{L}\p{N}_$]*/uy)
  const known = WORDS.get(word)
  if (known !== undefined) return known
  if (word !== null) return fail(`"${word}" is a name, and a page has no variables`, at)
  return fail(next === '' ? 'a value is missing' : `"${next}" does not start a value`, at)
}

function readString(cursor: TextCursor): string {
  const { at: start, next: quote } = cursor
  let out = ''
  cursor.at++
  while (!cursor.isAtEnd) {
    const { at, next } = cursor
    cursor.at++
    if (next === quote) return out
    if (quote === '`' && next === '$' && cursor.next === '{') fail('a template with an expression is code', at)
    const sign = next === '\\' ? readEscaped(cursor) : next
    if (sign === NUL) fail('a text cannot hold the character with the number 0', at)
    out += sign
  }
  return fail('the string is not closed', start)
}

function readEscaped(cursor: TextCursor): string {
  const code = cursor.take(/u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}/iy)
  if (code) {
    const point = Number.parseInt(code.replace(/[ux{}]/gi, ''), 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : fail('no such character', cursor.at)
  }
  const { next } = cursor
  cursor.at++
  return ESCAPES[next] ?? next
}

function readList<T>(cursor: TextCursor, close: string, readItem: (cursor: TextCursor) => T): T[] {
  const { at: start, next: open } = cursor
  const items: T[] = []
  cursor.at++
  for (;;) {
    cursor.skipSpace()
    if (cursor.isAtEnd) fail(`"${open}" is not closed`, start)
    if (cursor.next === close) break
    items.push(readItem(cursor))
    cursor.skipSpace()
    if (cursor.next === ',') cursor.at++
    else if (!cursor.isAtEnd && cursor.next !== close) fail(`expected "," or "${close}"`, cursor.at)
  }
  cursor.at++
  return items
}

function readProperty(cursor: TextCursor): [string, Literal] {
  const isQuoted = cursor.next === '"' || cursor.next === "'"
  const key = isQuoted ? readString(cursor) : cursor.take(/[\p{L}_$][\p{L}\p{N}_$]*|\d+/uy)
  if (key === null) return fail('expected a name', cursor.at)
  cursor.skipSpace()
  if (cursor.next !== ':') fail(`expected ":" after "${key}"`, cursor.at)
  cursor.at++
  return [key, readValue(cursor)]
}
