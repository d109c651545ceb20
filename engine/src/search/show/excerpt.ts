import type { TextPart } from '#model/search.ts'
import { eachWord } from '../index/tokenize.ts'
import type { Marker } from './mark.ts'
import { sentencesOf, type Told } from './sentences.ts'
import type { TableRow } from './table-row.ts'

/** A text that excerpts are taken from. Its sentences are found once: the same texts are shown from keystroke to keystroke. */
export interface ExcerptSource {
  text: string
  sentences?: Sentence[]
}

/** A sentence with its words. */
export interface Sentence extends Told {
  /** How many they are. */
  count: number
  /** Number of each word; the parts of a name come behind it, each as `~number`. */
  words: number[]
}

/** What is shown of a text. */
export interface Excerpt {
  parts: TextPart[]
  /** The sentence that answers, as the page writes it; null when no sentence has a word of the query. */
  sentence: string | null
  /** The row of a table that the sentence is; null for one that is none. */
  row: TableRow | null
}

/** Two lines of a list of hits. */
const MOST_LETTERS = 190
/** What it is worth that words of a query stand one right after the other, as against another word of it. */
const IN_ORDER = 0.15
/** A sentence that is cut is less of an answer. */
const CUT = 0.9
/** So are the cells of a row: where a sentence says about as much, it says it better. */
const CELLS = 0.6

/** The sentences of a text. */
export function sentencesIn(source: ExcerptSource, { entryOf }: Marker): Sentence[] {
  source.sentences ??= sentencesOf(source.text).map(({ text, row }) => {
    const words: number[] = []
    let count = 0
    eachWord(text, (word) => {
      const { whole, parts } = entryOf(word)
      count++
      words.push(whole.number)
      for (const part of parts) words.push(~part.number)
    })
    return { text, row, count, words }
  })
  return source.sentences
}

/** How much of a query a sentence has, and how much of that in its order. */
export function scoreSentence({ words }: Sentence, { bits, weightOf }: Marker): { said: number; pairs: number } {
  let seen = 0
  let pairs = 0
  let before = 0
  for (let at = 0; at < words.length; ) {
    const number = words[at++] ?? 0
    // Past the end of an array is a slow place to look.
    let tokens = number < bits.length ? (bits[number] ?? 0) : 0
    for (let part = words[at] ?? 0; part < 0; part = words[++at] ?? 0) {
      tokens |= ~part < bits.length ? (bits[~part] ?? 0) : 0
    }
    if (tokens & (before << 1) & ~before) pairs++
    before = tokens
    seen |= tokens
  }
  return { said: seen && weightOf(seen), pairs }
}

/**
 * The sentence of a text that has most of a query, whole, and as many of the next ones as there is room for in so many words; null for
 * a text without sentences. One that is too long ends at a word. None begins in its middle.
 */
export function excerptOf(source: ExcerptSource, length: number, marker: Marker): Excerpt | null {
  const sentences = sentencesIn(source, marker).filter(({ count }) => count)
  let best = 0
  let most = 0
  sentences.forEach((sentence, index) => {
    const { said, pairs } = scoreSentence(sentence, marker)
    const score =
      (said + pairs * IN_ORDER) * (sentence.text.length > MOST_LETTERS ? CUT : 1) * (sentence.row ? CELLS : 1)
    if (score > most + 1e-6) {
      most = score
      best = index
    }
  })
  const answer = sentences[best]
  if (!answer) return null
  let shown = answer.text
  let { count } = answer
  for (const { text, count: more } of sentences.slice(best + 1)) {
    count += more
    if (count > length) break
    shown += ` ${text}`
  }
  // A text that the index cuts says so at its end; the page goes on there.
  const sentence = most > 0 ? answer.text.replace(/…$/, '') : null
  return {
    parts: marker.mark(shown === answer.text ? cut(shown) : shown),
    sentence,
    row: most > 0 ? answer.row : null,
  }
}

/** The beginning of a text that is longer than two lines, up to the end of a word. */
export function cut(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  const end = text.lastIndexOf(' ', MOST_LETTERS)
  return `${text.slice(0, end > 0 ? end : MOST_LETTERS).replace(/[\s,;:…]+$/, '')}…`
}
