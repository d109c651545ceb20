import type { RankedGroup } from './rank-groups.ts'
import type { RankedUnit } from './rank-units.ts'
import * as STEP from './steps.ts'

const MOST_UNITS = 5
/** Least share of the best score that a page, a section within its page, and a page before its sections must have. */
const LEAST_GROUP = 0.25
const LEAST_UNIT = 0.35
const LEAST_LEAD = 0.3

/** What is worth showing: pages that are not far behind the best, each with its best places, the page itself first. */
export function dropTail(ranked: RankedGroup[]): RankedGroup[] {
  // Exactness lifts a page above the others, it does not make the others worse.
  const best = Math.max(0, ...ranked.map(({ score }) => (score >= STEP.home ? 0 : score)))
  return ranked
    .filter(({ score }) => score >= best * LEAST_GROUP)
    .map((entry) => ({ ...entry, units: bestUnits(entry) }))
}

function bestUnits({ group, units }: RankedGroup): RankedUnit[] {
  const page = group.page && units[0]?.unit === group.units[0] ? units[0] : null
  const sections = units.filter((unit) => unit !== page).sort((a, b) => b.score - a.score)
  const best = sections[0]
  if (!best) return page ? [page] : []
  const kept = sections.filter(({ score }) => score >= best.score * LEAST_UNIT)
  if (!page || page.score < best.score * LEAST_LEAD) return kept.slice(0, MOST_UNITS)
  // What the query names exactly is shown before a page that has it among its keywords.
  const exact = page.isExact ? [] : kept.filter(({ isExact }) => isExact)
  return [...exact, page, ...kept.filter((unit) => !exact.includes(unit))].slice(0, MOST_UNITS)
}
