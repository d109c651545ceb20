import type { RankedGroup } from './rank-groups.ts'
import type { Ranking } from './rank-units.ts'
import * as STEP from './steps.ts'

const MOST_UNITS = 5
/** Least share of the best score that a page, and a place within its page, must have. */
const LEAST_GROUP = 0.25
const LEAST_PLACE = 0.6

/** What is worth showing: pages that are not far behind the best, each with its best places. */
export function dropTail(ranked: RankedGroup[], ranking: Ranking): RankedGroup[] {
  // Exactness lifts a page above the others, it does not make the others worse: a message may be explained in several places.
  const isExact = ({ score, units }: RankedGroup) => score >= STEP.home || units.some((unit) => ranking.isMessage[unit])
  const best = Math.max(0, ...ranked.map((entry) => (isExact(entry) ? 0 : entry.score)))
  return ranked
    .filter(({ score }) => score >= best * LEAST_GROUP)
    .map((entry) => ({ ...entry, units: bestUnits(entry, ranking) }))
}

/** The page itself, first or last, stays: it is there because it was asked for. */
function bestUnits({ group, units }: RankedGroup, { place }: Ranking): number[] {
  const isPage = (unit: number) => group.page !== null && unit === group.numbers[0]
  const placeOf = (unit: number) => place[unit] ?? 0
  const best = units.reduce((most, unit) => (isPage(unit) ? most : Math.max(most, placeOf(unit))), 0)
  const kept = units.filter((unit) => isPage(unit) || placeOf(unit) >= best * LEAST_PLACE)
  const page = kept.findIndex(isPage)
  if (page < MOST_UNITS) return kept.slice(0, MOST_UNITS)
  return [...kept.slice(0, MOST_UNITS - 1), ...kept.slice(page, page + 1)]
}
