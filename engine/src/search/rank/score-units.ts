import * as FIELD from '../index/field.ts'
import { fieldAt, timesAt, unitAt, type Word } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Alternative } from '../query/synonyms.ts'
import type { Catalog } from './catalog.ts'
import { bitsOf } from './token-bits.ts'

/** How well every unit answers every token of a query. */
export interface Scores {
  /** How much each token counts: rare words say more. They add up to 1. */
  weights: number[]
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

/** Goes through the places of all matched words once. */
export function scoreUnits(
  { units, scratch }: Catalog,
  query: Query,
  matches: Match[],
  alternatives: Alternative[],
): Scores {
  const size = units.length
  const width = query.tokens.length
  const values = scratch('values', size * width)
  const tokens = new Int32Array(size)
  const isNamed = new Uint8Array(size)
  const isFound = new Uint8Array(size)
  const known = new Float64Array(width)

  // One letter or two: names only.
  const isShort = query.tokens.length === 1 && (query.tokens[0]?.text.length ?? 0) < 3

  function fill({ places }: Word, quality: number, note: (unit: number, value: number) => void, isSilent: boolean) {
    for (const place of places) {
      const unit = unitAt(place)
      const field = fieldAt(place)
      if (isShort && field >= FIELD.description) continue
      const isText = field === FIELD.text || field === FIELD.code
      const isSaid = isText || field === FIELD.asked
      const value = quality * ((WORTH[field] ?? 0) + (isText ? timesAt(place) * TIMES_BONUS : 0))
      if (!isSilent) {
        isFound[unit] = 1
        if (!isSaid) isNamed[unit] = 1
      }
      note(unit, value)
    }
  }

  function raise(unit: number, value: number, from: number, to: number) {
    tokens[unit] = (tokens[unit] ?? 0) | bitsOf(from, to)
    for (let at = unit * width + from; at <= unit * width + to; at++) {
      if (value > (values[at] ?? 0)) values[at] = value
    }
  }

  for (const { word, quality, from, to } of matches) {
    const isStop = from === to && (query.tokens[from]?.isStop ?? false) && !query.isAllStops
    fill(word, quality, (unit, value) => raise(unit, value, from, to), isStop)
    for (let token = from; token <= to; token++) {
      known[token] = Math.max(known[token] ?? 0, word.places.length * quality)
    }
  }

  for (const { from, to, words, quality } of alternatives) {
    const each = words.map((forms) => {
      const ofWord = new Float32Array(size)
      const note = (unit: number, value: number) => {
        if (value > (ofWord[unit] ?? 0)) ofWord[unit] = value
      }
      for (const form of forms) fill(form, quality, note, true)
      return ofWord
    })
    for (let unit = 0; unit < size; unit++) {
      let least = each.length ? 1 : 0
      for (const ofWord of each) least = Math.min(least, ofWord[unit] ?? 0)
      if (!least) continue
      isFound[unit] = 1
      if (least > quality * MOST_IN_TEXT) isNamed[unit] = 1
      raise(unit, least, from, to)
      for (let token = from; token <= to; token++) known[token] = Math.max(known[token] ?? 0, 1)
    }
  }

  const raw = query.tokens.map(({ text, weight, isStop }, token) => {
    // A word that stands nowhere cannot tell pages apart.
    if (!known[token]) return 0
    // Nor does a word say more when it is said again: `side by side`.
    const isRepeated = query.tokens.findIndex((other) => other.text === text) < token
    if (isRepeated || (isStop && !query.isAllStops)) return STOP_WEIGHT
    // Two letters of a word that is still growing say little of what it will be.
    const isBegun = query.isOpen && token && token === query.tokens.length - 1 && text.length < 3
    return (
      (isBegun ? 0.3 : 1) * weight * Math.max(0.2, Math.log(1 + size / (1 + (known[token] ?? 0))) / Math.log(1 + size))
    )
  })
  const sum = raw.reduce((total, weight) => total + weight, 0) || 1
  return { weights: raw.map((weight) => weight / sum), values, tokens, isFound, isNamed }
}
