import { expect, test } from 'vitest'
import { bitsOf, firstOf } from './token-bits.ts'

/** The tokens of some bits, in the order in which they are gone through. */
function tokensOf(bits: number): number[] {
  const tokens: number[] = []
  for (let left = bits; left; left &= left - 1) tokens.push(firstOf(left))
  return tokens
}

test('tokens that stand one after the other are bits, and gone through in their order', () => {
  expect(tokensOf(bitsOf(0, 0))).toEqual([0])
  expect(tokensOf(bitsOf(3, 5))).toEqual([3, 4, 5])
  expect(tokensOf(bitsOf(23, 23) | bitsOf(1, 2))).toEqual([1, 2, 23])
  expect(tokensOf(0)).toEqual([])
})

test('all tokens of the longest query have a bit', () => {
  expect(tokensOf(bitsOf(0, 23))).toEqual(Array.from({ length: 24 }, (_, token) => token))
})
