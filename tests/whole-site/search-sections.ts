/** Whether the first option of an answer is the section that answers: real questions, and where the real site answers them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { PROJECT } from '../places.ts'
import { askEngine } from '../search/load-index.ts'
import { isAnswer, lettersOf, measureSections, type ReadPage, type SectionQuery } from '../search/section-measure.ts'
import { wholeSite } from './whole-site.ts'

const read = (name: string): SectionQuery[] =>
  JSON.parse(readFileSync(join(PROJECT, 'tests/search', `${name}.json`), 'utf8'))
const QUESTIONS = read('worked-questions')
/** Written before the engine was tuned, kept closed, opened once; its misses have been looked at since, so it is worked on as well. */
const SECOND_QUESTIONS = read('second-worked-questions')
/** The same, of other people, later. */
const THIRD_QUESTIONS = read('third-worked-questions')
/** Written last, with their answers completed by second readers, and opened once, after the engine's last change. */
const FROZEN = read('frozen-questions')
/** Written later, before anything was done for them: what search does with questions that it was not made for. */
const PROBE = read('probe-questions')
/** Written later still from public issues, and no word of the index is. So it tells what the engine does with the next ones. */
const SECOND_PROBE = read('second-probe')
const ALL = [...QUESTIONS, ...SECOND_QUESTIONS, ...THIRD_QUESTIONS, ...FROZEN, ...PROBE, ...SECOND_PROBE]
/**
 * Per cent of the questions, a point or two below what the engine reaches, and the same without the answers that were accepted after
 * they had been found and read. The aim is 80 and 90.
 */
const FLOORS = { first: 79, firstThree: 92 }
const FLOORS_AS_WRITTEN = { first: 72, firstThree: 89 }
const FLOORS_SECOND = { first: 74, firstThree: 89 }
const FLOORS_THIRD = { first: 72, firstThree: 89 }
/** The aim, and no more: floors near the figure would be something to tune for. */
const FLOORS_FROZEN = { first: 70, firstThree: 90 }
const FLOORS_PROBE = { first: 79, firstThree: 95 }
const FLOORS_SECOND_PROBE = { first: 76, firstThree: 93 }
const AS_WRITTEN = QUESTIONS.map(({ query, answers }) => ({
  query,
  answers: answers.filter(({ isAdded }) => !isAdded),
}))
const PATIENCE_MS = 120_000

let pages: Map<string, ReadPage>
let ids: Map<string, string[]>
let ask: (query: string) => string[]

beforeAll(async () => {
  const { site, names, withTexts, readPages } = await wholeSite()
  pages = readPages()
  ids = new Map(site.pages.map(({ compiled }) => [compiled.meta.route, compiled.ids]))
  const hits = askEngine(withTexts, names)
  const places = new Map<string, string[]>() // some questions are measured twice, by other answers
  ask = (query) => {
    const known = places.get(query) ?? hits(query).map(({ route }) => route)
    places.set(query, known)
    return known
  }
}, PATIENCE_MS)

test('a topic has the page with that word in its title among the options of the page', () => {
  const topics = { listener: '/api/createListenerMiddleware', slice: '/api/createSlice', store: '/api/configureStore' }
  for (const [topic, route] of Object.entries(topics)) expect(ask(topic).slice(0, 6), topic).toContain(route)
})

test('a name that no heading has leads to where it is explained', () => {
  const names = {
    operationNameSuffix: '/rtk-query/usage/code-generation',
    enableES5: '/usage/',
    axiosInstance: '/rtk-query/',
  }
  for (const [name, route] of Object.entries(names)) expect(ask(name)[0], name).toContain(route)
})

test('every question is answered by places that exist', () => {
  const gone = ALL.flatMap(({ answers }) =>
    answers.flatMap(({ route, ids: own }) =>
      own.filter((id) => id !== '' && !ids.get(route)?.includes(id)).map((id) => `${route}#${id}`),
    ),
  )
  expect(gone).toEqual([])
})

test('all answers quote their pages', () => {
  const wrong = ALL.flatMap(({ query, answers }) =>
    answers
      .filter(({ route, words }) => words === '' || !pages.get(route)?.letters.includes(lettersOf(words)))
      .map(() => query),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['with all answers that are known', QUESTIONS, FLOORS],
  ['with the answers that were written down first', AS_WRITTEN, FLOORS_AS_WRITTEN],
  ['of questions that were kept closed until the engine was tuned', SECOND_QUESTIONS, FLOORS_SECOND],
  ['of the next questions that were kept closed', THIRD_QUESTIONS, FLOORS_THIRD],
  ['of the questions that were kept closed last', FROZEN, FLOORS_FROZEN],
  ['of questions that came later', PROBE, FLOORS_PROBE],
  ['of questions that came last', SECOND_PROBE, FLOORS_SECOND_PROBE],
])(
  'the answering section is the first option, or among the first three, %s',
  (_, questions, floors) => {
    const { score, misses } = measureSections(questions, ask, pages)
    const tale = misses.map(({ query, rank, got }) => `${rank ?? '-'} ${query}: ${got.join(', ')}`).join('\n')
    expect((100 * score.first) / score.queries, tale).toBeGreaterThanOrEqual(floors.first)
    expect((100 * score.firstThree) / score.queries, tale).toBeGreaterThanOrEqual(floors.firstThree)
  },
  120_000,
)

test('a place above the answer counts only where both are seen together', () => {
  const letters = `${'a'.repeat(2_000)}answer`
  const page = (start: number): ReadPage => ({
    letters,
    starts: new Map([
      ['top', start],
      ['low', 1_990],
    ]),
    bounds: [start, 1_990],
  })
  const query = { query: '', answers: [{ route: '/a', ids: ['low'], words: 'Answer' }] }
  const isRight = (place: string, start: number) => isAnswer(place, query, new Map([['/a', page(start)]]))
  expect(isRight('/a#low', 0)).toBe(true)
  expect(isRight('/a#top', 1_000)).toBe(true)
  expect(isRight('/a#top', 100)).toBe(false)
  expect(isRight('/a', 0)).toBe(false)
  expect(isRight('/b#low', 0)).toBe(false)
})
