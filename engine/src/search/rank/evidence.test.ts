import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { HEADING, JOB, KINDS_OF_EVIDENCE, REST, SAID_ONCE, TEXT } from './evidence.ts'

const PAGES = [
  {
    title: 'Loans',
    keywords: ['renewal'],
    sections: [sampleSection('Extend', { jobs: ['Keep longer'], asked: 'postpone' }), sampleSection('Fees')],
    texts: ['', 'A loan runs a month.', 'fine fine fine fine fine fine fine\n\u0000overdue'],
  },
]

/** What speaks for a place of one word. */
function of(word: string, title: string, rest: Parameters<typeof askSample>[2] = {}) {
  const { evidence, unitOf } = askSample(PAGES, `${word} `, rest)
  const { number } = unitOf(title)
  const kinds = { heading: HEADING, job: JOB, text: TEXT, rest: REST }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const value = evidence.values[number * KINDS_OF_EVIDENCE + kind]
      return value ? [[name, Number(value.toFixed(2))]] : []
    }),
  )
}

test('a word is evidence by where it stands', () => {
  expect(of('loans', 'Loans')).toEqual({ heading: 1 })
  expect(of('renewal', 'Loans')).toEqual({ job: 1 })
  expect(of('extend', 'Extend')).toEqual({ heading: 1 })
  expect(of('longer', 'Extend')).toEqual({ job: 1 })
  expect(of('postpone', 'Extend')).toEqual({ job: 1 })
  expect(of('overdue', 'Fees')).toEqual({ rest: 1 })
  expect(of('longer', 'Fees')).toEqual({})
})

test('a word that a text says again and again is more evidence than one that it says once', () => {
  expect(of('month', 'Extend')).toEqual({ text: SAID_ONCE })
  expect(of('fine', 'Fees').text).toBeGreaterThan(0.9)
})

test('another form is less than the word, a synonym less than that, and all its words must be there', () => {
  expect(of('extending', 'Extend')).toEqual({ heading: 0.9 })
  expect(of('prolong', 'Extend', { synonyms: [[['prolong'], ['keep longer']]] })).toEqual({ job: 0.6 })
  expect(of('prolong', 'Extend', { synonyms: [[['prolong'], ['keep month']]] })).toEqual({})
})

test('a word that says nothing is no evidence, unless there is no other', () => {
  const { evidence, unitOf } = askSample(PAGES, 'a month ')
  const { number } = unitOf('Extend')
  const ofToken = (token: number) => evidence.values[(number * 2 + token) * KINDS_OF_EVIDENCE + TEXT]
  expect([ofToken(0), ofToken(1)]).toEqual([0, Math.fround(SAID_ONCE)])
  expect(of('a', 'Extend').text).toBeGreaterThan(0)
})
