import { expect, test } from 'vitest'
import { paired } from './paired.ts'

test('each item is given with its answer', () => {
  expect(paired(['a', 'b'], [1, undefined])).toEqual([
    ['a', 1],
    ['b', undefined],
  ])
  expect(() => paired(['a', 'b'], [1])).toThrow('There are only 1 answers for 2.')
})
