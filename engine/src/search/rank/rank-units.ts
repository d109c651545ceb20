import { isOption } from '../index/names.ts'
import type { Query } from '../query/read-query.ts'
import type { Cover } from './cover.ts'
import type { ExactNames } from './exact-names.ts'
import { NO_NAME, scoreNames } from './score-names.ts'
import type { Scores } from './score-units.ts'
import * as STEP from './steps.ts'
import { firstOf } from './token-bits.ts'
import type { Phrase, Unit } from './unit.ts'

/** What is known of a query when units and groups are ranked. */
export interface Asked extends Scores {
  query: Query
  /** True for what is written without a space: a name, perhaps with dots. */
  isOneWord: boolean
  /** True for so many words that they may be a message. */
  isLong: boolean
  exact: ExactNames
  coverOf: (phrase: Phrase) => Cover | null
}

/** A unit of a group that answers a query. */
export interface RankedUnit {
  unit: Unit
  score: number
  /** Its title says what the query says. */
  isExact: boolean
  /** It is about the message that was pasted. */
  isMessage: boolean
  /** How good an answer the place is, page and all. 0 until places are ranked. */
  place: number
}

/** What an error is worth that has words of the query and is not the message that was pasted: then pages are meant. */
const NO_MESSAGE = 0.4
/** What the name of an option is worth: it is a word that something else is described with. */
const OPTION = 0.7
/** How much more the words count of a place that answers more of them. */
const TOGETHER = 1.25

/** How well a unit answers a query. */
export function rankUnit(unit: Unit, asked: Asked): RankedUnit {
  const { query, isLong, exact, coverOf, weights, values, tokens, isNamed } = asked
  const { number, error, section, phrases } = unit
  const isPage = !error && !section
  const names = isNamed[number]
    ? scoreNames(phrases, error ? 'error' : isPage ? 'page' : 'section', isLong, coverOf)
    : NO_NAME
  const score =
    wordScore(weights, values, number * weights.length, tokens[number] ?? 0) +
    (names.score && names.score * (section && isOption(section.id) ? OPTION : 1)) +
    (exact.units.get(unit) ?? 0)
  const { isMessage, isPiece, isSame } = names
  if (isPage) return { unit, score, isExact: isSame, isMessage: isMessage || isPiece, place: 0 }
  if (!error) return { unit, score, isExact: isSame || isMessage, isMessage, place: 0 }
  if (error.code === query.code) return { unit, score: score + STEP.code, isExact: true, isMessage, place: 0 }
  return { unit, score: isMessage ? score : score * NO_MESSAGE, isExact: isSame, isMessage, place: 0 }
}

/**
 * The more of a query is answered, the more each word of it counts. `answers` has a value for each, beginning at `from`; those that are
 * not 0 are `tokens`.
 */
export function wordScore(weights: number[], answers: Float32Array, from: number, tokens: number): number {
  let sum = 0
  let covered = 0
  for (let bits = tokens; bits; bits &= bits - 1) {
    const token = firstOf(bits)
    const weight = weights[token] ?? 0
    sum += (answers[from + token] ?? 0) * weight
    covered += weight
  }
  return sum * covered ** TOGETHER
}
