import { expect, test } from 'vitest'
import { isStopWord, stem } from './word-forms.ts'

test.each([
  ['query', 'queries'],
  ['mutation', 'mutations', 'mutate', 'mutating', 'mutated'],
  ['serialize', 'serializable', 'serializability', 'serialization', 'serializing', 'serialise'],
  ['cache', 'caching', 'cached', 'caches'],
  ['split', 'splitting', 'splits'],
  ['poll', 'polling'],
  ['reducer', 'reducers', 'reduce'],
  ['customize', 'customising'],
])('%s has the forms %s', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

test('words that only look alike stay apart', () => {
  expect(stem('status')).toBe('status')
  expect(stem('axios')).not.toBe(stem('axis'))
  expect(stem('skip')).not.toBe(stem('ski'))
})

test('short words are left alone', () => {
  for (const word of ['fn', 'ids', 'us', 'api']) expect(stem(word)).toBe(word)
})

test('a word of a question is a stop word, a word of the library is not', () => {
  expect(['how', 'do', 'the', 'vs'].every(isStopWord)).toBe(true)
  expect(['query', 'not', 'without', 'constructor', '__proto__'].some(isStopWord)).toBe(false)
})
