import { expect, test } from 'vitest'
import type { SearchRecord } from '#model/search.ts'
import { selectedIndex } from './use-selection.ts'

const options = (...ids: string[]) => ids.map((objectID) => ({ objectID }) as SearchRecord)

test('the first option is selected until the reader moves; an empty list has none', () => {
  expect(selectedIndex(options('a', 'b'), null)).toBe(0)
  expect(selectedIndex([], null)).toBe(-1)
  expect(selectedIndex([], { id: 'a', index: 0 })).toBe(-1)
})

test('the option moved to stays selected where a better answer puts it', () => {
  expect(selectedIndex(options('x', 'a', 'b'), { id: 'b', index: 1 })).toBe(2)
})

test('in place of an option that is gone, the one that took its place is selected', () => {
  expect(selectedIndex(options('a', 'c'), { id: 'b', index: 1 })).toBe(1)
  expect(selectedIndex(options('a'), { id: 'b', index: 1 })).toBe(0)
})
