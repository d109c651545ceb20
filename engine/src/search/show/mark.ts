import type { TextPart } from '#model/search.ts'
import type { Entry, Vocabulary } from '../index/vocabulary.ts'
import type { Word } from '../index/word.ts'
import type { Match } from '../query/match-words.ts'
import { BY_PARTS } from '../query/meanings.ts'
import type { Query } from '../query/read-query.ts'
import type { Scratch } from '../rank/scratch.ts'
import { bitsOf, firstOf } from '../rank/token-bits.ts'

/** Knows which letters of a text a query means. */
export interface Marker {
  mark(text: string): TextPart[]
  /** A word of a text, to be looked up once. */
  entryOf(written: string): Entry
  /** By number of a word: the tokens that it stands for, one bit each. Words beyond its end stand for none. */
  bits: Int32Array
  weightOf(tokens: number): number
  /** How much of the query a text has. */
  weightIn(text: string): number
}

interface Marked {
  tokens: number
  letters: number
}

/** A marker for the words that were matched. Stop words are marked only in a query that has no others. */
export function createMarker(
  vocabulary: Vocabulary,
  { tokens, isAllStops }: Query,
  matches: Match[],
  weights: Float64Array,
  scratch: Scratch,
): Marker {
  const marked = new Map<Word, Marked>()
  for (const { word, from, to, letters } of matches) {
    if (from === to && tokens[from]?.isStop && !isAllStops) continue
    const own = bitsOf(from, to)
    const known = marked.get(word)
    if (!known) marked.set(word, { tokens: own, letters })
    else {
      known.tokens |= own
      known.letters = Math.max(known.letters, letters)
    }
  }

  const bits = tokensByNumber(marked, scratch)

  /** How much of a part of a name the query has: all of it, or a beginning that is still growing. */
  function lettersTyped(part: string): number {
    const token = tokens.find(
      ({ text }, index) => text === part || (index === tokens.length - 1 && part.startsWith(text)),
    )
    return token?.text.length ?? 0
  }

  function mark(text: string): TextPart[] {
    const parts: TextPart[] = []
    const say = (from: number, to: number, isMatch: boolean) => {
      if (from >= to) return
      const last = parts.at(-1)
      const words = text.slice(from, to)
      if (last && last.isMatch === isMatch) last.text += words
      else parts.push({ text: words, isMatch })
    }
    let done = 0
    for (const word of vocabulary.read(text)) {
      if (!tokensOf(word)) continue
      const letters = marked.get(word.whole)?.letters
      let from = word.from
      for (const piece of letters ? [word.whole] : word.parts) {
        const ownLetters = marked.get(piece)?.letters
        const count = letters || ownLetters || (letters === BY_PARTS ? lettersTyped(piece.text) : 0)
        const end = letters ? word.to : from + piece.text.length
        if (count) {
          say(done, from, false)
          done = Math.min(end, from + count)
          say(from, done, true)
        }
        from = end
      }
    }
    say(done, text.length, false)
    return parts
  }

  function tokensOf({ whole, parts }: Entry): number {
    let tokens = bits[whole.number] ?? 0
    for (const part of parts) tokens |= bits[part.number] ?? 0
    return tokens
  }

  function weightOf(tokens: number): number {
    let sum = 0
    for (let rest = tokens; rest; rest &= rest - 1) sum += weights[firstOf(rest)] ?? 0
    return sum
  }

  function weightIn(text: string): number {
    let tokens = 0
    for (const word of vocabulary.read(text)) tokens |= tokensOf(word)
    return weightOf(tokens)
  }

  return { mark, entryOf: vocabulary.entryOf, bits, weightOf, weightIn }
}

/** Every word of every sentence that is read is looked up: an array by number is faster than a map. */
function tokensByNumber(marked: Map<Word, Marked>, { ints }: Scratch): Int32Array {
  let most = 0
  for (const { number } of marked.keys()) most = Math.max(most, number)
  const bits = ints('marked', most + 1)
  for (const [{ number }, { tokens }] of marked) bits[number] = tokens
  return bits
}
