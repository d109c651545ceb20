// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { HitType, SearchRecord } from '#model/search.ts'
import {
  readSearches,
  recentLimit,
  type StoredSearches,
  withChosen,
  withFavorite,
  withoutFavorite,
  withoutRecent,
  writeSearches,
} from './stored-searches.ts'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs'

function record(objectID: string, type: HitType = 'lvl1', url = `https://a.b/${objectID}`): SearchRecord {
  const hierarchy = { lvl0: objectID, lvl1: objectID, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { objectID, url, type, hierarchy, content: null, kind: 'api', trail: ['API reference'] }
}
const stored = (recent: SearchRecord[], favorites: SearchRecord[] = []): StoredSearches => ({ recent, favorites })
const ids = ({ recent, favorites }: StoredSearches) => [recent, favorites].map((all) => all.map((one) => one.objectID))
const records = (count: number) => Array.from({ length: count }, (_, i) => record(String(i)))

beforeEach(() => localStorage.clear())

test('a chosen hit comes to the front, without what belongs to its query', () => {
  const hit = { ...record('b'), heading: [{ text: 'b', isMatch: true }], excerpt: null }
  const next = withChosen(stored([record('a'), record('b')]), hit, [hit], 7)
  expect(ids(next)[0]).toEqual(['b', 'a'])
  expect(next.recent[0]).toEqual(record('b'))
})

test('the address of a hit that is stored leads to the sentence that answered', () => {
  const found = { heading: [], excerpt: [{ text: 'abort', isMatch: true }], form: 'section' as const }
  const hit = { ...record('run', 'lvl2', 'https://a.b/page#run'), ...found, sentence: 'abort() ends it.' }
  const [first] = withChosen(stored([]), hit, [hit], 7).recent
  expect(first).toEqual({ ...record('run', 'lvl2'), url: 'https://a.b/page?find=abort%28%29+ends+it.&mark=abort#run' })
})

test('for a text its page is stored if it is among the results, else nothing', () => {
  const text = record('t', 'content', 'https://a.b/page#part')
  const page = record('p', 'lvl1', 'https://a.b/page')
  expect(ids(withChosen(stored([]), text, [text, page], 7))[0]).toEqual(['p'])
  const before = stored([record('a')])
  expect(withChosen(before, text, [text, record('o')], 7)).toBe(before)
})

test('a search that is stored as both is a favorite', () => {
  localStorage.setItem(RECENT, JSON.stringify([record('a'), record('b')]))
  localStorage.setItem(FAVORITE, JSON.stringify([record('a')]))
  expect(ids(readSearches('docs'))).toEqual([['b'], ['a']])
})

test('a favorite is never added to the recent ones', () => {
  const before = stored([], [record('a')])
  expect(withChosen(before, record('a'), [], 7)).toBe(before)
})

test('seven recent searches are kept, four if there was a favorite', () => {
  expect(recentLimit([])).toBe(7)
  expect(recentLimit([record('a')])).toBe(4)
  expect(withChosen(stored(records(7)), record('new'), [], 7).recent).toHaveLength(7)
  writeSearches('docs', stored([]), stored(records(7)))
  expect(readSearches('docs').recent).toHaveLength(7)
  localStorage.setItem(FAVORITE, JSON.stringify([record('f')]))
  expect(readSearches('docs').recent).toHaveLength(4)
  expect(readSearches('docs', 7).recent).toHaveLength(7)
})

test('a star moves a search to the front of at most ten favorites', () => {
  const before = stored([record('a'), record('b')], records(10))
  const next = withFavorite(before, record('b'))
  expect(ids(next)).toEqual([['a'], ['b', ...records(9).map((one) => one.objectID)]])
})

test('removing takes one search away', () => {
  const before = stored([record('a'), record('b')], [record('c'), record('d')])
  expect(ids(withoutRecent(before, record('a')))).toEqual([['b'], ['c', 'd']])
  expect(ids(withoutFavorite(before, record('d')))).toEqual([['a', 'b'], ['c']])
})

test('only what has changed is written', () => {
  const before = stored([record('a')], [])
  writeSearches('docs', before, withoutRecent(before, record('a')))
  expect({ ...localStorage }).toEqual({ [RECENT]: '[]' })
})

test.each(['not JSON', '7', 'null', '{}', '[null, 1, "a", {}, {"objectID": "a"}]'])(
  'stored %s counts as empty',
  (text) => {
    localStorage.setItem(RECENT, text)
    localStorage.setItem(FAVORITE, text)
    expect(readSearches('docs')).toEqual(stored([]))
  },
)

test('of stored entries those of another shape are dropped, and so is what an entry has too much', () => {
  const { kind, trail, ...foreign } = record('a')
  const bad = [
    { ...record('b'), type: 'lvl9' },
    { ...record('f'), type: ['lvl1'] },
    { ...record('g'), type: { toString: 1, valueOf: 1 } }, // no text can be made of it
    { ...record('c'), url: 'nowhere' },
    { ...record('d'), hierarchy: null },
    { ...record('e'), objectID: 7 },
    record('a'),
  ]
  localStorage.setItem(RECENT, JSON.stringify([{ ...foreign, anchor: 'x' }, ...bad]))
  expect(readSearches('docs').recent).toEqual([{ ...foreign, kind: null, trail: [] }])
})

test('of what is stored no more is taken than is ever kept, however much it is', () => {
  const many = Array.from({ length: 500 }, (_, index) => record(`r${index}`))
  localStorage.setItem(FAVORITE, JSON.stringify(many))
  localStorage.setItem(RECENT, JSON.stringify(many.map(({ objectID }) => record(`x${objectID}`))))
  const { favorites, recent } = readSearches('docs')
  expect([favorites.length, recent.length]).toEqual([10, 4])
})

test('a text that is longer than all that is ever kept counts as empty', () => {
  localStorage.setItem(RECENT, JSON.stringify(Array(3000).fill(record('a'))))
  expect(ids(readSearches('docs'))[0]).toEqual([])
})

test('of a long list only the beginning is compared, in which one search many times over is one', () => {
  localStorage.setItem(RECENT, JSON.stringify([...Array(99).fill(record('a')), ...['b', 'c'].map((id) => record(id))]))
  expect(ids(readSearches('docs'))[0]).toEqual(['a', 'b'])
})

test('where a search stands is kept with it, as far as it is text; a page without a section has a name all the same', () => {
  const { hierarchy, ...rest } = record('a')
  const stranger = { ...rest, trail: ['Guides', 7, '', null, 'Lending'], hierarchy: { lvl1: 'A page' } }
  localStorage.setItem(RECENT, JSON.stringify([stranger]))
  const [read] = readSearches('docs').recent
  expect(read?.trail).toEqual(['Guides', 'Lending'])
  expect(read?.hierarchy).toMatchObject({ lvl0: null, lvl1: 'A page' })
})

test('blocked storage counts as empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readSearches('docs')).toEqual(stored([]))
  writeSearches('docs', stored([]), stored([record('a')]))
  vi.restoreAllMocks()
})
