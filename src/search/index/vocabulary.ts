import { splitCamelCase } from './tokenize.ts'
import { letterMask, maskAllows, typoDistance } from './typos.ts'
import { stem } from './word-forms.ts'

/** Where a word stands, from the strongest place down. */
export const FIELD = {
  title: 0,
  keyword: 1,
  heading: 2,
  description: 3,
  text: 4,
  message: 5,
  cause: 6,
  quote: 7,
} as const

/** A place of a word. */
export type Field = (typeof FIELD)[keyof typeof FIELD]

/** A word as it is written in texts: itself in lower case and, for a name in camel case, its parts. By number. */
export interface Entry {
  whole: number
  /** Empty for a word that has no parts. */
  parts: number[]
}

/** All words of the site with the places where they stand. Words are numbers, in the order in which they were met. */
export interface Vocabulary {
  /** Notes a word of a text at a place. Words of one place have to come one after the other. */
  add(written: string, unit: number, field: Field): Entry
  /** What is known of a word as written, be it part of a text or not. */
  entryOf(written: string): Entry
  /** The word in lower case; undefined if no text has it. */
  find(word: string): number | undefined
  textOf(word: number): string
  /** Parts of a name that is written in camel case somewhere: those of `asyncthunk` are `async` and `thunk`. */
  partsOf(word: number): number[]
  /** Names in camel case that have these parts one after the other; of the last one perhaps only the beginning. */
  namesWith(parts: string[], isOpen: boolean): number[]
  /** Packed: see `unitAt`, `fieldAt`, `timesAt`. */
  places(word: number): number[]
  /** Words with the same stem. */
  formsOf(word: string): number[]
  /** Words that begin so, the word itself left out, shortest first. */
  startingWith(prefix: string, most: number): number[]
  /** Words within a number of wrong letters: the closest only. With `isPrefix`, words with such a beginning. */
  closeTo(word: string, typos: number, isPrefix: boolean): { distance: number; words: number[] }
}

const TIMES = 7
export const unitAt = (place: number): number => place >> 6
export const fieldAt = (place: number): Field => ((place >> 3) & 7) as Field
/** How often, up to seven times. */
export const timesAt = (place: number): number => place & TIMES

const NONE: number[] = []

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>()
  const numbers = new Map<string, number>()
  const words: string[] = []
  const masks: number[] = []
  const places: number[][] = []
  const parts = new Map<number, number[]>()
  const namesByPart = new Map<number, number[]>()
  /** By number, as far as they were asked for. */
  const stems: string[] = []
  let sorted: string[] = []

  function numberOf(word: string): number {
    let number = numbers.get(word)
    if (number === undefined) {
      number = words.length
      numbers.set(word, number)
      words.push(word)
      masks.push(letterMask(word))
      places.push([])
    }
    return number
  }

  function entryOf(written: string): Entry {
    let entry = entries.get(written)
    if (!entry) {
      const split = splitCamelCase(written)
      entry = { whole: numberOf(written.toLowerCase()), parts: NONE }
      if (split.length > 1) {
        entry.parts = split.map((part) => numberOf(part.toLowerCase()))
        if (!parts.has(entry.whole)) {
          parts.set(entry.whole, entry.parts)
          for (const part of new Set(entry.parts)) {
            const names = namesByPart.get(part)
            if (names) names.push(entry.whole)
            else namesByPart.set(part, [entry.whole])
          }
        }
      }
      entries.set(written, entry)
    }
    return entry
  }

  function note(word: number, base: number) {
    const list = places[word] as number[]
    const last = list.length - 1
    const place = list[last] ?? -1
    if (place >> 3 !== base >> 3) list.push(base + 1)
    else if ((place & TIMES) < TIMES) list[last] = place + 1
  }

  /** Words that begin so, in order of the alphabet. */
  function beginningWith(prefix: string): string[] {
    if (sorted.length !== words.length) sorted = [...words].sort()
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    let end = low
    while (sorted[end]?.startsWith(prefix)) end++
    return sorted.slice(low, end)
  }

  function stemOf(number: number): string {
    stems[number] ??= stem(words[number] as string)
    return stems[number] as string
  }

  return {
    entryOf,
    find: (word) => numbers.get(word),
    textOf: (word) => words[word] ?? '',
    partsOf: (word) => parts.get(word) ?? NONE,
    places: (word) => places[word] ?? NONE,
    namesWith([first = '', ...rest], isOpen) {
      const start = numbers.get(first)
      if (start === undefined) return NONE
      const names = namesByPart.get(start) ?? NONE
      return names.filter((name) => {
        const own = parts.get(name) ?? NONE
        return own.some(
          (part, at) => part === start && rest.every((text, index) => isPart(own[at + 1 + index], text, index)),
        )
      })

      function isPart(part: number | undefined, text: string, index: number): boolean {
        const word = part === undefined ? '' : (words[part] as string)
        return word === text || (isOpen && index === rest.length - 1 && word.startsWith(text))
      }
    },
    formsOf(word) {
      const root = stem(word)
      // Endings change the last letter of a stem at most: `query`, `queries`.
      const kin = beginningWith(root.slice(0, Math.max(2, root.length - 1)))
      return kin.map((other) => numbers.get(other) as number).filter((number) => stemOf(number) === root)
    },

    add(written, unit, field) {
      const entry = entryOf(written)
      const base = (unit << 6) | (field << 3)
      note(entry.whole, base)
      for (const part of entry.parts) note(part, base)
      return entry
    },

    startingWith(prefix, most) {
      const found = beginningWith(prefix).filter((word) => word !== prefix)
      if (found.length > most) {
        found.sort((a, b) => a.length - b.length)
        found.length = most
      }
      return found.map((word) => numbers.get(word) as number)
    },

    closeTo(word, typos, isPrefix) {
      const mask = letterMask(word)
      let distance = typos
      let found: number[] = []
      for (let number = 0; number < words.length; number++) {
        const other = words[number] as string
        const difference = other.length - word.length
        if (-difference > distance || (!isPrefix && difference > distance)) continue
        if (!maskAllows(mask, masks[number] as number, distance)) continue
        const typo = typoDistance(word, other, distance, isPrefix)
        if (typo > distance) continue
        if (typo < distance) {
          distance = typo
          found = []
        }
        found.push(number)
      }
      return { distance, words: found }
    },
  }
}
