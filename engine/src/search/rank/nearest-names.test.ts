import { expect, test } from 'vitest'
import { sampleTier } from '../testing/sample-tier.ts'
import { createCatalog } from './catalog.ts'
import { nearestNames } from './nearest-names.ts'

const sections = [
  { id: 'add-case', level: 3 as const, title: 'addCase' },
  { id: 'when', level: 2 as const, title: 'When to use it' },
]
const { names } = sampleTier([{ title: 'createSlice', sections }, { title: 'createReducer' }, { title: 'Polling' }])
const nearest = (query: string) => nearestNames(createCatalog(names), query)

test('the nearest titles and names of code come first, three at most', () => {
  expect(nearest('creatzlyze')[0]).toBe('createSlice')
  expect(nearest('adCaze')[0]).toBe('addCase')
  expect(nearest('createXyz').length).toBeLessThanOrEqual(3)
})

test('one word of several may be the name', () => {
  expect(nearest('zzzzzz poling')[0]).toBe('Polling')
})

test('headings in words are not offered, and nothing is where nothing is near', () => {
  expect(nearest('when to uze it')).not.toContain('When to use it')
  expect(nearest('qqqqqqqqqqqq')).toEqual([])
})
