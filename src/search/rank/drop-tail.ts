import { STEP } from './exact-names.ts'
import type { RankedGroup } from './rank-groups.ts'
import type { RankedUnit } from './rank-units.ts'

const MOST_UNITS = 5
/** Least share of the best score that a page, a section within its page, and a page before its sections must have. */
const LEAST_OF_BEST = { group: 0.25, unit: 0.35, lead: 0.3 }

/** What is worth showing: pages that are not far behind the best, each with its best places, the page itself first. */
export function dropTail(ranked: RankedGroup[]): RankedGroup[] {
  // Exactness lifts a page above the others, it does not make the others worse.
  const best = Math.max(0, ...ranked.map(({ score }) => (score >= STEP.home ? 0 : score)))
  return ranked
    .filter(({ score }) => score >= best * LEAST_OF_BEST.group)
    .map((entry) => ({ ...entry, units: bestUnits(entry) }))
}

function bestUnits({ group, units }: RankedGroup): RankedUnit[] {
  const page = group.page && units[0]?.unit === group.units[0] ? units[0] : null
  const sections = units.filter((unit) => unit !== page).sort((a, b) => b.score - a.score)
  const best = sections[0]
  if (!best) return page ? [page] : []
  const kept = sections.filter(({ score }) => score >= best.score * LEAST_OF_BEST.unit)
  if (!page || page.score < best.score * LEAST_OF_BEST.lead) return kept.slice(0, MOST_UNITS)
  // What the query names exactly is shown before a page that has it among its keywords.
  const exact = page.isExact ? [] : kept.filter(({ isExact }) => isExact)
  return [...exact, page, ...kept.filter((unit) => !exact.includes(unit))].slice(0, MOST_UNITS)
}
