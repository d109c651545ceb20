import { expect, test } from 'vitest'
import type { IndexedPage } from '#model/search.ts'
import { dropTail } from './drop-tail.ts'
import type { RankedGroup } from './rank-groups.ts'
import type { RankedUnit } from './rank-units.ts'
import * as STEP from './steps.ts'
import type { PageGroup, Unit } from './unit.ts'

const page = { route: '/a' } as IndexedPage

/** A page whose first unit is `first`, with the scores of it and its sections. */
function ranked(score: number, scores: number[], exact: number[] = [], first = 0): RankedGroup {
  const group: PageGroup = { title: '', key: '', kind: 'guide', page, units: [] }
  group.units = scores.map(
    (_, at): Unit => ({
      number: first + at,
      group,
      section: null,
      error: null,
      title: '',
      text: '',
      phrases: [],
    }),
  )
  const units: RankedUnit[] = group.units.map((unit, at) => ({
    unit,
    score: scores[at] ?? 0,
    isExact: exact.includes(at),
    isMessage: false,
  }))
  return { group, score, units: units.filter((unit) => unit.score > 0) }
}

const unitsOf = (entry: RankedGroup) => dropTail([entry])[0]?.units.map(({ unit }) => unit.number)

test('pages far behind the best are left out, and one that is named exactly leaves out nobody', () => {
  expect(dropTail([ranked(1, [1]), ranked(0.5, [1]), ranked(0.2, [1])])).toHaveLength(2)
  expect(dropTail([ranked(STEP.title + 1, [1]), ranked(0.5, [1]), ranked(0.4, [1])])).toHaveLength(3)
})

test('a page comes before its sections, these by score, five hits at most', () => {
  expect(unitsOf(ranked(1, [0.5, 0.6, 0.9, 0.7]))).toEqual([0, 2, 3, 1])
  expect(unitsOf(ranked(1, [0.5, 1, 1, 1, 1, 1, 1]))).toHaveLength(5)
})

test('a page that hardly has the words does not come before sections that do, nor weak sections at all', () => {
  expect(unitsOf(ranked(1, [0.1, 1, 0.2]))).toEqual([1])
})

test('a section that is named exactly comes before its page, unless that is, too', () => {
  expect(unitsOf(ranked(1, [0.5, 0.6, 0.9], [1]))).toEqual([1, 0, 2])
  expect(unitsOf(ranked(1, [0.5, 0.6, 0.9], [0, 1]))).toEqual([0, 2, 1])
})
