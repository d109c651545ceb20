import { expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

test('an array has only zeros, whatever the search before has left in it', () => {
  const scratch = createScratch()
  scratch.floats('values', 4).fill(7)
  expect([...scratch.floats('values', 3)]).toEqual([0, 0, 0])
  expect([...scratch.floats('values', 6)]).toEqual([0, 0, 0, 0, 0, 0])
})

test('two uses in one search are two arrays, and two catalogs share none', () => {
  const scratch = createScratch()
  const values = scratch.floats('values', 2).fill(1)
  expect([...scratch.floats('text', 2)]).toEqual([0, 0])
  expect([...createScratch().floats('values', 2)]).toEqual([0, 0])
  expect([...values]).toEqual([1, 1])
})
