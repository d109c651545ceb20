import { oncePer } from '#disk/once-per.ts'
import { type Passage, type PassagePart, passageText } from '#model/passage.ts'
import { sentencesOf } from '#search/show/sentences.ts'

/** A sentence of a page. */
export interface Sentence {
  /** Number of its passage, and its own number there: in the order of the page. */
  passage: number
  index: number
  parts: PassagePart[]
}

/** A passage that can be quoted from. */
export interface QuotedPassage {
  section: string
  sentences: Sentence[]
  /** The letters of each sentence. */
  letters: string[]
}

/** Cuts the passages of some sections into sentences. */
export const quotable = (passages: Passage[], sections: string[]): QuotedPassage[] =>
  passages.flatMap((each, passage) => {
    if (!sections.includes(each.section)) return []
    const { cuts, letters } = cutsOf(each)
    return [{ section: each.section, letters, sentences: cuts.map((parts, index) => ({ passage, index, parts })) }]
  })

/** Once for a passage: while a site is written, the same ones come with every save. */
const cutsOf = oncePer(({ parts }: Passage) => {
  const cuts = cut(parts)
  return { cuts, letters: cuts.map((own) => lettersOf(passageText(own))) }
})

/** The sentences that hold some words of Markdown; null where no passage has all of them. */
export function holding(words: string, passages: QuotedPassage[]): Sentence[] | null {
  const sought = lettersOf(withoutMarks(words))
  if (sought === '') return null
  for (const { sentences, letters } of passages) {
    const from = letters.join('').indexOf(sought)
    if (from < 0) continue
    let at = 0
    return sentences.filter((_, index) => {
      const start = at
      at += letters[index]?.length ?? 0
      return start < from + sought.length && at > from
    })
  }
  return null
}

/** Letters and digits alone: spaces, quotes and marks are written in many ways. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Without what Markdown does not show: addresses of links, and components in a line. */
const withoutMarks = (markdown: string) =>
  markdown.replace(/\]\([^)]*\)/g, '').replace(/(`[^`]*`)|<\/?[A-Z]\w*[^>]*>/g, '$1')

/** A letter of code while sentences are told apart: a name begins one, and none ends inside it. */
const LETTER = 'X'

function cut(parts: PassagePart[]): PassagePart[][] {
  const masked = parts.map((part) => (typeof part === 'string' ? part : LETTER.repeat(part.code.length))).join('')
  let at = 0
  return sentencesOf(masked).map(({ text: sentence }) => {
    const start = masked.indexOf(sentence, at)
    at = start + sentence.length
    return between(parts, start, at)
  })
}

/** The part of a line between two of its characters. Names of code lie within it or without: no sentence ends in one. */
function between(parts: PassagePart[], start: number, end: number): PassagePart[] {
  let at = 0
  return parts.flatMap((part): PassagePart[] => {
    const from = at
    at += typeof part === 'string' ? part.length : part.code.length
    if (at <= start || from >= end) return []
    return [typeof part === 'string' ? part.slice(Math.max(0, start - from), end - from) : part]
  })
}
