import * as FIELD from '../index/field.ts'
import { fieldAt, timesAt, unitAt } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import type { Query } from '../query/read-query.ts'
import type { Alternative } from '../query/synonyms.ts'
import type { Catalog } from './catalog.ts'
import { bitsOf } from './token-bits.ts'

/** How well each unit answers each token, by where the word stands. All by unit, then by token: 0 to 1. */
export interface Evidence {
  /** In its heading; of a page in its title, of a message in the message. */
  heading: Float32Array
  /** In what it says it is for and what readers ask of it; of a page in its keywords. */
  job: Float32Array
  /** In its text, more where it is said again and again. */
  text: Float32Array
  /** In its code; of a page in its description. */
  rest: Float32Array
  /** By unit: the tokens that there is any evidence of, one bit each. */
  tokens: Int32Array
}

/** By `FIELD`: which evidence a place of a word is. */
const EVIDENCE = Object.values({
  title: 'heading',
  keyword: 'job',
  heading: 'heading',
  job: 'job',
  description: 'rest',
  text: 'text',
  code: 'rest',
  message: 'heading',
  cause: 'text',
  quote: 'job',
  asked: 'job',
} satisfies Record<keyof typeof FIELD, Exclude<keyof Evidence, 'tokens'>>)

/** A word that a text says once counts so much of one that it says all the time. */
export const SAID_ONCE = 0.6

/** Goes through the places of all matched words once. Words that say nothing are no evidence. */
export function collectEvidence(
  { units, scratch }: Catalog,
  { tokens, isAllStops }: Query,
  matches: Match[],
  alternatives: Alternative[],
): Evidence {
  const width = tokens.length
  const length = units.length * width
  const evidence: Evidence = {
    heading: scratch('heading', length),
    job: scratch('job', length),
    text: scratch('text', length),
    rest: scratch('rest', length),
    tokens: new Int32Array(units.length),
  }
  const byField = EVIDENCE.map((name) => evidence[name])

  function raise(unit: number, field: number, value: number, from: number, to: number) {
    const values = byField[field] ?? evidence.rest
    evidence.tokens[unit] = (evidence.tokens[unit] ?? 0) | bitsOf(from, to)
    for (let at = unit * width + from; at <= unit * width + to; at++) if (value > (values[at] ?? 0)) values[at] = value
  }

  for (const { word, quality, from, to } of matches) {
    if (from === to && tokens[from]?.isStop && !isAllStops) continue
    for (const place of word.places) raise(unitAt(place), fieldAt(place), valueAt(place, quality), from, to)
  }
  for (const { words, quality, from, to } of alternatives) {
    for (const [key, value] of commonPlaces(words, quality)) raise(key >> 4, key & 15, value, from, to)
  }
  return evidence
}

/** By how often a text says a word: what it counts for. */
const SAID = Array.from({ length: 8 }, (_, times) => times / (times + 1 / SAID_ONCE - 1))

function valueAt(place: number, quality: number): number {
  const most = Math.min(1, quality)
  return fieldAt(place) === FIELD.text ? most * (SAID[timesAt(place)] ?? 0) : most
}

/** Units and fields that have all words of an alternative, with the least of their values. */
function commonPlaces(words: Alternative['words'], quality: number): Map<number, number> {
  let common: Map<number, number> | null = null
  for (const forms of words) {
    const own = new Map<number, number>()
    for (const { places } of forms) {
      for (const place of places) {
        const key = (unitAt(place) << 4) | fieldAt(place)
        const value = Math.min(valueAt(place, quality), common === null ? 1 : (common.get(key) ?? 0))
        if (value > (own.get(key) ?? 0)) own.set(key, value)
      }
    }
    common = own
  }
  return common ?? new Map()
}
