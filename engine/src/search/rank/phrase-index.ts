import type { Phrase, Unit } from './unit.ts'

/** All titles, keywords, jobs and messages by their words: a query looks at those that have one of its own, never at all of them. */
export interface PhraseIndex {
  /** By number of a phrase. */
  phrases: Phrase[]
  /** By number of a phrase: whose it is. */
  owners: Unit[]
  /** By number of a word: the numbers of the phrases that have it. */
  withWord: Map<number, number[]>
}

/** An empty index. */
export const createPhraseIndex = (): PhraseIndex => ({ phrases: [], owners: [], withWord: new Map() })

/** Gives a unit one more phrase. The first one is its title. */
export function addPhrase({ phrases, owners, withWord }: PhraseIndex, unit: Unit, phrase: Phrase): void {
  unit.phrases.push(phrase)
  const number = phrases.push(phrase) - 1
  owners.push(unit)
  for (const word of new Set(phrase)) {
    const others = withWord.get(word)
    if (others) others.push(number)
    else withWord.set(word, [number])
  }
}

/** The numbers of the phrases that have one of some words, each of them once. */
export function phrasesWith({ phrases, withWord }: PhraseIndex, words: Iterable<number>): number[] {
  const isMet = new Uint8Array(phrases.length)
  const met: number[] = []
  for (const word of words) {
    for (const number of withWord.get(word) ?? []) {
      if (isMet[number]) continue
      isMet[number] = 1
      met.push(number)
    }
  }
  return met
}
