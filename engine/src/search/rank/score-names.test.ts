import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { type SamplePage, sampleError } from '../testing/sample-tier.ts'

/** What the names of a place say of a query. */
function of(pages: SamplePage[], query: string, title: string, messages: string[] = []) {
  const errors = messages.map((message, code) => sampleError(code, message))
  const { asked, unitOf } = askSample(pages, query, { errors })
  const { number } = unitOf(title)
  const { score, isMessage, isPiece, isSame } = asked.names
  return {
    score: score[number] ?? 0,
    isMessage: isMessage[number] === 1,
    isPiece: isPiece[number] === 1,
    isSame: isSame[number] === 1,
  }
}

test('the best name counts, and names without a word of the query do not', () => {
  const alone = of([{ title: 'A', keywords: ['lazy query'] }], 'lazy query ', 'A').score
  expect(alone).toBeGreaterThan(0)
  expect(of([{ title: 'A', keywords: ['polling', 'query', 'lazy query'] }], 'lazy query ', 'A').score).toBe(alone)
  expect(of([{ title: 'A', keywords: ['lazy query', 'query', 'polling'] }], 'lazy query ', 'A').score).toBe(alone)
  expect(of([{ title: 'A', keywords: ['polling'] }, { title: 'Lazy' }], 'lazy ', 'A').score).toBe(0)
})

test('a word that only a text has is no name', () => {
  expect(of([{ title: 'Lazy', texts: ['polling'] }], 'polling ', 'Lazy').score).toBe(0)
})

test('only a title is the name of a place, keywords are not', () => {
  expect(of([{ title: 'Lazy query' }], 'lazy query ', 'Lazy query').isSame).toBe(true)
  expect(of([{ title: 'A', keywords: ['lazy query'] }], 'lazy query ', 'A').isSame).toBe(false)
})

test('a long query in the order of a name is a message, and worth most where messages are listed, least as a title', () => {
  const message = 'shelf callback must return an array'
  const page = of([{ title: message }], message, message)
  const section = of([{ title: 'A', sections: [sampleSection(message)] }], message, message)
  const error = of([], message, message, [message])
  expect([page, section, error].map(({ isMessage }) => isMessage)).toEqual([true, true, true])
  expect(page.score).toBeLessThan(section.score)
  expect(section.score).toBeLessThan(error.score)
  expect(of([], 'shelf callback ', message, [message]).isMessage).toBe(false)
  expect(of([], 'array return must callback shelf ', message, [message]).isMessage).toBe(false)
})

test('three words of a long query in their order are a piece of it, two are not', () => {
  const piece = (keyword: string, query: string) => of([{ title: 'A', keywords: [keyword] }], query, 'A').isPiece
  const message = 'No data found at state, did somebody forget a reducer'
  expect(piece('data found at state', message)).toBe(true)
  expect(piece('data found', message)).toBe(false)
  expect(piece('state found at data', message)).toBe(false)
  expect(piece('data found at state', 'data found at state ')).toBe(false)
})
