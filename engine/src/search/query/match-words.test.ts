import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { matchWords } from './match-words.ts'
import { readQuery } from './read-query.ts'

const vocabulary = createVocabulary()
const WORDS = ['mutation', 'mutations', 'createSlice', 'create', 'slice', 'async', 'thunk', 'createAsyncThunk', 'the']
WORDS.forEach((word, unit) => {
  vocabulary.add(word, unit, unit < 4 ? FIELD.title : FIELD.text)
})

/** Matched words with their quality, best first. */
const found = (asked: string) =>
  matchWords(readQuery(asked, vocabulary), vocabulary)
    .map(({ word, quality }) => [word.text, quality] as const)
    .sort((a, b) => b[1] - a[1])
const words = (asked: string) => found(asked).map(([word]) => word)

test('the word itself counts most, then its forms, then words that begin so', () => {
  expect(words('mutation ')).toEqual(['mutation', 'mutations'])
  expect(words('mutati')).toEqual(['mutation', 'mutations'])
  expect(found('mutati')[0]?.[1]).toBeLessThan(found('mutation ')[1]?.[1] ?? 0)
})

test('a word that stands nowhere is corrected, and found in its other forms', () => {
  expect(words('mutatoin ')).toEqual(['mutation', 'mutations'])
  expect(found('mutatoin ')[0]?.[1]).toBeLessThan(1)
  expect(words('zzzzzz ')).toEqual([])
})

test('words that are one name when joined count more than each by itself', () => {
  const [best, ...others] = found('create slice ')
  expect(best?.[0]).toBe('createslice')
  for (const [, quality] of others) expect(quality).toBeLessThan(best?.[1] ?? 0)
})

test('words inside a longer name find that name', () => {
  expect(words('async thunk ')[0]).toBe('createasyncthunk')
})

test('parts of a name that pages are about do not count when it was written as one word', () => {
  expect(words('createSlice ')).toEqual(['createslice'])
})

test('stop words match themselves and nothing else', () => {
  expect(words('the createSlice ')).toEqual(['createslice', 'the'])
})
