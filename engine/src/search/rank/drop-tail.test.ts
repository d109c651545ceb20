import { expect, test } from 'vitest'
import type { IndexedPage } from '#model/search.ts'
import { dropTail } from './drop-tail.ts'
import type { RankedGroup } from './rank-groups.ts'
import type { RankedUnit } from './rank-units.ts'
import * as STEP from './steps.ts'
import type { PageGroup, Unit } from './unit.ts'

const page = { route: '/a' } as IndexedPage

/** A page with its places in the order of `numbers` and what each is worth. Number 0 is the page itself. */
function ranked(score: number, numbers: number[], worth: number[] = []): RankedGroup {
  const group: PageGroup = { title: '', key: '', kind: 'guide', page, units: [] }
  const unitOf = (number: number): Unit => ({
    number,
    group,
    section: null,
    above: null,
    error: null,
    title: '',
    text: '',
    phrases: [],
    length: 0,
  })
  group.units = numbers.toSorted((a, b) => a - b).map(unitOf)
  const units = numbers.map((number, index): RankedUnit => {
    const unit = group.units.find((other) => other.number === number) ?? unitOf(number)
    return { unit, score: 1, isExact: false, isMessage: false, place: worth[index] ?? 1 }
  })
  if (!numbers.includes(0)) group.units.unshift(unitOf(0))
  return { group, score, units }
}

const unitsOf = (entry: RankedGroup) => dropTail([entry])[0]?.units.map(({ unit }) => unit.number)

test('pages far behind the best are left out, and one that is named exactly leaves out nobody', () => {
  expect(dropTail([ranked(1, [0]), ranked(0.5, [0]), ranked(0.2, [0])])).toHaveLength(2)
  expect(dropTail([ranked(STEP.title + 1, [0]), ranked(0.5, [0]), ranked(0.4, [0])])).toHaveLength(3)
})

test('the home of a pasted message leaves out nobody who explains it, too', () => {
  const home = ranked(20, [0, 1])
  for (const entry of home.units) entry.isMessage = true
  expect(dropTail([home, ranked(0.5, [0]), ranked(0.4, [0])])).toHaveLength(3)
})

test('places keep their order, weak ones are left out', () => {
  expect(unitsOf(ranked(1, [3, 1, 2], [9, 8, 2]))).toEqual([3, 1])
})

test('the page itself stays where it is, however little it says, and five hits are shown at most', () => {
  expect(unitsOf(ranked(1, [0, 2, 1], [1, 9, 8]))).toEqual([0, 2, 1])
  expect(unitsOf(ranked(1, [2, 1, 0], [9, 8, 1]))).toEqual([2, 1, 0])
  expect(unitsOf(ranked(1, [1, 2, 3, 4, 5, 6, 0]))).toEqual([1, 2, 3, 4, 0])
  expect(unitsOf(ranked(1, [0, 1, 2, 3, 4, 5, 6]))).toEqual([0, 1, 2, 3, 4])
})
