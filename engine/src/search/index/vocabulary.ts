import { closestWords, continuing, formsOf, namesWith } from './find-words.ts'
import { remember } from './remember.ts'
import { eachWord, splitCamelCase } from './tokenize.ts'
import { letterMask } from './typos.ts'
import { type Field, notePlace, type Word } from './word.ts'
import { createWordOrder } from './word-order.ts'

/** A word as it is written in texts: itself in lower case and, for a name in camel case, its parts. */
export interface Entry {
  whole: Word
  /** Empty for a word that has no parts. */
  parts: Word[]
}

/** A word of a text, and its letters there. */
export interface ReadWord extends Entry {
  from: number
  to: number
}

/** All words of the site with the places where they stand, in the order in which they were met. */
export interface Vocabulary {
  /** Notes a word of a text at a place. Words of one place have to come one after the other. */
  add(written: string, unit: number, field: Field): Entry
  /** What is known of a word as written, be it part of a text or not. */
  entryOf(written: string): Entry
  /** The words of a text of the site. What is shown is shown again with the next keystroke: the last texts are remembered. */
  read(text: string): ReadWord[]
  /** The word in lower case; undefined if no text has it. */
  find(text: string): Word | undefined
  /** Names in camel case that have these parts one after the other; of the last one perhaps only the beginning. */
  namesWith(parts: string[], isOpen: boolean): Word[]
  /** Words with the same stem. */
  formsOf(text: string): readonly Word[]
  /** Words that begin so, with one letter at least, the word itself left out; shortest first if there are more than `most`. */
  startingWith(prefix: string, most: number): Word[]
  /** Words within a number of wrong letters: the closest only. With `isPrefix`, words with such a beginning. */
  closeTo(text: string, typos: number, isPrefix: boolean): { distance: number; words: Word[] }
}

const NONE: Word[] = []
/** A word that the site does not have. */
const strange = (text: string): Word => ({
  text: text.toLowerCase(),
  number: -1,
  mask: 0,
  places: [],
  parts: NONE,
  names: NONE,
  stem: '',
})
/** Texts that are remembered: those of many keystrokes, and a small part of a large site. */
const MOST_READ = 2000
/** Words whose forms are remembered: those of a question stay while its last one is typed. */
const MOST_FORMS = 200

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>()
  const byText = new Map<string, Word>()
  const words: Word[] = []
  const order = createWordOrder()
  const texts = remember(MOST_READ, read)
  const forms = remember(MOST_FORMS, (text) => formsOf(text, order.besides(text)))

  function wordOf(text: string): Word {
    let word = byText.get(text)
    if (!word) {
      word = { text, number: words.length, mask: letterMask(text), places: [], parts: NONE, names: [], stem: '' }
      byText.set(text, word)
      words.push(word)
      order.add(word)
      forms.forget()
    }
    return word
  }

  function entryOf(written: string): Entry {
    let entry = entries.get(written)
    if (!entry) {
      const whole = wordOf(written.toLowerCase())
      const split = splitCamelCase(written)
      const parts = split.length > 1 ? split.map((part) => wordOf(part.toLowerCase())) : NONE
      if (!whole.parts.length) {
        whole.parts = parts
        for (const part of new Set(parts)) part.names.push(whole)
      }
      entry = { whole, parts }
      entries.set(written, entry)
    }
    return entry
  }

  /** What is shown may have words that no place has. They do not become words of the site by being looked at. */
  function knownAs(written: string): Entry {
    const entry = entries.get(written)
    if (entry) return entry
    const split = splitCamelCase(written)
    const wordAs = (text: string) => byText.get(text.toLowerCase()) ?? strange(text)
    return { whole: wordAs(written), parts: split.length > 1 ? split.map(wordAs) : NONE }
  }

  function read(text: string): ReadWord[] {
    const found: ReadWord[] = []
    eachWord(text, (word, from) => {
      const { whole, parts } = knownAs(word)
      found.push({ whole, parts, from, to: from + word.length })
    })
    return found
  }

  return {
    entryOf,
    read: texts.of,
    find: (text) => byText.get(text),
    namesWith([first = '', ...rest], isOpen) {
      const start = byText.get(first)
      return start ? namesWith(start, rest, isOpen) : NONE
    },
    formsOf: forms.of,
    startingWith: (prefix, most) => continuing(prefix, order.besides(prefix), most),
    closeTo: (text, typos, isPrefix) => closestWords(text, words, typos, isPrefix),

    add(written, unit, field) {
      const entry = entryOf(written)
      notePlace(entry.whole, unit, field)
      for (const part of entry.parts) notePlace(part, unit, field)
      return entry
    },
  }
}
