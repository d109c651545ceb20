import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { MOST_BY_WORDS, promising } from './promising.ts'

const sections = Array.from({ length: 100 }, (_, index) => sampleSection(`Place ${index}`))
const PAGES = [
  {
    title: 'Many',
    sections,
    texts: ['', ...sections.map((_, index) => (index === 77 ? 'shelf opened at noon' : 'shelf'))],
  },
  { title: 'Shelf', texts: ['A shelf.'] },
]

test('of very many places those are looked at that have most of the query', () => {
  const { ranked, asked, evidence, titleOf } = askSample(PAGES, 'shelf opened at noon ')
  const found = promising(ranked, asked, evidence)
  expect(found).toHaveLength(60)
  expect(titleOf(found[0]?.unit ?? -1)).toBe('Place 77')
})

test('of places that have as much of it, the first ones', () => {
  const { ranked, asked, evidence, titleOf } = askSample(PAGES, 'shelf opened at noon ')
  const titles = promising(ranked, asked, evidence).map(({ unit }) => titleOf(unit) ?? '')
  const alike = titles.filter((title) => title.startsWith('Place') && title !== 'Place 77')
  expect(alike).toEqual(sections.slice(0, alike.length).map(({ title }) => title))
  expect(alike.length).toBeGreaterThan(50)
})

test('a place knows what words add up to in its page, and not that the page is named', () => {
  const { ranked, asked, evidence, titleOf } = askSample(PAGES, 'shelf')
  const named = promising(ranked, asked, evidence).find(({ unit }) => titleOf(unit) === 'Shelf')
  expect(ranked[0]?.score).toBeGreaterThan(MOST_BY_WORDS)
  expect(named?.ofPage).toBe(MOST_BY_WORDS)
})
