import * as COVER from './cover.ts'
import { isTitle, KEYWORD_OF_PAGE, OF_MESSAGE, OF_SECTION, type PhraseIndex, phrasesWith } from './phrase-index.ts'
import type { Scratch } from './scratch.ts'

/** By number of a unit: what its title and keywords say of a query as a whole. */
export interface NameScores {
  score: Float64Array
  /** 1 when the query is long and follows the words of one of them: it was pasted. */
  isMessage: Uint8Array
  /** 1 when one of them is a piece of a long query, word for word: a message is known by its beginning. */
  isPiece: Uint8Array
  /** 1 when the title says the same as the query. */
  isSame: Uint8Array
}

/** What a title, or a keyword, that says what the query says is worth, as against single words; keywords are written for it. */
const TITLE = 0.8
const KEYWORD = 1
/** How much of that it loses by words that the query has not. */
const HELD = 0.7
/**
 * What it is worth besides to have the words of a long query in their order: that is the message that was pasted. The better a place
 * explains a message, the more.
 */
const MESSAGE_OF_PAGE = 0.8
const MESSAGE_OF_SECTION = 1.6
const MESSAGE_IN_LIST = 3.2
/** Share of the query that a message must have at least, and how well it must agree. */
const LEAST_SAID = 0.6
const LEAST_MESSAGE = 0.4
/** Words of a piece of a message, and its share. */
const LEAST_PIECE = 3
const LEAST_SAME = 0.95

/** What has names. */
interface Named {
  phrases: PhraseIndex
  scratch: Scratch
}

/** Scores the names that have a word of the query, of units that are named: of each unit the best one counts. */
export function scoreNames(
  { phrases: index, scratch }: Named,
  covers: COVER.Covers,
  isNamed: Uint8Array,
  isLong: boolean,
): NameScores {
  const size = isNamed.length
  const scores: NameScores = {
    score: scratch.doubles('name', size),
    isMessage: scratch.bytes('named message', size),
    isPiece: scratch.bytes('piece', size),
    isSame: scratch.bytes('same', size),
  }
  const { words, starts, owners, kinds } = index
  const cover = new Float64Array(COVER.MEASURES)
  const isMet = phrasesWith(index, covers.words, scratch)
  for (let number = 0; number < isMet.length; number++) {
    const owner = owners[number] ?? 0
    if (!isMet[number] || !isNamed[owner]) continue
    const start = starts[number] ?? 0
    const length = (starts[number + 1] ?? 0) - start
    if (covers.measure(words, start, length, cover)) addName(scores, owner, kinds[number] ?? 0, length, cover, isLong)
  }
  return scores
}

/** Adds a name of so many words: the best of a unit counts, in whatever order they come. */
function addName(
  scores: NameScores,
  unit: number,
  kind: number,
  length: number,
  cover: Float64Array,
  isLong: boolean,
): void {
  const said = cover[COVER.SAID] ?? 0
  const held = cover[COVER.HELD] ?? 0
  const agreed = said * (cover[COVER.ORDER] ?? 0) * (cover[COVER.HELD_SO_FAR] ?? 0)
  const message = isLong && said > LEAST_SAID ? agreed : 0
  if (message > LEAST_MESSAGE) scores.isMessage[unit] = 1
  if (isLong && length >= LEAST_PIECE && Math.min(held, cover[COVER.RUN] ?? 0) > LEAST_SAME) scores.isPiece[unit] = 1
  if (cover[COVER.IS_SAME] && isTitle(kind)) scores.isSame[unit] = 1
  const worth = kind === KEYWORD_OF_PAGE ? KEYWORD : TITLE
  const ofMessage = kind >= OF_MESSAGE ? MESSAGE_IN_LIST : kind >= OF_SECTION ? MESSAGE_OF_SECTION : MESSAGE_OF_PAGE
  const score = worth * said * (1 - HELD + HELD * held) + message * ofMessage
  if (score > (scores.score[unit] ?? 0)) scores.score[unit] = score
}
