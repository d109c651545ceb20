import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { wordsOf } from '../index/tokenize.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { createScratch } from '../rank/scratch.ts'
import { excerptOf } from './excerpt.ts'
import { createMarker } from './mark.ts'

function find(text: string, asked: string, length: number) {
  const vocabulary = createVocabulary()
  for (const { word } of wordsOf(text)) vocabulary.add(word, 0, FIELD.text)
  const query = readQuery(asked, vocabulary)
  const weights = new Float64Array(query.tokens.length).fill(1)
  return excerptOf(
    { text },
    length,
    createMarker(vocabulary, query, matchWords(query, vocabulary), weights, createScratch()),
  )
}
const excerpt = (...of: Parameters<typeof find>) =>
  find(...of)
    ?.parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('') ?? null

const TEXT = 'One thunk is here. Then a thunk that ends with an error() in it. The finish of it all.'

test('an excerpt is the sentence that has most of the query, whole, however few words were asked for', () => {
  expect(excerpt(TEXT, 'thunk error', 3)).toBe('Then a [thunk] that ends with an [error]() in it.')
  expect(excerpt(TEXT, 'thunk', 3)).toBe('One [thunk] is here.')
})

test('of two sentences with the same words, the one that has them in order answers', () => {
  const text = 'An error comes before any thunk here. A thunk error is this one.'
  expect(excerpt(text, 'thunk error', 3)).toBe('A [thunk] [error] is this one.')
})

test('where there is room, the next sentences follow, each of them whole', () => {
  expect(excerpt(TEXT, 'one', 15)).toBe('[One] thunk is here. Then a thunk that ends with an error() in it.')
  expect(excerpt(TEXT, 'one', 13)).toBe('[One] thunk is here.')
})

test('a sentence that is too long ends with a word, and begins with its beginning', () => {
  const long = `${'Many words, '.repeat(20)}and a thunk.`
  const shown = excerpt(long, 'thunk', 10) ?? ''
  expect(shown.length).toBeLessThanOrEqual(191)
  expect(shown).toMatch(/^Many words, .*(?:Many|words)…$/)
  expect(find(long, 'thunk', 10)?.sentence).toBe(long)
})

test('the sentence is as the page writes it, and none where only the place can be shown', () => {
  expect(find(TEXT, 'finish', 10)?.sentence).toBe('The finish of it all.')
  expect(find(TEXT, 'slice', 10)?.sentence).toBeNull()
  // The index cuts long texts, the page does not.
  expect(find('The finish of it…', 'finish', 10)?.sentence).toBe('The finish of it')
})

test('a text without the words begins at its beginning, an empty one has no excerpt', () => {
  expect(excerpt('One two three.', 'slice', 2)).toBe('One two three.')
  expect(excerpt('', 'slice', 10)).toBeNull()
  expect(excerpt('…', 'slice', 10)).toBeNull()
})
