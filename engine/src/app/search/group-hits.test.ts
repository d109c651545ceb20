import { expect, test } from 'vitest'
import type { HitType, SearchHit } from '#model/search.ts'
import { groupHits, pageOfHit } from './group-hits.ts'

function hit(objectID: string, lvl0: string, url: string, type: HitType = 'lvl2'): SearchHit {
  const hierarchy = { lvl0, lvl1: lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const found = {
    heading: [{ text: objectID, isMatch: false }],
    excerpt: null,
    form: 'section' as const,
    sentence: null,
  }
  return { objectID, url: `https://a.b${url}`, type, hierarchy, content: null, kind: null, trail: [], ...found }
}
const shape = (hits: SearchHit[]) => groupHits(hits).map(({ title, hits }) => [title, hits.map((one) => one.objectID)])

test('groups come in the order of their first hit', () => {
  expect(shape([hit('1', 'B', '/b'), hit('2', 'A', '/a'), hit('3', 'B', '/b#x')])).toEqual([
    ['B', ['1', '3']],
    ['A', ['2']],
  ])
})

test('a group has at most five hits, the best ones', () => {
  const many = Array.from({ length: 8 }, (_, i) => hit(String(i), 'A', `/a#${i}`))
  expect(shape(many)).toEqual([['A', ['0', '1', '2', '3', '4']]])
})

test('inside a group hits of one page stand together, the page itself last unless it is the best of them', () => {
  const [x, y, z] = [hit('1', 'A', '/a#x'), hit('2', 'A', '/b#y'), hit('3', 'A', '/a#z')]
  const itself = hit('4', 'A', '/a', 'lvl1')
  expect(shape([x, itself, y, z])).toEqual([['A', ['1', '3', '4', '2']]])
  expect(shape([itself, x, y, z])).toEqual([['A', ['4', '1', '3', '2']]])
})

test('the words that an address marks do not make it another page', () => {
  expect(pageOfHit(hit('1', 'A', '/a?find=word#x'))).toBe('https://a.b/a')
})

test('a record without a top level is grouped by its page', () => {
  const lone = hit('1', 'A', '/a')
  expect(shape([{ ...lone, hierarchy: { ...lone.hierarchy, lvl0: null, lvl1: 'Page' } }])).toEqual([['Page', ['1']]])
})
