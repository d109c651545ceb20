import * as FIELD from '../index/field.ts'
import { fieldAt, KINDS, kindAt, timesAt, unitAt } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Alternative } from '../query/synonyms.ts'
import type { Catalog } from './catalog.ts'
import type { Scratch } from './scratch.ts'
import { bitsOf } from './token-bits.ts'

/** How well each unit answers each token, by where the word stands. */
export interface Evidence {
  /** By unit, then by token, then by the kinds below: 0 to 1. What is read together lies together. */
  values: Float32Array
  /** By unit: the tokens that there is any evidence of, one bit each. */
  tokens: Int32Array
}

/** In its heading; of a page in its title, of a message in the message. */
export const HEADING = 0
/** In what it says it is for and what readers ask of it; of a page in its keywords. */
export const JOB = 1
/** In its text, more where it is said again and again. */
export const TEXT = 2
/** In its code; of a page in its description. */
export const REST = 3
/** So many kinds there are. */
export const KINDS_OF_EVIDENCE = 4

/** By `FIELD`: which evidence a place of a word is. */
const EVIDENCE = Object.values({
  title: HEADING,
  keyword: JOB,
  heading: HEADING,
  job: JOB,
  description: REST,
  text: TEXT,
  code: REST,
  message: HEADING,
  cause: TEXT,
  quote: JOB,
  asked: JOB,
} satisfies Record<keyof typeof FIELD, number>)

/** A word that a text says once counts so much of one that it says all the time. */
export const SAID_ONCE = 0.6

/** By kind of a place, see `word.ts`: how much of a word's quality counts there. */
const SHARE_AT = Float64Array.from({ length: KINDS }, (_, kind) => {
  const times = timesAt(kind)
  return fieldAt(kind) === FIELD.text ? times / (times + 1 / SAID_ONCE - 1) : 1
})

/** Goes through the places of all matched words once. Words that say nothing are no evidence. */
export function collectEvidence(
  { units, scratch }: Catalog,
  { tokens, isAllStops }: Query,
  matches: Match[],
  alternatives: Alternative[],
): Evidence {
  const width = tokens.length
  const values = scratch.floats('evidence', units.length * width * KINDS_OF_EVIDENCE)
  const has = scratch.ints('has', units.length)

  for (const { word, quality, from, to } of matches) {
    if (from === to && tokens[from]?.isStop && !isAllStops) continue
    const { places } = word
    const most = Math.min(1, quality)
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0
      raise(unitAt(place), fieldAt(place), most * (SHARE_AT[kindAt(place)] ?? 0), from, to)
    }
  }
  for (const { words, quality, from, to } of alternatives) {
    const common = commonPlaces(words, quality, scratch, units.length)
    for (const { places } of words.at(-1) ?? []) {
      for (const place of places) raise(unitAt(place), fieldAt(place), common[keyAt(place)] ?? 0, from, to)
    }
  }
  return { values, tokens: has }

  function raise(unit: number, field: number, value: number, from: number, to: number) {
    if (!value) return
    has[unit] = (has[unit] ?? 0) | bitsOf(from, to)
    const start = unit * width * KINDS_OF_EVIDENCE + (EVIDENCE[field] ?? REST)
    for (let token = from; token <= to; token++) {
      const at = start + token * KINDS_OF_EVIDENCE
      if (value > (values[at] ?? 0)) values[at] = value
    }
  }
}

/** Unit and field of a place as one number, of which there are so many in each unit. */
const keyAt = (place: number) => place >> 3
const FIELDS = 16

/** By unit and field: the least of the values of all words of an alternative; 0 where one is missing. */
function commonPlaces(words: Alternative['words'], quality: number, scratch: Scratch, size: number): Float32Array {
  let common: Float32Array | null = null
  words.forEach((forms, index) => {
    // One array is read while the other is written.
    const own = scratch.floats(index % 2 ? 'odd' : 'even', size * FIELDS)
    for (const { places } of forms) {
      for (const place of places) {
        const key = keyAt(place)
        const value = Math.min(quality * (SHARE_AT[kindAt(place)] ?? 0), common ? (common[key] ?? 0) : 1)
        if (value > (own[key] ?? 0)) own[key] = value
      }
    }
    common = own
  })
  return common ?? scratch.floats('even', 0)
}
