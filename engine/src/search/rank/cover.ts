import type { Word } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import type { Query, Token } from '../query/read-query.ts'
import type { Scratch } from './scratch.ts'
import type { Phrase } from './unit.ts'

/** How a title or keyword and a query overlap. */
export interface Cover {
  /** Share of the query, by weight, that the title has. */
  said: number
  /** Share of the title that the query has. */
  held: number
  /** The same, of the title up to the last word that the query has: a pasted message is cut. */
  heldSoFar: number
  /** Share of neighboring words of the query that are neighbors in the title as well. */
  order: number
  /** Share of neighboring words of the title that are neighbors in the query as well: 1 for a piece of a pasted message. */
  run: number
  /** True if both say the same, perhaps in other forms of the words. */
  isSame: boolean
}

interface Covering {
  /** One bit for each word of the query that is not a stop word. */
  words: number
  quality: number
}

/** Quality from which a match is the word itself or another form of it. */
const FORM = 0.9

/** What `measure` writes, by these numbers. A keystroke measures a thousand phrases: an object for each would cost more than the sums. */
export const SAID = 0
export const HELD = 1
export const HELD_SO_FAR = 2
export const ORDER = 3
export const RUN = 4
export const IS_SAME = 5
export const MEASURES = 6

/** What a query covers of titles and keywords. */
export interface Covers {
  /** Numbers of the words that cover some of the query: a phrase without any of them covers nothing. */
  words: number[]
  /** Writes how much of the query a phrase covers, which is so many words from there; false, and nothing is written: nothing. */
  measure(words: number[], from: number, length: number, into: Float64Array): boolean
  /** The same as an object; null: nothing. */
  coverOf(phrase: Phrase): Cover | null
}

/** Tells how much of a query titles and keywords cover. */
export function createCovers(query: Query, matches: Match[], weights: Float64Array, scratch: Scratch): Covers {
  const [bits, kept, fixed] = bitsOf(query, weights)
  const all = 2 ** kept.length - 1
  const covering = coveringWords(query.tokens, bits, matches)
  const { slots, tokens, qualities } = byNumber(covering, scratch)
  const measured = new Float64Array(MEASURES)
  return { words: Array.from(covering.keys(), ({ number }) => number), measure, coverOf }

  function measure(phrase: number[], from: number, length: number, into: Float64Array): boolean {
    let words = 0
    let held = 0
    let pairs = 0
    let before = 0
    let worst = 1
    let reach = 0
    for (let index = 0; index < length; index++) {
      const number = phrase[from + index] ?? 0
      // Past the end of an array is a slow place to look.
      const slot = number < slots.length ? (slots[number] ?? 0) : 0
      if (!slot) {
        worst = before = 0
        continue
      }
      const covered = tokens[slot] ?? 0
      const quality = qualities[slot] ?? 0
      words |= covered
      held += Math.min(1, quality)
      worst = Math.min(worst, quality)
      if (covered & (before << 1)) pairs++
      before = covered
      reach = index + 1
    }
    if (!words) return false
    let said = 0
    for (let index = 0; index < kept.length; index++) if ((words >> index) & 1) said += kept[index] ?? 0
    into[SAID] = said
    into[HELD] = held / length
    into[HELD_SO_FAR] = held / reach
    into[ORDER] = pairs / Math.max(1, fixed - 1)
    into[RUN] = pairs / Math.max(1, length - 1)
    into[IS_SAME] = worst >= FORM && words === all ? 1 : 0
    return true
  }

  function coverOf(phrase: Phrase): Cover | null {
    if (!measure(phrase, 0, phrase.length, measured)) return null
    const [said = 0, held = 0, heldSoFar = 0, order = 0, run = 0, isSame] = measured
    return { said, held, heldSoFar, order, run, isSame: isSame === 1 }
  }
}

/** A bit for each token that is not a stop word; by bit, what the tokens weigh (`kept`); how many are no name of the reader's own. */
function bitsOf({ tokens, isAllStops }: Query, weights: Float64Array): [bits: number[], kept: number[], fixed: number] {
  const bits = tokens.map(() => 0)
  const kept: number[] = []
  const give = (isWanted: boolean) =>
    tokens.forEach(({ isStop, isVariable }, token) => {
      if (isVariable !== isWanted || (isStop && !isAllStops)) return
      bits[token] = 1 << kept.length
      kept.push(weights[token] ?? 0)
    })
  // Words round a name of the reader's own are neighbors: neighbors have bits next to each other.
  give(false)
  const fixed = kept.length
  give(true)
  return [bits, kept, fixed]
}

/** What each word of the site covers of a query. */
function coveringWords(tokens: Token[], bits: number[], matches: Match[]): Map<Word, Covering> {
  const byWord = new Map<Word, Covering>()
  const note = (word: Word, words: number, quality: number) => {
    const known = byWord.get(word)
    if (!known) byWord.set(word, { words, quality })
    else {
      known.words |= words
      known.quality = Math.max(known.quality, quality)
    }
  }
  for (const { word, from, to, quality } of matches) {
    const words = bits.slice(from, to + 1).reduce((all, bit) => all | bit, 0)
    if (!words) continue
    note(word, words, quality)
    // One typed word that is a whole name stands for all its parts, several for one part each, perhaps inside a longer name.
    if (from === to) for (const part of word.parts) note(part, words, quality)
    else {
      partsTyped(word, tokens.slice(from, to + 1)).forEach((part, index) => {
        const bit = bits[from + index]
        if (bit) note(part, bit, quality)
      })
    }
  }
  return byWord
}

/** What words cover, in arrays. Every word of every name is looked up: by its number `slots` has the place in the others, or 0. */
function byNumber(
  byWord: Map<Word, Covering>,
  { ints }: Scratch,
): { slots: Int32Array; tokens: Int32Array; qualities: Float64Array } {
  let most = 0
  for (const { number } of byWord.keys()) most = Math.max(most, number)
  const slots = ints('slots', most + 1)
  const tokens = new Int32Array(byWord.size + 1)
  const qualities = new Float64Array(byWord.size + 1)
  let slot = 0
  for (const [{ number }, { words, quality }] of byWord) {
    slots[number] = ++slot
    tokens[slot] = words
    qualities[slot] = quality
  }
  return { slots, tokens, qualities }
}

/** Those parts of a name that begin like some tokens, one after the other. */
function partsTyped({ parts }: Word, typed: Token[]): Word[] {
  const start = parts.findIndex((_, at) => typed.every(({ text }, index) => parts[at + index]?.text.startsWith(text)))
  return start < 0 ? [] : parts.slice(start, start + typed.length)
}
