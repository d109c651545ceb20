import * as FIELD from '../index/field.ts'
import { fieldAt, KINDS, kindAt, timesAt, unitAt } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Alternative } from '../query/synonyms.ts'
import type { Catalog } from './catalog.ts'
import type { Scratch } from './scratch.ts'
import { bitsOf } from './token-bits.ts'

/** How well every unit answers every token of a query. */
export interface Scores {
  /** How much each token counts: rare words say more. They add up to 1. */
  weights: Float64Array
  /** 1 for a unit that has any word of the query that is not a stop word. */
  isFound: Uint8Array
  /** By unit, then by token: 0 to about 1. */
  values: Float32Array
  /** By unit: the tokens that have a value, one bit each. */
  tokens: Int32Array
  /** 1 for a unit that has a word of the query anywhere but in its text, 0 for one that has it only there. */
  isNamed: Uint8Array
}

const IN_TEXT = 0.1
/** What a word is worth by where it stands, in the order of `FIELD`. */
const WORTH = Object.values({
  title: 1.25,
  keyword: 0.5,
  heading: 0.5,
  job: 0.3,
  description: 0.4,
  text: IN_TEXT,
  code: IN_TEXT,
  message: 0.5,
  cause: 0.15,
  quote: 0.2,
  asked: 0.2,
} satisfies Record<keyof typeof FIELD, number>)
const TIMES_BONUS = 0.012
const MOST_IN_TEXT = IN_TEXT + 7 * TIMES_BONUS
const STOP_WEIGHT = 0.04
/** How much it counts that a word is rare, and what the most common one counts. */
const RARE = 0.9
const LEAST_RARE = 0.2

const isInText = (field: number) => field === FIELD.text || field === FIELD.code
/** By kind of a place, see `word.ts`: what a word is worth there, and 1 where it is said and names nothing. */
const WORTH_AT = Float64Array.from({ length: KINDS }, (_, kind) => {
  const field = fieldAt(kind)
  return (WORTH[field] ?? 0) + (isInText(field) ? timesAt(kind) * TIMES_BONUS : 0)
})
const IS_SAID = Uint8Array.from({ length: KINDS }, (_, kind) => {
  const field = fieldAt(kind)
  return isInText(field) || field === FIELD.asked ? 1 : 0
})

/** Goes through the places of all matched words once. */
export function scoreUnits(
  { units, scratch }: Catalog,
  query: Query,
  matches: Match[],
  alternatives: Alternative[],
): Scores {
  const size = units.length
  const width = query.tokens.length
  const values = scratch.floats('values', size * width)
  const tokens = scratch.ints('tokens', size)
  const isNamed = scratch.bytes('is named', size)
  const isFound = scratch.bytes('is found', size)
  const known = new Float64Array(width)

  // One letter or two: names only.
  const isShort = query.tokens.length === 1 && (query.tokens[0]?.text.length ?? 0) < 3

  for (const { word, quality, from, to } of matches) {
    const isStop = from === to && (query.tokens[from]?.isStop ?? false) && !query.isAllStops
    const { places } = word
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0
      const kind = kindAt(place)
      if (isShort && fieldAt(place) >= FIELD.description) continue
      const unit = unitAt(place)
      if (!isStop) {
        isFound[unit] = 1
        if (!IS_SAID[kind]) isNamed[unit] = 1
      }
      raise(unit, quality * (WORTH_AT[kind] ?? 0), from, to)
    }
    for (let token = from; token <= to; token++) {
      known[token] = Math.max(known[token] ?? 0, places.length * quality)
    }
  }

  for (const { from, to, words, quality } of alternatives) {
    const common = commonUnits(words, quality, isShort, scratch, size)
    for (let unit = 0; unit < size; unit++) {
      const least = common[unit] ?? 0
      if (!least) continue
      isFound[unit] = 1
      if (least > quality * MOST_IN_TEXT) isNamed[unit] = 1
      raise(unit, least, from, to)
      for (let token = from; token <= to; token++) known[token] = Math.max(known[token] ?? 0, 1)
    }
  }

  function raise(unit: number, value: number, from: number, to: number) {
    tokens[unit] = (tokens[unit] ?? 0) | bitsOf(from, to)
    const start = unit * width
    for (let at = start + from; at <= start + to; at++) if (value > (values[at] ?? 0)) values[at] = value
  }

  const raw = Float64Array.from(query.tokens, ({ text, weight, isStop }, token) => {
    // A word that stands nowhere cannot tell pages apart.
    if (!known[token]) return 0
    // Nor does a word say more when it is said again: `side by side`.
    const isRepeated = query.tokens.findIndex((other) => other.text === text) < token
    if (isRepeated || (isStop && !query.isAllStops)) return STOP_WEIGHT
    // Two letters of a word that is still growing say little of what it will be.
    const isBegun = query.isOpen && token && token === query.tokens.length - 1 && text.length < 3
    const rareness = Math.log(1 + size / (1 + (known[token] ?? 0))) / Math.log(1 + size)
    return (isBegun ? 0.3 : 1) * weight * Math.max(LEAST_RARE, rareness ** RARE)
  })
  const sum = raw.reduce((total, weight) => total + weight, 0) || 1
  return { weights: raw.map((weight) => weight / sum), values, tokens, isFound, isNamed }
}

/** By unit: the least of what the words of an alternative are worth there; 0 where one of them is missing. */
function commonUnits(
  words: Alternative['words'],
  quality: number,
  isShort: boolean,
  scratch: Scratch,
  size: number,
): Float32Array {
  const least = scratch.floats('least', size).fill(words.length ? 1 : 0)
  for (const forms of words) {
    const own = scratch.floats('own', size)
    for (const { places } of forms) {
      for (let index = 0; index < places.length; index++) {
        const place = places[index] ?? 0
        if (isShort && fieldAt(place) >= FIELD.description) continue
        const value = quality * (WORTH_AT[kindAt(place)] ?? 0)
        if (value > (own[unitAt(place)] ?? 0)) own[unitAt(place)] = value
      }
    }
    for (let unit = 0; unit < size; unit++) least[unit] = Math.min(least[unit] ?? 0, own[unit] ?? 0)
  }
  return least
}
