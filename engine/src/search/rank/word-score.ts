import { firstOf } from './token-bits.ts'

/** What words add up to. `answers` has a value for each token of a query, beginning at `from`; those that are not 0 are `tokens`. */
export type WordScore = (answers: Float32Array, from: number, tokens: number) => number

/** How much more the words count of a place that answers more of them. */
const TOGETHER = 1.25

/** The more of a query is answered, the more each word of it counts. Most places answer the same tokens: the power is taken once for each. */
export function createWordScore(weights: Float64Array): WordScore {
  const powers = new Map<number, number>()
  return (answers, from, tokens) => {
    let sum = 0
    let covered = 0
    for (let bits = tokens; bits; bits &= bits - 1) {
      const token = firstOf(bits)
      const weight = weights[token] ?? 0
      sum += (answers[from + token] ?? 0) * weight
      covered += weight
    }
    let power = powers.get(tokens)
    if (power === undefined) {
      power = covered ** TOGETHER
      powers.set(tokens, power)
    }
    return sum * power
  }
}
