import * as FIELD from '../index/field.ts'
import { typosAllowed } from '../index/typos.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import { fieldAt, type Word } from '../index/word.ts'

/** A word of the site that a text may mean. */
export interface Meaning {
  word: Word
  /** Up to 1. */
  quality: number
  /** How many letters from its start were typed: all of them unless only a beginning was. */
  letters: number
}

/** What a meaning is worth that is not the very word. */
const FORM = 0.9
const PREFIX = 0.5
const WHOLE_PREFIX = 0.4
const MISSPELT_PREFIX = 0.9
const misspelt = (typos: number) => (typos > 1 ? 0.45 : 0.65)
const MOST_PREFIXED = 50
const MOST_MISSPELT = 12
/** Letters of a match that is marked from end to end. */
export const ALL_LETTERS = 99
/** Letters of a match inside a longer name: those of the parts that were typed. */
export const BY_PARTS = 0

const meaning =
  (quality = 1, letters = ALL_LETTERS) =>
  (word: Word): Meaning => ({ word, quality, letters })

/** The word itself, if the site has it. */
export function exactWord(text: string, vocabulary: Vocabulary): Meaning[] {
  const word = vocabulary.find(text)
  return word ? [meaning()(word)] : []
}

/** Other forms of it. */
export const otherForms = (text: string, vocabulary: Vocabulary): Meaning[] =>
  vocabulary
    .formsOf(text)
    .filter((word) => word.text !== text)
    .map(meaning(FORM))

/** Words that begin so. */
export function begunWords(text: string, vocabulary: Vocabulary): Meaning[] {
  // One letter or two begin too many words: only those in names are meant.
  const words =
    text.length > 2
      ? vocabulary.startingWith(text, MOST_PREFIXED)
      : vocabulary.startingWith(text, Number.POSITIVE_INFINITY).filter(isName).slice(0, MOST_PREFIXED)
  return words.map((word) => meaning(PREFIX + WHOLE_PREFIX * (text.length / word.text.length), text.length)(word))
}

/** Names that have some words inside, the last of which may be growing. */
export const namesAround = (parts: string[], isGrowing: boolean, vocabulary: Vocabulary): Meaning[] =>
  vocabulary.namesWith(parts, isGrowing).map(meaning(1, BY_PARTS))

/** Words that a text is close to; if it is still growing, perhaps only to their beginnings. */
export function misspeltWords(text: string, isGrowing: boolean, vocabulary: Vocabulary): Meaning[] {
  const allowed = typosAllowed(text.length)
  if (!allowed) return []
  let { distance, words } = vocabulary.closeTo(text, allowed, false)
  let quality = misspelt(distance)
  if (isGrowing && (!words.length || distance > 1)) {
    const begun = vocabulary.closeTo(text, words.length ? 1 : allowed, true)
    if (begun.words.length) {
      words = begun.words
      quality = misspelt(begun.distance) * MISSPELT_PREFIX
    }
  }
  if (words.length > MOST_MISSPELT) {
    words = words.sort((a, b) => b.places.length - a.places.length).slice(0, MOST_MISSPELT)
  }
  // What was meant may stand in another form: `mutatoin` on a page about mutations.
  const forms = new Set(words.flatMap((word) => vocabulary.formsOf(word.text)))
  for (const word of words) forms.delete(word)
  return [...words.map(meaning(quality)), ...[...forms].map(meaning(quality * FORM))]
}

/** True for a word that something is called by. */
export const isName = ({ places }: Word): boolean => places.some((place) => fieldAt(place) < FIELD.description)
