import type { Query } from '../query/read-query.ts'
import type { Cover } from './cover.ts'
import type { ExactNames } from './exact-names.ts'
import type { NameScores } from './score-names.ts'
import type { Scores } from './score-units.ts'
import type { Scratch } from './scratch.ts'
import * as STEP from './steps.ts'
import type { Phrase } from './unit.ts'
import * as KIND from './unit-kind.ts'
import type { WordScore } from './word-score.ts'

/** What is known of a query when units and groups are ranked. */
export interface Asked extends Scores {
  query: Query
  /** True for what is written without a space: a name, perhaps with dots. */
  isOneWord: boolean
  /** True for so many words that they may be a message. */
  isLong: boolean
  exact: ExactNames
  /** By number of a unit: what is added to it for its name, see `exact.units`. */
  steps: Float64Array
  /** Numbers of the messages that have the code that was typed. */
  coded: Set<number>
  coverOf: (phrase: Phrase) => Cover | null
  names: NameScores
  wordScore: WordScore
  ranking: Ranking
}

/** What is known of units that answer a query, by number. In arrays, and not an object each: a word may stand in a thousand units. */
export interface Ranking {
  score: Float64Array
  /** 1: its title says what the query says. */
  isExact: Uint8Array
  /** 1: it is about the message that was pasted. */
  isMessage: Uint8Array
  /** How much it has of the query at a rough look. */
  rough: Float64Array
  /** How good an answer the place is, page and all. 0 until places are ranked, and for those that do not promise much. */
  place: Float64Array
}

/** A ranking of so many units, of which nothing is known. */
export const createRanking = ({ doubles, bytes }: Scratch, size: number): Ranking => ({
  score: doubles('score', size),
  isExact: bytes('is exact', size),
  isMessage: bytes('is message', size),
  rough: doubles('rough', size),
  place: doubles('place', size),
})

/** What an error is worth that has words of the query and is not the message that was pasted: then pages are meant. */
const NO_MESSAGE = 0.4
/** What the name of an option is worth: it is a word that something else is described with. */
const OPTION = 0.7

/** Notes how well a unit answers a query. Returns its score. */
export function rankUnit(unit: number, kind: KIND.UnitKind, asked: Asked): number {
  const { weights, wordScore, values, tokens, names, ranking } = asked
  const ofNames = names.score[unit] ?? 0
  const isMessage = names.isMessage[unit] === 1
  let isExact = names.isSame[unit] === 1
  let score =
    wordScore(values, unit * weights.length, tokens[unit] ?? 0) +
    ofNames * (kind === KIND.option ? OPTION : 1) +
    (asked.steps[unit] ?? 0)
  if (kind === KIND.message) {
    if (asked.coded.has(unit)) {
      score += STEP.code
      isExact = true
    } else if (!isMessage) score *= NO_MESSAGE
  } else if (kind !== KIND.page) isExact ||= isMessage
  ranking.score[unit] = score
  ranking.isExact[unit] = isExact ? 1 : 0
  ranking.isMessage[unit] = isMessage || (kind === KIND.page && names.isPiece[unit] === 1) ? 1 : 0
  return score
}
