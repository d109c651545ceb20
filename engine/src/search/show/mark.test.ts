import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { wordsOf } from '../index/tokenize.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { createScratch } from '../rank/scratch.ts'
import { createMarker } from './mark.ts'

function markerFor(text: string, asked: string) {
  const vocabulary = createVocabulary()
  for (const { word } of wordsOf(text)) vocabulary.add(word, 0, FIELD.title)
  const query = readQuery(asked, vocabulary)
  const weights = Float64Array.from(query.tokens, (_, index) => index + 1)
  return createMarker(vocabulary, query, matchWords(query, vocabulary), weights, createScratch())
}
const marked = (text: string, asked: string) =>
  markerFor(text, asked)
    .mark(text)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Lazy queries', 'query ', 'Lazy [queries]'],
  ['createAsyncThunk', 'createAs', '[createAs]yncThunk'],
  ['createAsyncThunk', 'async thunk ', 'create[AsyncThunk]'],
  ['createAsyncThunk', 'async thu', 'create[AsyncThu]nk'],
  ['createSlice', 'creatSlice ', '[createSlice]'],
  ['The name of the slice', 'the slice ', 'The name of the [slice]'],
  ['What is it', 'what is it', '[What] [is] [it]'],
  ['<b>slice</b>', 'slice ', '<b>[slice]</b>'],
])('in %s, %s marks %s', (text, asked, result) => {
  expect(marked(text, asked)).toBe(result)
})

test('the parts of a text are the whole text', () => {
  const text = '…  builder.addCase(creator, reducer)!'
  const parts = markerFor(text, 'add case').mark(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('tokens that a word stands for add up their weights', () => {
  const { entryOf, bits, weightOf, weightIn } = markerFor('createSlice', 'create slice ')
  expect(weightOf(bits[entryOf('createSlice').whole.number] ?? 0)).toBe(3)
  expect(weightOf(bits[entryOf('other').whole.number] ?? 0)).toBe(0)
  expect(weightIn('other createSlice')).toBe(3)
  expect(weightIn('other')).toBe(0)
})
