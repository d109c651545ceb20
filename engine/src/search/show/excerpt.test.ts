import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { wordsOf } from '../index/tokenize.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { excerptOf } from './excerpt.ts'
import { createMarker } from './mark.ts'

function excerpt(text: string, asked: string, length: number) {
  const vocabulary = createVocabulary()
  for (const { word } of wordsOf(text)) vocabulary.add(word, 0, FIELD.text)
  const query = readQuery(asked, vocabulary)
  const weights = query.tokens.map(() => 1)
  const parts = excerptOf({ text }, length, createMarker(vocabulary, query, matchWords(query, vocabulary), weights))
  return parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('') ?? null
}

const TEXT =
  'One thunk here. Then many words that say nothing at all, and a thunk that ends with an error() in it. The finish.'

test('an excerpt stands round the place where most words of the query are close together', () => {
  expect(excerpt(TEXT, 'thunk error', 9)).toBe('…a [thunk] that ends with an [error]() in it.')
})

test('what is cut off is shown, what is whole is not', () => {
  expect(excerpt(TEXT, 'one', 4)).toBe('[One] thunk here. Then…')
  expect(excerpt(TEXT, 'finish', 4)).toBe('…in it. The [finish].')
  expect(excerpt('All of it.', 'all', 10)).toBe('[All] of it.')
})

test('a sentence that has ended needs no sign that more was said', () => {
  expect(excerpt('Call it. Then export it. Then more.', 'export', 3)).toBe('…Then [export] it.')
  expect(excerpt('Call it, then export it, then more.', 'export', 3)).toBe('…then [export] it,…')
})

test('a text without the words begins at its beginning, an empty one has no excerpt', () => {
  expect(excerpt('One two three.', 'slice', 2)).toBe('One two…')
  expect(excerpt('', 'slice', 10)).toBeNull()
  expect(excerpt('…', 'slice', 10)).toBeNull()
})

test('lines become one line', () => {
  expect(excerpt('One\ntwo\n\nthree', 'two', 10)).toBe('One [two] three')
})
