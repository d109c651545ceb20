import { expect, test } from 'vitest'
import { readLiteral } from './literal.ts'

test.each([
  ["'it\\'s'", "it's"],
  ['"\\u00e9\\x41\\u{1F600}\\n"', 'éA😀\n'],
  ['`plain`', 'plain'],
  ['-1_000.5e2', -100050],
  ['0xff', 255],
  ['true', true],
  [' null ', null],
  ['[1, "a", [], ]', [1, 'a', []]],
  ["{ a: 1, 'b-c': { d: [true] }, 2: null, }", { a: 1, 'b-c': { d: [true] }, 2: null }],
  ['/* why */ 1 // because', 1],
])('%s is read', (text, value) => {
  expect(readLiteral(text)).toEqual(value)
})

test.each([
  ['1 + 2', 2],
  ['name', 0],
  ['alert(1)', 0],
  [`\`a\${b}\``, 2],
  ['[1, 2', 0],
  ['{ a }', 4],
  ["'open", 0],
  ['', 0],
  ['() => 1', 0],
  ['[...x]', 1],
])('%s is refused, at its place', (text, offset) => {
  expect(() => readLiteral(text)).toThrow(expect.objectContaining({ offset }))
})

test.each([
  ['settings', '"settings" is a name, and a page has no variables'],
  ['constructor', '"constructor" is a name, and a page has no variables'],
  [`\`a\${b}\``, 'a template with an expression is code'],
  ['"\\u{110000}"', 'no such character'],
  ['[1 2]', 'expected "," or "]"'],
  ['{ a 1 }', 'expected ":" after "a"'],
  ['{ -1: 1 }', 'expected a name'],
  ['[1,,2]', '"," does not start a value'],
  ['[1, 2', '"[" is not closed'],
  ["'open", 'the string is not closed'],
  ['1 + 2', '"+ 2" stands after the value'],
  ['', 'a value is missing'],
])('of %s an author is told: %s', (text, message) => {
  expect(() => readLiteral(text)).toThrow(message)
})

test('no text holds the character that stands around slots, however it is written', () => {
  for (const text of ['"a\\0"', "'a\\x00'", '`a\\u0000`', '"a\\u{0}"', '"a\0"', '["a\\0"]', '{ "a\\0": 1 }'])
    expect(() => readLiteral(text), text).toThrow('a text cannot hold the character with the number 0')
  expect(() => readLiteral('"a\\0"')).toThrow(expect.objectContaining({ offset: 2 }))
})

test('a dollar is no template, and the last character there is can be written', () => {
  expect(readLiteral('`$5 {a} $`')).toBe('$5 {a} $')
  expect(readLiteral('"\\u{10ffff}"')).toBe('\u{10ffff}')
})

test('a name that every object has is an entry like any other', () => {
  const read = readLiteral('{ __proto__: { isAdmin: true }, constructor: 1 }') as Record<string, unknown>
  expect(Object.keys(read)).toEqual(['__proto__', 'constructor'])
  expect(read.isAdmin).toBeUndefined()
})
