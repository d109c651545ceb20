import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { placeEvidence } from './place-evidence.ts'

const PAGES = [
  {
    title: 'Loans',
    keywords: ['borrow'],
    sections: [
      sampleSection('Extend', { jobs: ['Keep a book longer'] }),
      sampleSection('By phone', { level: 3 }),
      sampleSection('Fees'),
    ],
    texts: ['Loans run a month.', 'Ask before the month ends.', 'Ring the desk.', 'None.'],
  },
]

function of(query: string, title: string) {
  const { asked, evidence, unitOf } = askSample(PAGES, query)
  return placeEvidence(unitOf(title), { ...asked, evidence, isPasted: false })
}

test('the page says what its places need not say', () => {
  const { title, rest, whole, together } = of('loans month ', 'Extend')
  expect(title).toBeGreaterThan(0)
  expect(whole).toBeCloseTo(1)
  expect(rest).toBeGreaterThan(0.5)
  expect(together).toBeCloseTo(title * rest)
  expect(of('loans month ', 'Fees').rest).toBe(0)
})

test('the heading above a place speaks for it, and a job of that heading less', () => {
  expect(of('extend phone ', 'By phone').whole).toBeCloseTo(1)
  const inside = of('longer phone ', 'By phone')
  const { weights } = askSample(PAGES, 'longer phone ').asked
  expect(inside.whole).toBeCloseTo((weights[0] ?? 0) * 0.8 + (weights[1] ?? 0))
  expect(of('extend phone ', 'Fees').whole).toBe(0)
})

test('a keyword of the page speaks for its places, less than a title', () => {
  expect(of('borrow ', 'Fees').whole).toBeCloseTo(0.5)
  expect(of('borrow ', 'Fees').keywords).toBeCloseTo(1)
})

test('a job agrees the better, the more of it was asked', () => {
  expect(of('keep a book longer ', 'Extend').job).toBeGreaterThan(of('book ', 'Extend').job)
  expect(of('book ', 'Extend').job).toBeGreaterThan(0)
  expect(of('book ', 'Fees').job).toBe(0)
})

test('the page itself is no place of its own: neither its title nor its keywords are counted for it twice', () => {
  expect(of('loans ', 'Loans')).toMatchObject({ title: 0, keywords: 0, held: 0, job: 0, whole: 1 })
})
