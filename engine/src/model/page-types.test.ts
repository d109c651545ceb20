import { expect, test } from 'vitest'
import { codeKey, packNames, unpackNames } from './page-types.ts'

test('names come back from their distances and the text', () => {
  const code = 'const $a = #b + naïve'
  const packed = packNames([
    { start: 6, info: 0 },
    { start: 11, info: 2 },
    { start: 16, info: 1 },
  ])
  expect(packed).toEqual([6, 0, 5, 2, 5, 1])
  expect(unpackNames(packed, code).map(({ start, end }) => code.slice(start, end))).toEqual(['$a', '#b', 'naïve'])
})

test('the key of a block changes with every character', () => {
  expect(codeKey('a')).toBe(codeKey('a'))
  expect(new Set(['', 'a', 'b', 'ab', 'ba'].map(codeKey)).size).toBe(5)
})
