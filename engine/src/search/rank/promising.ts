import { type Evidence, HEADING, JOB, KINDS_OF_EVIDENCE, REST, TEXT } from './evidence.ts'
import type { RankedGroup } from './rank-groups.ts'
import type { Ranking } from './rank-units.ts'
import { firstOf } from './token-bits.ts'

/** A place that is worth a closer look. */
export interface Candidate {
  /** By number. */
  unit: number
  /** What the words of the query add up to in its page. */
  ofPage: number
}

/** So many places are looked at closely: enough for all that is shown. */
const MOST = 60
/** What words alone add up to in a page at most: more is a step, see `steps.ts`. */
export const MOST_BY_WORDS = 3

/** The places that have most of a query, on pages that have most of it: a rough look at all, so that a keystroke stays cheap. */
export function promising(
  ranked: RankedGroup[],
  { weights, ranking }: { weights: number[]; ranking: Ranking },
  evidence: Evidence,
): Candidate[] {
  const { values, tokens } = evidence
  const width = weights.length
  const all: number[] = []
  const ofPages: number[] = []
  const roughs: number[] = []
  for (const { units, score } of ranked) {
    const ofPage = Math.min(score, MOST_BY_WORDS)
    for (const unit of units) {
      let rough = ofPage + (ranking.score[unit] ?? 0)
      const start = unit * width
      for (let bits = tokens[unit] ?? 0; bits; bits &= bits - 1) {
        const token = firstOf(bits)
        const at = (start + token) * KINDS_OF_EVIDENCE
        const named = Math.max(values[at + HEADING] ?? 0, values[at + JOB] ?? 0)
        const most = Math.max(named, values[at + TEXT] ?? 0, values[at + REST] ?? 0)
        rough += (weights[token] ?? 0) * (named + most)
      }
      all.push(unit)
      ofPages.push(ofPage)
      roughs.push(rough)
    }
  }
  const candidates: Array<Candidate & { rough: number }> = []
  const least = all.length > MOST ? nthLargest(roughs, MOST) : Number.NEGATIVE_INFINITY
  roughs.forEach((rough, index) => {
    const unit = all[index]
    if (unit !== undefined && rough >= least) candidates.push({ unit, ofPage: ofPages[index] ?? 0, rough })
  })
  if (all.length > MOST) candidates.sort((a, b) => b.rough - a.rough)
  return candidates.slice(0, MOST)
}

/** Without sorting them all: a word may stand in a thousand places, and few of them pass the least of the best so far. */
function nthLargest(numbers: number[], n: number): number {
  /** From the least to the largest. */
  const best = new Float64Array(n).fill(Number.NEGATIVE_INFINITY)
  for (const number of numbers) {
    if (number <= (best[0] ?? 0)) continue
    let at = 0
    for (; at + 1 < n && (best[at + 1] ?? 0) < number; at++) best[at] = best[at + 1] ?? 0
    best[at] = number
  }
  return best[0] ?? 0
}
