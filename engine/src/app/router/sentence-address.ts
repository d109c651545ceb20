import type { SearchHit } from '#model/search.ts'

/** What an address asks its page to show: a stretch of text by its beginning and its end, and words to mark. */
export interface NamedSentence {
  from: string
  /** Empty: the stretch is the beginning alone. */
  to: string
  words: string[]
}

const FIND = 'find'
const MARK = 'mark'

/** Stands for what lies between beginning and end. A sentence that has one of its own is found by what is round it. */
const GAP = '…'
/** A sentence up to this length travels whole: the address is to be sent to others, and most are shorter. */
const WHOLE_LENGTH = 100
const BEGINNING_WORDS = 8
const END_WORDS = 4
/** Addresses may be anybody's: nothing longer is looked at. */
const MAX_FIND_LENGTH = 300
const MAX_MARK_LENGTH = 200
const MAX_WORDS = 12

/** The address of a hit with the sentence that answers in it, so that whoever opens it is led there. */
export function urlWithSentence(hit: Pick<SearchHit, 'url' | 'sentence' | 'excerpt'>): string {
  const { url, sentence, excerpt } = hit
  if (!sentence) return url
  const [, place = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const words = (excerpt ?? []).filter(({ isMatch }) => isMatch).flatMap(({ text }) => wordsOf(text))
  const parameters = new URLSearchParams({ [FIND]: shortened(sentence) })
  if (words.length > 0) parameters.set(MARK, [...new Set(words)].slice(0, MAX_WORDS).join(' '))
  return `${place}${place.includes('?') ? '&' : '?'}${parameters}${hash}`
}

/** What the query of an address asks for; null if that is nothing. It is text, and is only ever compared with text. */
export function readSentence(search: string): NamedSentence | null {
  const parameters = new URLSearchParams(search)
  const find = (parameters.get(FIND) ?? '').slice(0, MAX_FIND_LENGTH)
  const parts = find.split(GAP)
  if (!find.trim()) return null
  const words = wordsOf((parameters.get(MARK) ?? '').slice(0, MAX_MARK_LENGTH)).slice(0, MAX_WORDS)
  return { from: parts[0] ?? '', to: parts.length > 1 ? (parts.at(-1) ?? '') : '', words }
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function shortened(sentence: string): string {
  const words = sentence.trim().split(/\s+/)
  if (sentence.length <= WHOLE_LENGTH || words.length <= BEGINNING_WORDS + END_WORDS) return words.join(' ')
  return words.slice(0, BEGINNING_WORDS).join(' ') + GAP + words.slice(-END_WORDS).join(' ')
}
