import { expect, test } from 'vitest'
import type { IndexedPage } from '#model/search.ts'
import { dropTail } from './drop-tail.ts'
import type { RankedGroup } from './rank-groups.ts'
import { createRanking } from './rank-units.ts'
import { createScratch } from './scratch.ts'
import * as STEP from './steps.ts'
import type { PageGroup } from './unit.ts'

const page = { route: '/a' } as IndexedPage

/** Numbers of units are given out from here, ten a page, so that each is another unit. */
let next = 0
const ranking = createRanking(createScratch(), 200)

/** A page with its places in the order of `places` and what each is worth. Place 0 is the page itself. */
function ranked(score: number, places: number[], worth: number[] = []): RankedGroup {
  const start = next
  next += 10
  const numbers = Array.from({ length: 10 }, (_, place) => start + place)
  const group: PageGroup = { title: '', key: '', kind: 'guide', page, units: [], numbers }
  const units = places.map((place) => start + place)
  units.forEach((unit, index) => {
    ranking.place[unit] = worth[index] ?? 1
  })
  return { group, score, units }
}

const unitsOf = (entry: RankedGroup) => dropTail([entry], ranking)[0]?.units.map((unit) => unit % 10)

test('pages far behind the best are left out, and one that is named exactly leaves out nobody', () => {
  expect(dropTail([ranked(1, [0]), ranked(0.5, [0]), ranked(0.2, [0])], ranking)).toHaveLength(2)
  expect(dropTail([ranked(STEP.title + 1, [0]), ranked(0.5, [0]), ranked(0.4, [0])], ranking)).toHaveLength(3)
})

test('the home of a pasted message leaves out nobody who explains it, too', () => {
  const home = ranked(20, [0, 1])
  for (const unit of home.units) ranking.isMessage[unit] = 1
  expect(dropTail([home, ranked(0.5, [0]), ranked(0.4, [0])], ranking)).toHaveLength(3)
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
