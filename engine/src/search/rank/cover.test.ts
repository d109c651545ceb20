import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { splitCamelCase, wordsOf } from '../index/tokenize.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { createCovers } from './cover.ts'
import { createScratch } from './scratch.ts'

/** How a title covers a query, on a site that has that title only. */
function cover(title: string, asked: string) {
  const vocabulary = createVocabulary()
  for (const { word } of wordsOf(title)) vocabulary.add(word, 0, FIELD.title)
  const query = readQuery(asked, vocabulary)
  const weights = new Float64Array(query.tokens.length).fill(1 / query.tokens.length)
  const phrase = wordsOf(title).flatMap(({ word }) => splitCamelCase(word))
  const words = phrase.flatMap((part) => vocabulary.find(part.toLowerCase())?.number ?? [])
  return createCovers(query, matchWords(query, vocabulary), weights, createScratch()).coverOf(words)
}

test('a title says a part of a query, and a query holds a part of a title', () => {
  expect(cover('Manual cache updates', 'cache tags')).toMatchObject({ said: 0.5, isSame: false })
  expect(cover('Manual cache updates', 'cache tags')?.held).toBeCloseTo(1 / 3)
  expect(cover('Polling', 'slices')).toBeNull()
})

test('both say the same in whatever forms, written apart or as one', () => {
  expect(cover('Lazy queries', 'lazy query')?.isSame).toBe(true)
  expect(cover('createSlice', 'create slice')?.isSame).toBe(true)
  expect(cover('createSlice', 'createslice')?.isSame).toBe(true)
  expect(cover('createSlice options', 'createSlice')?.isSame).toBe(false)
})

test('words that stand inside a longer name cover those parts of it', () => {
  const { held, said } = cover('refetchOnMountOrArgChange', 'mount or arg') ?? { held: 0, said: 0 }
  expect(said).toBeGreaterThan(0.6)
  expect(held).toBeLessThan(0.6)
})

test('the order of words tells a message from words that happen to be in it', () => {
  const message = 'each middleware provided to configureStore must be a function'
  expect(cover(message, 'each middleware provided')?.order).toBe(1)
  expect(cover(message, 'function middleware each')?.order).toBe(0)
  expect(cover(message, 'each middleware provided')?.heldSoFar).toBe(1)
})

test('what a reader has filled into a message does not part the words round it', () => {
  expect(cover('Action type reducer was used twice', 'Action type "cart/total" reducer was used')?.order).toBe(1)
})

test('a piece of a query runs like it from end to end', () => {
  expect(cover('middleware provided', 'each middleware provided to it')?.run).toBe(1)
  expect(cover('middleware each', 'each middleware provided to it')?.run).toBe(0)
})
