import type { FirstTier } from '#model/search.ts'
import { splitCamelCase, wordsOf } from '../index/tokenize.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import type { Word } from '../index/word.ts'
import type { Match } from './match-words.ts'
import { ALL_LETTERS } from './meanings.ts'
import type { Query } from './read-query.ts'

/** Words of pages that may stand for tokens of a query: all of them together, each in any of its forms. */
export interface Alternative {
  from: number
  to: number
  words: Array<readonly Word[]>
  quality: number
}

/** A synonym is a guess: what readers really wrote counts for more. */
const QUALITY = 0.6
/** Letters from which a beginning of a synonym counts as the synonym. */
const LEAST_LETTERS = 4

const wordsIn = (phrase: string) =>
  wordsOf(phrase).flatMap(({ word }) => splitCamelCase(word).map((part) => part.toLowerCase()))

/** Other forms of a word are other words here: `working` says nothing of a `worker`. */
const singular = (word: string) => word.replace(/s$/, '')

/** Finds what pages say for what a query says. */
export function createSynonyms(table: FirstTier['synonyms'], vocabulary: Vocabulary) {
  const rows = table.flatMap(([readersSay, pagesSay]) =>
    readersSay.map((phrase) => ({ said: wordsIn(phrase).map(singular), meant: pagesSay.map(wordsIn) })),
  )
  const byFirst = new Map<string, typeof rows>()
  for (const row of rows) {
    const [first = ''] = row.said
    byFirst.set(first, [...(byFirst.get(first) ?? []), row])
  }

  return function alternativesFor({ tokens, isOpen }: Query): Alternative[] {
    const asked = tokens.map(({ text }) => singular(text))
    const last = tokens.at(-1)
    // A word of the site means itself: `query` is not on its way to become `querykey`.
    const isGrowing = isOpen && last && last.text.length >= LEAST_LETTERS && vocabulary.find(last.text) === undefined
    const growing = isGrowing ? asked.length - 1 : -1
    const found: Alternative[] = []
    asked.forEach((token, from) => {
      for (const { said, meant } of from === growing ? rows : (byFirst.get(token) ?? [])) {
        if (!said.every((word, offset) => isSaid(word, from + offset))) continue
        const to = from + said.length - 1
        for (const words of meant) found.push({ from, to, quality: QUALITY, words: words.map(vocabulary.formsOf) })
      }
    })
    return found

    function isSaid(word: string, at: number): boolean {
      const token = asked[at]
      return token !== undefined && (word === token || (at === growing && word.startsWith(token)))
    }
  }
}

/** The words of an alternative as matches, to be marked where they stand. */
export const asMatches = ({ from, to, quality, words }: Alternative): Match[] =>
  words.flat().map((word) => ({ word, from, to, quality, letters: ALL_LETTERS }))
