import type { Scratch } from './scratch.ts'
import type { Phrase, Unit } from './unit.ts'

/**
 * All titles, keywords, jobs and messages by their words: a query looks at those that have one of its own, never at all of them. They lie
 * one after the other in plain arrays, by number of a phrase: to go from object to object costs more than to read.
 */
export interface PhraseIndex {
  /** The words of all phrases, by number of a word. */
  words: number[]
  /** Where the words of a phrase begin; they end where those of the next one begin. */
  starts: number[]
  /** Number of the unit whose phrase it is. */
  owners: number[]
  /** What it is: see below. */
  kinds: number[]
  /** By number of a word: the phrases that have it. */
  withWord: Map<number, number[]>
}

/** Kinds of phrases: two for each kind of owner, and the title is the odd one. */
export const KEYWORD_OF_PAGE = 0
export const OF_SECTION = 2
export const OF_MESSAGE = 4
export const isTitle = (kind: number): boolean => kind % 2 === 1

/** An empty index. */
export const createPhraseIndex = (): PhraseIndex => ({
  words: [],
  starts: [0],
  owners: [],
  kinds: [],
  withWord: new Map(),
})

/** Gives a unit one more phrase. The first one is its title. */
export function addPhrase(index: PhraseIndex, unit: Unit, phrase: Phrase): void {
  const { words, starts, owners, kinds, withWord } = index
  const ofOwner = unit.error ? OF_MESSAGE : unit.section ? OF_SECTION : KEYWORD_OF_PAGE
  const number = owners.push(unit.number) - 1
  kinds.push(ofOwner + (unit.phrases.length ? 0 : 1))
  unit.phrases.push(phrase)
  for (const word of phrase) words.push(word)
  starts.push(words.length)
  for (const word of new Set(phrase)) {
    if (!withWord.get(word)?.push(number)) withWord.set(word, [number])
  }
}

/** By number of a phrase: 1 if it has one of some words. */
export function phrasesWith(
  { owners, withWord }: PhraseIndex,
  words: Iterable<number>,
  { bytes }: Scratch,
): Uint8Array {
  const isMet = bytes('is met', owners.length)
  for (const word of words) for (const number of withWord.get(word) ?? []) isMet[number] = 1
  return isMet
}
