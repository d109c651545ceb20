import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { request, type SamplePage, sampleError, sampleTier } from './testing/sample-tier.ts'

const section = (title: string, jobs: string[] = []) => ({ id: title, level: 2 as const, title, jobs })
const PAGES: SamplePage[] = [
  {
    title: 'Shelves',
    keywords: ['book case', 'openShelf'],
    description: 'Open and close a shelf.',
    sections: [section('Open a shelf', ['See the books']), section('Rules')],
    texts: [
      'Shelves hold books. A shelf is open by day.',
      'Call openShelf() and wait. The hall is dark.',
      'Shelf|Hours\nupper|nine to five',
    ],
  },
  {
    title: 'Loans',
    sections: [section('Extend a loan')],
    texts: ['Borrow a book.', 'A loan runs a month. Then it ends.'],
  },
]
const ERRORS = [sampleError(1, 'The {shelfName} at {hallNames} is not open', 'Open the shelf first.')]

function createSample() {
  const { names, texts } = sampleTier(PAGES, { errors: ERRORS, synonyms: [[['prolong'], ['extend']]] })
  const engine = createEngine(names)
  engine.addTexts(texts)
  return engine
}

const typed = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))
const QUERIES = [
  'open a shelf',
  'shelfNames of the hall',
  'hallname',
  'how do I prolong a lown',
  'openShlef',
  'the shelf at noon is not open',
  'error #1',
  'upper hours',
].flatMap(typed)

test('an answer is the same whatever was asked before, and in whatever order', () => {
  const alone = QUERIES.map((query) => createSample().search(request(query)))
  const { search } = createSample()
  expect(QUERIES.map((query) => search(request(query)))).toEqual(alone)
  expect(QUERIES.toReversed().map((query) => search(request(query)))).toEqual(alone.toReversed())
})

test('an answer stays as it is when the next one is made', () => {
  const { search } = createSample()
  const first = search(request('open a shelf'))
  const copy = structuredClone(first)
  for (const query of QUERIES) search(request(query))
  expect(first).toEqual(copy)
})

test('an answer after texts have come is that of an engine that had them from the start', () => {
  const { names, texts } = sampleTier(PAGES, { errors: ERRORS })
  const late = createEngine(names)
  for (const query of QUERIES) late.search(request(query))
  late.addTexts(texts)
  const early = createEngine(names)
  early.addTexts(texts)
  for (const query of QUERIES) expect(late.search(request(query))).toEqual(early.search(request(query)))
})
