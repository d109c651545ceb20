import { expect, test } from 'vitest'
import type { HitHierarchy, HitType } from '#model/search.ts'
import { headingTrail } from './heading-trail.ts'

const NONE: HitHierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

const trailOf = (type: HitType, hierarchy: Partial<HitHierarchy>, trail: string[] = ['API reference']) =>
  headingTrail({ type, trail, hierarchy: { ...NONE, ...hierarchy } })

test('a page stands below its groups', () => {
  expect(trailOf('lvl1', { lvl0: 'createSlice', lvl1: 'createSlice' })).toEqual(['API reference'])
})

test('a heading stands below its page and the headings above', () => {
  const hierarchy = { lvl0: 'createSlice', lvl1: 'createSlice', lvl2: 'Options', lvl3: 'reducers' }
  expect(trailOf('lvl3', hierarchy)).toEqual(['API reference', 'createSlice', 'Options'])
  expect(trailOf('lvl2', hierarchy)).toEqual(['API reference', 'createSlice'])
})

test('text has the heading it stands under as its own', () => {
  expect(trailOf('content', { lvl0: 'createSlice', lvl1: 'createSlice', lvl2: 'Options' })).toEqual([
    'API reference',
    'createSlice',
  ])
  expect(trailOf('content', { lvl0: 'createSlice', lvl1: 'createSlice' })).toEqual(['API reference'])
})

test('a group that is no page is part of the trail', () => {
  expect(trailOf('lvl1', { lvl0: 'Production errors', lvl1: 'Cannot read' }, [])).toEqual(['Production errors'])
  expect(trailOf('lvl2', { lvl0: 'Usage Guide', lvl1: 'Immer', lvl3: 'deeper' }, [])).toEqual(['Usage Guide'])
})

test('a record without headings has no trail but its groups', () => {
  expect(trailOf('content', {})).toEqual(['API reference'])
})
