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
