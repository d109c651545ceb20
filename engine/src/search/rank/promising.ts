import type { Evidence } from './evidence.ts'
import type { RankedGroup } from './rank-groups.ts'
import type { RankedUnit } from './rank-units.ts'

/** A place that is worth a closer look. */
export interface Candidate {
  entry: RankedUnit
  /** What the words of the query add up to in its page. */
  ofPage: number
}

/** So many places are looked at closely: enough for all that is shown. */
const MOST = 60
/** What words alone add up to in a page at most: more is a step, see `steps.ts`. */
export const MOST_BY_WORDS = 3

/** The places that have most of a query, on pages that have most of it: a rough look at all, so that a keystroke stays cheap. */
export function promising(ranked: RankedGroup[], weights: number[], evidence: Evidence): Candidate[] {
  const { heading, job, text, rest } = evidence
  const width = weights.length
  const all: RankedUnit[] = []
  const ofPages: number[] = []
  const roughs: number[] = []
  for (const { units, score } of ranked) {
    const ofPage = Math.min(score, MOST_BY_WORDS)
    for (const entry of units) {
      let rough = ofPage + entry.score
      let at = entry.unit.number * width
      for (const weight of weights) {
        const named = Math.max(heading[at] ?? 0, job[at] ?? 0)
        rough += weight * (named + Math.max(named, text[at] ?? 0, rest[at] ?? 0))
        at++
      }
      all.push(entry)
      ofPages.push(ofPage)
      roughs.push(rough)
    }
  }
  const candidates: Array<Candidate & { rough: number }> = []
  const least = all.length > MOST ? nthLargest(roughs, MOST) : Number.NEGATIVE_INFINITY
  roughs.forEach((rough, index) => {
    const entry = all[index]
    if (entry && rough >= least) candidates.push({ entry, ofPage: ofPages[index] ?? 0, rough })
  })
  if (all.length > MOST) candidates.sort((a, b) => b.rough - a.rough)
  return candidates.slice(0, MOST)
}

/** Sorting numbers is cheap, sorting what they belong to is not: a word may stand in a thousand places. */
function nthLargest(numbers: number[], n: number): number {
  const sorted = Float64Array.from(numbers).sort()
  return sorted[sorted.length - n] ?? Number.NEGATIVE_INFINITY
}
