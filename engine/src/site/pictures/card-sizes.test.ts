import { expect, test } from 'vitest'
import { codeSize, titleSize } from './card-sizes.ts'

const WIDTH = 992

test('the longer a title, the smaller it is set, down to a size that can be read', () => {
  const titles = [
    'Queries',
    'Generated API: Redux integration',
    'word '.repeat(9),
    'word '.repeat(12),
    'word '.repeat(99),
  ]
  const sizes = titles.map((title) => titleSize(title.trim(), false, WIDTH))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBeGreaterThan(2)
  expect(sizes.at(-1)).toBe(44)
})

test('a name of code is never broken where a smaller size holds it', () => {
  for (const length of [8, 20, 26, 33, 40]) {
    const size = titleSize('x'.repeat(length), true, WIDTH)
    expect(size * 0.56 * length, String(length)).toBeLessThanOrEqual(WIDTH)
  }
})

test('code is set smaller for a long line, and cut if that does not help', () => {
  const sizeOf = (length: number) => codeSize([[['', 'x'.repeat(length)]], [['k', 'if']]], 924)
  expect([sizeOf(20), sizeOf(60), sizeOf(66), sizeOf(500)]).toEqual([27, 25, 23, 23])
  expect(codeSize([[]], 924)).toBe(27)
})
