import { expect, test } from 'vitest'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { createSynonyms } from '../query/synonyms.ts'
import { type SamplePage, sampleTier } from '../testing/sample-tier.ts'
import { addTexts, createCatalog } from './catalog.ts'
import { scoreUnits } from './score-units.ts'

function score(pages: SamplePage[], asked: string, synonyms: Parameters<typeof createSynonyms>[0] = []) {
  const { names, texts } = sampleTier(pages)
  const catalog = createCatalog(names)
  addTexts(catalog, texts)
  const query = readQuery(asked, catalog.vocabulary)
  const alternatives = createSynonyms(synonyms, catalog.vocabulary)(query)
  return scoreUnits(catalog, query, matchWords(query, catalog.vocabulary), alternatives)
}

test('a title is worth more than a keyword, that more than a description, and text least', () => {
  const { values } = score(
    [
      { title: 'tags' },
      { title: 'A', keywords: ['tags'] },
      { title: 'B', description: 'tags' },
      { title: 'C', texts: ['tags tags tags tags tags tags tags tags'] },
    ],
    'tags ',
  )
  expect([...values]).toEqual([...values].sort((a, b) => b - a))
  expect(new Set(values).size).toBe(4)
})

test('rare words count more than common ones, stop words hardly, unknown words not at all', () => {
  const pages = ['store tags', 'store', 'store the', 'store'].map((title) => ({ title }))
  const [store = 0, tags = 0, the = 0, unknown = 0] = score(pages, 'store tags the xqzvw ').weights
  expect(tags).toBeGreaterThan(store)
  expect(store).toBeGreaterThan(the)
  expect(unknown).toBe(0)
  expect(store + tags + the).toBeCloseTo(1)
})

test('a stop word finds nothing, and a word in a text names nothing', () => {
  const { isFound, isNamed } = score(
    [{ title: 'the' }, { title: 'A', texts: ['tags'] }, { title: 'tags' }],
    'the tags ',
  )
  expect([...isFound]).toEqual([0, 1, 1])
  expect([...isNamed]).toEqual([0, 0, 1])
})

test('one letter or two find names only', () => {
  expect([...score([{ title: 'A', texts: ['tags'] }, { title: 'tags' }], 'ta').isFound]).toEqual([0, 1])
})

test('what pages say for what readers say needs all its words, and is worth less than what readers say', () => {
  const pages = [{ title: 'websocket' }, { title: 'streaming updates' }, { title: 'updates' }]
  const { values, isFound } = score(pages, 'websocket ', [[['websocket'], ['streaming updates']]])
  expect([...isFound]).toEqual([1, 1, 0])
  expect(values[1]).toBeLessThan(values[0] ?? 0)
})

test('a word that is said again counts once', () => {
  const [first = 0, , again = 0] = score([{ title: 'side by side' }], 'side by side ').weights
  expect(again).toBeLessThan(first / 2)
})
