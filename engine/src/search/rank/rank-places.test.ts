import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import type { SamplePage } from '../testing/sample-tier.ts'
import { rankPlaces } from './rank-places.ts'

const TEXT = 'We keep books here for everybody who comes to the hall and asks at the desk for them.'
const PAGES: SamplePage[] = [
  {
    title: 'Shelves',
    sections: [sampleSection('Open a shelf'), sampleSection('Close a shelf', { asked: 'lock evening' })],
    texts: ['All about shelves.', TEXT, TEXT],
  },
  { title: 'Desks', sections: [sampleSection('Open a desk')], texts: ['All about desks.', TEXT] },
]

/** Titles of places, page by page, in the order in which they are shown. */
function places(query: string, pages = PAGES) {
  const { catalog, ranked, asked, evidence, marker, titleOf } = askSample(pages, query)
  return rankPlaces(catalog, ranked, asked, evidence, marker).map(({ units }) => units.map(titleOf))
}

test('a question is answered by a place, and pages stand in the order of their best', () => {
  expect(places('how do I open a desk in the hall ')[0]?.[0]).toBe('Open a desk')
  expect(places('how do I open a shelf in the hall ')[0]?.[0]).toBe('Open a shelf')
})

test('a place is found by words that only readers use', () => {
  expect(places('lock the shelf in the evening please ')[0]?.[0]).toBe('Close a shelf')
})

test('a page that is named comes first of its places, one that is not asked for is no option', () => {
  expect(places('shelves')[0]?.[0]).toBe('Shelves')
  expect(places('how do I open a desk in the hall ').flat()).not.toContain('Desks')
})

test('a page whose title is part of the question is the last of its options', () => {
  const titles = places('open the shelves of the hall ', PAGES.slice(0, 1))[0] ?? []
  expect(titles.at(-1)).toBe('Shelves')
  expect(titles.length).toBeGreaterThan(1)
})

test('further places of a page that are far behind do not keep the next page out of sight', () => {
  const [first = []] = places('open desk everybody hall asks ')
  expect(first).toEqual(['Open a desk'])
})

test('a page whose best places answer alike leaves room for another page among the first options', () => {
  const alike = ['Lend a book', 'Lend a map', 'Lend a film']
  const page = (title: string, sections: string[]): SamplePage => ({
    title,
    sections: sections.map((name) => sampleSection(name)),
    texts: ['', ...sections.map(() => TEXT)],
  })
  const inSight = places('lend something everybody ', [page('Loans', alike), page('Desks', ['Lend a chair'])])
  expect(inSight.flat().slice(0, 3)).toContain('Lend a chair')
  expect(places('lend something everybody ', [page('Loans', alike)]).flat()).toEqual(alike)
})

test('a pasted message leads to the page that has it among its names, though another one quotes more of it', () => {
  const message = 'Lamp broken: cannot lend the only copy of this book'
  const pages: SamplePage[] = [
    {
      title: 'Desks',
      sections: [sampleSection('Broken', { id: 'error-broken', jobs: [message] })],
      texts: ['', `${message}\n${TEXT}`],
    },
    {
      title: 'Loans',
      keywords: ['cannot lend the only copy of this book'],
      sections: [sampleSection('Only one', { id: 'error-only' })],
      texts: ['', TEXT],
    },
  ]
  expect(places(`${message} `, pages).map(([first]) => first)).toEqual(['Only one', 'Broken'])
})

test('a piece of a message that many messages share does not keep the place away that has the names in it', () => {
  const pages: SamplePage[] = [
    {
      title: 'Loans',
      keywords: ['cannot be lent today'],
      sections: [sampleSection('Loans of a day')],
      texts: ['', TEXT],
    },
    {
      title: 'Desks',
      sections: [sampleSection('atlasOfStars and mapOfMoons', { jobs: ['Lend an atlasOfStars or a mapOfMoons'] })],
      texts: ['', `An atlasOfStars and a mapOfMoons cannot be lent. ${TEXT}`],
    },
  ]
  const [first] = places('The atlasOfStars cannot be lent today with this mapOfMoons ', pages)
  expect(first).toEqual(['atlasOfStars and mapOfMoons'])
})

test('a page that has a name among its keywords is an option below the place that answers', () => {
  const pages: SamplePage[] = [
    {
      title: 'Loans',
      keywords: ['lendBook'],
      sections: [sampleSection('Hand a copy over', { jobs: ['lendBook'] }), sampleSection('Take it back')],
      texts: ['', TEXT, TEXT],
    },
  ]
  expect(places('lendBook', pages)[0]).toEqual(['Hand a copy over', 'Loans'])
})
