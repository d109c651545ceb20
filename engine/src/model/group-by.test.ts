import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('things stand with those that they have something in common with, in the order in which they come', () => {
  const groups = groupBy(['slice', 'thunk', 'store', 'api'], ([first = '']) => first)
  expect([...groups]).toEqual([
    ['s', ['slice', 'store']],
    ['t', ['thunk']],
    ['a', ['api']],
  ])
})
