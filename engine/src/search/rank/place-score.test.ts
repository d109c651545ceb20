import { expect, test } from 'vitest'
import { askSample, sampleSection } from '../testing/ask-sample.ts'
import { sampleError } from '../testing/sample-tier.ts'
import { orderScore, placeScore } from './place-score.ts'

const LONG = 'Whoever wants to keep a shelf open asks at the desk in the hall before noon on that very day.'

/** What each place of a page is worth, by title. */
function scores(sections: Array<ReturnType<typeof sampleSection>>, query: string, isPasted = false) {
  const pages = [{ title: 'Desk', sections, texts: ['', ...sections.map(() => `Note.\n${LONG}`)] }]
  const { asked, evidence, ranked, catalog } = askSample(pages, query)
  const question = { ...asked, evidence, isPasted }
  const units = ranked.flatMap((group) => group.units.flatMap((unit) => catalog.units[unit] ?? []))
  return new Map(units.map((unit) => [unit.title, placeScore(unit, question, asked)]))
}

test('of places that say the same, a heading of level 2 is ahead of a deeper one, and both of a message', () => {
  const all = scores(
    [sampleSection('One'), sampleSection('Two', { level: 3 }), sampleSection('Six', { id: 'error-six' })],
    'keep shelf open ',
  )
  const order = [...all].sort((a, b) => b[1] - a[1]).map(([title]) => title)
  expect(order).toEqual(['One', 'Two', 'Six'])
})

test('a message gains when one was pasted', () => {
  const sections = [sampleSection('Six', { id: 'error-six' })]
  const calm = scores(sections, 'keep shelf open ').get('Six') ?? 0
  expect(scores(sections, 'keep shelf open ', true).get('Six')).toBeGreaterThan(calm)
})

test('a name that was typed is ahead of everything else', () => {
  const all = scores([sampleSection('openShelf'), sampleSection('Open a shelf at the desk')], 'openShelf')
  expect((all.get('openShelf') ?? 0) - (all.get('Open a shelf at the desk') ?? 0)).toBeGreaterThan(3)
})

test('a message of a list that was not pasted is behind a section with the same words', () => {
  const pages = [{ title: 'Desk', sections: [sampleSection('One')], texts: ['', LONG] }]
  const { asked, evidence, ranked, catalog } = askSample(pages, 'keep shelf open ', {
    errors: [sampleError(1, 'keep shelf open at noon on that very day, please')],
  })
  const worth = ranked
    .flatMap(({ units }) => units.flatMap((unit) => catalog.units[unit] ?? []))
    .map((unit) => [unit.error !== null, placeScore(unit, { ...asked, evidence, isPasted: false }, asked)] as const)
  const best = (isError: boolean) => Math.max(...worth.filter(([is]) => is === isError).map(([, score]) => score))
  expect(worth.some(([is]) => is)).toBe(true)
  expect(best(true)).toBeLessThan(best(false))
})

test('words that are neighbors in a sentence are worth more than words that are apart', () => {
  const pages = [
    { title: 'Near', texts: ['We keep a shelf open.'] },
    { title: 'Far', texts: ['Open. A shelf is what we keep.'] },
  ]
  const { marker, unitOf } = askSample(pages, 'keep shelf open ')
  expect(orderScore(unitOf('Near'), 3, marker)).toBeGreaterThan(orderScore(unitOf('Far'), 3, marker))
  expect(orderScore(unitOf('Near'), 1, marker)).toBe(0)
})
