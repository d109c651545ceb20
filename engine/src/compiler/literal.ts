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

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' }
const WORDS = new Map<string | null, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Reads strings, numbers, booleans, null, arrays and plain objects, written as in JavaScript. Never evaluates. In one piece: the
 * rules call each other and share one place in the text.
 */
export function readLiteral(text: string): Literal {
  let at = 0

  const fail = (message: string, offset = at): never => {
    throw new LiteralError(message, offset)
  }

  function skipSpace() {
    const space = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
  }

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }

  function string(quote: string): string {
    const start = at++
    let out = ''
    while (at < text.length) {
      const character = text.charAt(at++)
      if (character === quote) return out
      if (quote === '`' && character === '$' && text[at] === '{') fail('a template with an expression is code', at - 1)
      out += character === '\\' ? escaped() : character
    }
    return fail('the string is not closed', start)
  }

  function escaped(): string {
    const code = take(/u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}/iy)
    if (code) {
      const point = Number.parseInt(code.replace(/[ux{}]/gi, ''), 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : fail('no such character')
    }
    const character = text[at++] ?? ''
    return ESCAPES[character] ?? character
  }

  function list<T>(close: string, item: () => T): T[] {
    const start = at++
    const items: T[] = []
    for (;;) {
      skipSpace()
      if (at >= text.length) fail(`"${text[start]}" is not closed`, start)
      if (text[at] === close) break
      items.push(item())
      skipSpace()
      if (text[at] === ',') at++
      else if (at < text.length && text[at] !== close) fail(`expected "," or "${close}"`)
    }
    at++
    return items
  }

  function property(): [string, Literal] {
    const quote = text[at] ?? ''
    const key = quote === '"' || quote === "'" ? string(quote) : take(/[\p{L}_$][\p{L}\p{N}_$]*|\d+/uy)
    if (key === null) return fail('expected a name')
    skipSpace()
    if (text[at] !== ':') fail(`expected ":" after "${key}"`)
    at++
    return [key, value()]
  }

  function value(): Literal {
    skipSpace()
    const start = at
    const character = text[at] ?? ''
    if (character === '"' || character === "'" || character === '`') return string(character)
    if (character === '[') return list(']', value)
    if (character === '{') return Object.fromEntries(list('}', property))
    const number = take(/[+-]?(?:0x[\da-f]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?![\w$])/iy)
    if (number !== null) return Number(number.replaceAll('_', ''))
    const word = take(/[\p{L}_$][\p{L}\p{N}_$]*/uy)
    const known = WORDS.get(word)
    if (known !== undefined) return known
    if (word !== null) return fail(`"${word}" is a name, and a page has no variables`, start)
    return fail(character === '' ? 'a value is missing' : `"${character}" does not start a value`, start)
  }

  const result = value()
  skipSpace()
  if (at < text.length) fail(`"${text.slice(at, at + 12)}" stands after the value`)
  return result
}
