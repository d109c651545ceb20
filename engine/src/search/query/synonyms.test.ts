import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { readQuery } from './read-query.ts'
import { asMatches, createSynonyms } from './synonyms.ts'

const vocabulary = createVocabulary()
for (const word of ['streaming', 'updates', 'update', 'cache', 'query']) vocabulary.add(word, 0, FIELD.text)
const alternativesFor = createSynonyms(
  [
    [['websocket', 'live data'], ['streaming updates']],
    [['querykey'], ['cache']],
  ],
  vocabulary,
)
const meant = (asked: string) =>
  alternativesFor(readQuery(asked, vocabulary)).map(({ from, to, words }) => [
    from,
    to,
    ...words.map((forms) =>
      forms
        .map(({ text }) => text)
        .sort()
        .join('|'),
    ),
  ])

test('what readers say stands for what pages say, in any form of the words', () => {
  expect(meant('websockets ')).toEqual([[0, 0, 'streaming', 'update|updates']])
})

test('several words have to follow each other', () => {
  expect(meant('use live data now ')).toEqual([[1, 2, 'streaming', 'update|updates']])
  expect(meant('live some data ')).toEqual([])
})

test('four letters of the last word are a beginning, unless they are a word by themselves', () => {
  expect(meant('webs')).toHaveLength(1)
  expect(meant('web')).toEqual([])
  expect(meant('webs ')).toEqual([])
  expect(meant('query')).toEqual([])
})

test('all words of an alternative are marked', () => {
  const [alternative] = alternativesFor(readQuery('websocket ', vocabulary))
  expect(alternative && asMatches(alternative).map(({ word }) => word.text)).toEqual(['streaming', 'update', 'updates'])
})
