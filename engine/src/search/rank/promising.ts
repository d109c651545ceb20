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
  { weights, ranking }: { weights: Float64Array; ranking: Ranking },
  evidence: Evidence,
): Candidate[] {
  const { rough } = ranking
  let count = 0
  for (const { units, score } of ranked) {
    const ofPage = Math.min(score, MOST_BY_WORDS)
    count += units.length
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] ?? 0
      rough[unit] = ofPage + (ranking.score[unit] ?? 0) + roughScore(unit, weights, evidence)
    }
  }
  const candidates: Candidate[] = []
  const least = count > MOST ? nthLargest(ranked, rough, MOST) : Number.NEGATIVE_INFINITY
  for (const { units, score } of ranked) {
    const ofPage = Math.min(score, MOST_BY_WORDS)
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] ?? 0
      if ((rough[unit] ?? 0) >= least) candidates.push({ unit, ofPage })
    }
  }
  if (count > MOST) candidates.sort((a, b) => (rough[b.unit] ?? 0) - (rough[a.unit] ?? 0))
  return candidates.slice(0, MOST)
}

/** What the words of a query add up to in a place, wherever they stand. */
function roughScore(unit: number, weights: Float64Array, { values, tokens }: Evidence): number {
  const start = unit * weights.length
  let score = 0
  for (let bits = tokens[unit] ?? 0; bits; bits &= bits - 1) {
    const token = firstOf(bits)
    const at = (start + token) * KINDS_OF_EVIDENCE
    const named = Math.max(values[at + HEADING] ?? 0, values[at + JOB] ?? 0)
    const most = Math.max(named, values[at + TEXT] ?? 0, values[at + REST] ?? 0)
    score += (weights[token] ?? 0) * (named + most)
  }
  return score
}

/** Without sorting them all: a word may stand in a thousand places, and few of them pass the least of the best so far. */
function nthLargest(ranked: RankedGroup[], rough: Float64Array, n: number): number {
  /** From the least to the largest. */
  const best = new Float64Array(n).fill(Number.NEGATIVE_INFINITY)
  for (const { units } of ranked) {
    for (let index = 0; index < units.length; index++) {
      const number = rough[units[index] ?? 0] ?? 0
      if (number <= (best[0] ?? 0)) continue
      let at = 0
      for (; at + 1 < n && (best[at + 1] ?? 0) < number; at++) best[at] = best[at + 1] ?? 0
      best[at] = number
    }
  }
  return best[0] ?? 0
}
