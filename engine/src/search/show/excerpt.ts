import type { TextPart } from '#model/search.ts'
import { type FoundWord, wordsOf } from '../index/tokenize.ts'
import type { Marker } from './mark.ts'

/** A text that excerpts are taken from. Its words are found once: the same texts are shown from keystroke to keystroke. */
export interface ExcerptSource {
  text: string
  words?: FoundWord[]
}

/** About so many words of a text round the place where most of a query stands close together; null for an empty text. */
export function excerptOf(source: ExcerptSource, length: number, marker: Marker): TextPart[] | null {
  const { text } = source
  source.words ??= wordsOf(text)
  const { words } = source
  if (!words.length) return null
  const start = bestStart(
    words.map(({ word }) => marker.tokensOf(word)),
    length,
    marker,
  )
  const end = start + length
  // Cut at white space, so that brackets and points stay with their words.
  const from = start > 0 ? text.lastIndexOf(' ', words[start]?.at) + 1 || (words[start]?.at ?? 0) : 0
  const last = words[end - 1]
  const to =
    words[end] && last
      ? last.at + last.word.length + text.slice(last.at + last.word.length).search(/\s|$/)
      : text.length
  const parts = marker.mark(text.slice(from, to).replace(/\s+/g, ' ').trim())
  if (from > 0) parts.unshift({ text: '…', isMatch: false })
  // A sentence that has ended needs no sign that more was said.
  if (to < text.length && !/[.!?…]$/.test(parts.at(-1)?.text ?? '')) parts.push({ text: '…', isMatch: false })
  return parts
}

/** Where to begin so that the words that matter most are inside, with as much before them as after them. */
function bestStart(tokens: number[], length: number, marker: Marker): number {
  let best = 0
  let bestWeight = 0
  tokens.forEach((first, from) => {
    if (!first) return
    let seen = 0
    let weight = 0
    let last = from
    for (let at = from; at < Math.min(tokens.length, from + length); at++) {
      const here = tokens[at]
      if (!here) continue
      weight += marker.weightOf(here & ~seen) + 0.01
      seen |= here
      last = at
    }
    if (weight > bestWeight + 1e-6) {
      bestWeight = weight
      best = from - Math.floor((length - (last - from + 1)) / 2)
    }
  })
  return Math.max(0, Math.min(best, tokens.length - length))
}
