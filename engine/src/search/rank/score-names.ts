import type { Cover } from './cover.ts'
import type { Phrase } from './unit.ts'

/** What titles and keywords say of a query as a whole. */
export interface NameScore {
  score: number
  /** True when the query is long and follows the words of one of them: it was pasted. */
  isMessage: boolean
  /** True when one of them is a piece of a long query, word for word: a message is known by its beginning. */
  isPiece: boolean
  /** True when the title says the same as the query. */
  isSame: boolean
}

/** What has the names: the better a place explains a message, the more its message is worth. */
export type NameOwner = 'page' | 'section' | 'error'

/** What a title, or a keyword, that says what the query says is worth, as against single words; keywords are written for it. */
const COVER = { title: 0.8, keyword: 1 }
/** How much of that it loses by words that the query has not. */
const HELD = 0.7
/** What it is worth besides to have the words of a long query in their order: that is the message that was pasted. */
const MESSAGE: Record<NameOwner, number> = { page: 0.8, section: 1.6, error: 3.2 }
/** Share of the query that a message must have at least, and how well it must agree. */
const LEAST_SAID = 0.6
const LEAST_MESSAGE = 0.4
/** Words of a piece of a message, and its share. */
const LEAST_PIECE = 3
const LEAST_SAME = 0.95

/** The score of something without names. */
export const NO_NAME: NameScore = { score: 0, isMessage: false, isPiece: false, isSame: false }

/** The best of some names: a title, then keywords. */
export function scoreNames(
  phrases: Phrase[],
  owner: NameOwner,
  isLong: boolean,
  coverOf: (phrase: Phrase) => Cover | null,
): NameScore {
  let score = 0
  let isMessage = false
  let isPiece = false
  let isSame = false
  for (const phrase of phrases) {
    const cover = coverOf(phrase)
    if (!cover) continue
    const { said, held, heldSoFar, order, run } = cover
    const message = isLong && said > LEAST_SAID ? said * order * heldSoFar : 0
    if (message > LEAST_MESSAGE) isMessage = true
    if (isLong && phrase.length >= LEAST_PIECE && Math.min(held, run) > LEAST_SAME) isPiece = true
    const isTitle = phrase === phrases[0]
    if (cover.isSame && isTitle) isSame = true
    const kind = owner === 'page' && !isTitle ? 'keyword' : 'title'
    score = Math.max(score, COVER[kind] * said * (1 - HELD + HELD * held) + message * MESSAGE[owner])
  }
  return { score, isMessage, isPiece, isSame }
}
