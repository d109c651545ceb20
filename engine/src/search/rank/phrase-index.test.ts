import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { phrasesWith } from './phrase-index.ts'

const PAGES = [
  {
    title: 'Loans',
    keywords: ['lend a book', 'book a book'],
    sections: [sampleSection('Fees', { jobs: ['Pay late'] })],
  },
]

/** Whose phrases have some words. */
function owners(...texts: string[]) {
  const { catalog } = askSample(PAGES, '')
  const words = texts.map((text) => catalog.vocabulary.find(text)?.number ?? -1)
  const { owners } = catalog.phrases
  return [...phrasesWith(catalog.phrases, words, catalog.scratch)].flatMap((isMet, number) =>
    isMet ? [catalog.units[owners[number] ?? -1]?.title] : [],
  )
}

test('titles, keywords, headings and jobs are found by each of their words', () => {
  expect(owners('loans')).toEqual(['Loans'])
  expect(owners('lend')).toEqual(['Loans'])
  expect(owners('fees', 'late')).toEqual(['Fees', 'Fees'])
  expect(owners('nothing')).toEqual([])
})

test('a phrase is met once, whatever it says twice and however many of its words are asked for', () => {
  expect(owners('book')).toHaveLength(2)
  expect(owners('book', 'lend')).toHaveLength(2)
})
