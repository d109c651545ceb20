import { expect, test } from 'vitest'
import { answerOf as answerFor } from './algolia-answer.ts'

const answerOf = (response: unknown) => answerFor(response, 20)

/** An answer of the service with some records. */
const answer = (...hits: object[]) => answerOf({ results: [{ hits, nbHits: hits.length, nbPages: 1 }] })

const HEADING = {
  objectID: '7',
  url: 'https://example.com/api/createSlice#reducers',
  type: 'lvl2',
  hierarchy: { lvl0: 'createSlice', lvl1: 'createSlice', lvl2: '&lt;reducers&gt;', lvl3: null },
  content: null,
  kind: 'api',
  trail: ['Reducers & actions'],
  _highlightResult: {
    hierarchy: { lvl1: { value: '<mark>createSlice</mark>' }, lvl2: { value: '&lt;<mark>reducers</mark>&gt;' } },
  },
}

test('a record becomes a hit, with its headings unescaped', () => {
  expect(answer(HEADING).hits).toEqual([
    {
      objectID: '7',
      url: 'https://example.com/api/createSlice#reducers',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'createSlice',
        lvl1: 'createSlice',
        lvl2: '<reducers>',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      kind: 'api',
      trail: ['Reducers & actions'],
      heading: [
        { text: '<', isMatch: false },
        { text: 'reducers', isMatch: true },
        { text: '>', isMatch: false },
      ],
      excerpt: null,
      form: 'section',
      sentence: null,
    },
  ])
})

test('a text hit has the deepest heading above it and the words round the match', () => {
  const [hit] = answer({
    ...HEADING,
    type: 'content',
    content: 'Reducers are functions.',
    _snippetResult: { content: { value: '…<mark>Reducers</mark> are…' } },
  }).hits
  expect(hit?.heading.map(({ text }) => text).join('')).toBe('<reducers>')
  expect(hit?.excerpt).toEqual([
    { text: '…', isMatch: false },
    { text: 'Reducers', isMatch: true },
    { text: ' are…', isMatch: false },
  ])
})

test("a page hit is named by its title, whatever its record's deeper levels hold", () => {
  const [hit] = answer({ ...HEADING, type: 'lvl1' }).hits
  expect(hit?.heading).toEqual([{ text: 'createSlice', isMatch: true }])
})

test("another crawler's records work: no kind, no trail, missing levels, no highlights", () => {
  const url = 'https://example.com/a'
  expect(answer({ url, type: 'lvl0', hierarchy: { lvl0: 'Docs' } }).hits).toMatchObject([
    { objectID: url, type: 'lvl1', kind: null, trail: [], heading: [{ text: 'Docs', isMatch: false }], excerpt: null },
  ])
  expect(answer({ url, hierarchy: { lvl1: 'A page' }, content: 'Its text' }).hits).toMatchObject([
    {
      type: 'content',
      hierarchy: { lvl0: 'A page', lvl1: 'A page' },
      heading: [{ text: 'A page', isMatch: false }],
      excerpt: [{ text: 'Its text', isMatch: false }],
    },
  ])
  expect(answer({ url, type: 'lvl3', kind: 'blog', hierarchy: null }).hits).toMatchObject([
    { type: 'lvl3', kind: null, heading: [{ text: url, isMatch: false }] },
  ])
})

test('a record that leads nowhere a link may lead is left out', () => {
  const addresses = ['javascript:alert(1)', 'data:text/html,x', '/relative', '', undefined, 7]
  expect(answer(...addresses.map((url) => ({ ...HEADING, url }))).hits).toEqual([])
})

test('hits of one page stand together, best page first', () => {
  const urls = ['https://x.org/a#1', 'https://x.org/b', 'https://x.org/a', 'https://x.org/b#2']
  const hits = answer(...urls.map((url) => ({ ...HEADING, url }))).hits
  expect(hits.map(({ url }) => url)).toEqual([urls[0], urls[2], urls[1], urls[3]])
})

test('counts are those of all kinds, and kinds that nobody knows are left out', () => {
  const found = { hits: [HEADING], nbHits: 31, nbPages: 3, facets: { kind: { api: 31 } } }
  const all = { hits: [], facets: { kind: { guide: 4, api: 31, blog: 9 } } }
  expect(answerOf({ results: [found, all] })).toMatchObject({ total: 31, pages: 3, counts: { api: 31, guide: 4 } })
  expect(answerOf({ results: [found] }).counts).toEqual({ api: 31 })
  expect(answerOf({ results: [{ hits: [] }] })).toMatchObject({ total: 0, counts: {}, isComplete: true, nearest: [] })
})

test('no more hits are taken than were asked for', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...HEADING, url: `https://x.org/${index}` }))
  expect(answer(...many).hits.map(({ url }) => url)).toEqual(many.slice(0, 20).map(({ url }) => url))
})

test.each([-5, 1e308, 2.5, Number.NaN, '7', null])('%j counts nothing', (count) => {
  const found = { hits: [HEADING], nbHits: count, nbPages: count, facets: { kind: { api: count } } }
  expect(answerOf({ results: [found] })).toMatchObject({ total: 1, pages: 1, counts: {} })
})

test.each([undefined, null, '', 'ok', [], {}, { results: [] }, { results: [{}] }, { results: 'x' }])(
  '%j is no answer',
  (response) => {
    expect(() => answerOf(response)).toThrow('The search service answered with something else than results.')
  },
)
