import type { Word } from './word.ts'

/** Words in order of the alphabet, by their first letter: who types one letter does not wait until all other words are in order, too. */
export interface WordOrder {
  add(word: Word): void
  /** All words with the first letter of a text, in order. */
  besides(text: string): Word[]
}

interface Drawer {
  words: Word[]
  isSorted: boolean
}

/** An order of no words. */
export function createWordOrder(): WordOrder {
  const drawers = new Map<string, Drawer>()
  return {
    add(word) {
      const letter = word.text.charAt(0)
      const drawer = drawers.get(letter)
      if (!drawer) drawers.set(letter, { words: [word], isSorted: true })
      else {
        drawer.words.push(word)
        drawer.isSorted = false
      }
    },
    besides(text) {
      const drawer = drawers.get(text.charAt(0))
      if (!drawer) return []
      if (!drawer.isSorted) {
        drawer.words.sort((a, b) => (a.text < b.text ? -1 : 1))
        drawer.isSorted = true
      }
      return drawer.words
    },
  }
}
