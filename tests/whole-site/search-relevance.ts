/** Whether readers find what they look for, on the real site: the queries and what they should find are in `search/queries.ts`. */
import { beforeAll, expect, test } from 'vitest'
import { ASKED_QUERIES } from '../search/asked-queries.ts'
import { BLIND_QUERIES } from '../search/blind-queries.ts'
import { GUIDE_QUERIES } from '../search/guide-queries.ts'
import { askEngine, type LoadedIndex, messageRows } from '../search/load-index.ts'
import { type Ask, describeMisses, type Measurement, measure, percent, type Score } from '../search/measure.ts'
import { QUERIES, QUERY_KINDS, type QueryKind, type RelevanceQuery, titleQueries } from '../search/queries.ts'
import { UNSEEN_QUERIES } from '../search/unseen-queries.ts'
import { wholeSite } from './whole-site.ts'

/** Per cent of the queries whose page comes first, and among the first three. */
type Floor = [first: number, firstThree: number]

/** What the finished content must reach. Exact names are complete already: see below. */
const TARGET: Floor = [90, 98]

/** A query or two below what today's content gives (November 15, 2026: all pages written, 98.7 and 99.8 of all), so that pages can move. */
const FLOORS: Record<Exclude<QueryKind, 'title' | 'API name'> | 'all' | keyof typeof LISTS, Floor> = {
  prefix: [97, 100],
  typo: [94, 100],
  'camel case': [97, 100],
  'dotted name': [94, 100],
  'error message': [100, 100],
  'word form': [96, 98],
  'other words': [97, 98],
  question: [95, 98],
  all: [98, 99],
  unseen: [94, 98],
  // Places decide for whole questions: three pages of 120 that came first are among the first three now.
  blind: [92, 98],
  guides: [92, 98],
  asked: [88, 98],
}

/** Lists that are measured apart from the suite. */
const LISTS = { unseen: UNSEEN_QUERIES, blind: BLIND_QUERIES, guides: GUIDE_QUERIES, asked: ASKED_QUERIES }

/** Some thousand searches: a second or two, unless the machine is busy with something else. */
const PATIENCE_MS = 120_000

let index: LoadedIndex
let namesOnly: Ask
let ask: Ask
let measured: Measurement
let queries: RelevanceQuery[]

beforeAll(async () => {
  const whole = await wholeSite()
  index = whole
  ask = askEngine(whole.withTexts, index.names)
  namesOnly = askEngine(whole.withNames, index.names)
  queries = [...titleQueries(index.names.pages), ...QUERIES]
  measured = measure(queries, ask)
}, PATIENCE_MS)

test('the suite is large, of all kinds, and expects pages that exist', () => {
  expect(QUERIES.length).toBeGreaterThan(180)
  expect([...new Set(queries.map(({ kind }) => kind))].sort()).toEqual([...QUERY_KINDS].sort())
  expect(QUERIES.filter(({ kind }) => kind === 'API name').length).toBeGreaterThan(60)
  const routes = new Set([...index.names.pages.map(({ route }) => route), ...messageRows(index.names).values()])
  expect(
    [...queries, ...Object.values(LISTS).flat()].flatMap(({ expect }) => expect).filter((route) => !routes.has(route)),
  ).toEqual([])
})

test('an exact title or API name comes first, always', () => {
  const misses = measured.misses.filter(({ kind }) => kind === 'title' || kind === 'API name')
  expect(misses.length, describeMisses(misses)).toBe(0)
})

test.each(Object.keys(FLOORS) as Array<keyof typeof FLOORS>)('%s: the floors hold', (kind) => {
  const { kinds, all, misses: missed } = kind in LISTS ? measure(LISTS[kind as keyof typeof LISTS], ask) : measured
  const isList = kind === 'all' || kind in LISTS
  const score = isList ? all : kinds[kind as QueryKind]
  if (!score) throw new Error(`No queries of the kind ${kind}`)
  const [first, firstThree] = FLOORS[kind]
  const misses = missed.filter((miss) => isList || miss.kind === kind)
  const tale = `${figures(score)}; floors ${first} and ${firstThree}, target ${TARGET.join(' and ')}\n${describeMisses(misses)}`
  expect((100 * score.first) / score.queries, `first: ${tale}`).toBeGreaterThanOrEqual(first)
  expect((100 * score.firstThree) / score.queries, `among three: ${tale}`).toBeGreaterThanOrEqual(firstThree)
})

/** Three letters are the first prefix that can say anything. */
const MIN_PREFIX = 3

test.each<[string, () => Ask]>([
  ['with the names alone', () => namesOnly],
  ['with all texts', () => ask],
])(
  '%s, every prefix of a title finds its page among the first three',
  (_, engine) => {
    const { pages } = index.names
    const failures = pages.flatMap(({ title, route }) => {
      const prefixes = Array.from({ length: title.length - MIN_PREFIX + 1 }, (_, more) =>
        title.slice(0, MIN_PREFIX + more),
      )
      return prefixes.flatMap((prefix) => {
        const sharing = pages.filter((page) => page.title.toLowerCase().startsWith(prefix.toLowerCase()))
        // More titles than places: then the places belong to those.
        const accepted = sharing.length > 3 ? sharing.map((page) => page.route) : [route]
        const found = new Set(engine()(prefix.trim()).map((hit) => hit.route.replace(/#.*$/, '')))
        const three = [...found].slice(0, 3)
        const isFound = sharing.length > 3 ? three.every((hit) => accepted.includes(hit)) : three.includes(route)
        return isFound ? [] : [`${prefix} (${title}): got ${three.join(', ') || 'nothing'}`]
      })
    })
    expect(failures.length, failures.join('\n')).toBe(0)
  },
  PATIENCE_MS,
)

const figures = ({ queries, first, firstThree }: Score) =>
  `${percent(first, queries)} first, ${percent(firstThree, queries)} among the first three, of ${queries}`

test('a message leads to the section that explains it, once the texts are there', () => {
  const route = (from: Ask) => from('Minified Redux Toolkit error #14')[0]?.route
  expect(route(ask)).toBe('/api/createSlice#error-object-notation')
  expect(route(namesOnly)).toBe('/api/other-exports#error-14')
})
