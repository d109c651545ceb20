import * as FIELD from './field.ts'

/** A place of a word. */
export type Field = (typeof FIELD)[keyof typeof FIELD]

/** A word of the site, in lower case. */
export interface Word {
  text: string
  /** From 0, in the order in which words were met. What is known of words by query is kept in arrays by it. */
  number: number
  /** Its letters: see `letterMask`. */
  mask: number
  /** Where it stands. Packed: see `unitAt`, `fieldAt`, `timesAt`. */
  places: number[]
  /** Parts of a name that is written in camel case somewhere: those of `asyncthunk` are `async` and `thunk`. Else empty. */
  parts: Word[]
  /** Names that it is a part of. */
  names: Word[]
  /** Empty until it is asked for. */
  stem: string
}

const TIMES = 7
export const unitAt = (place: number): number => place >> 7
/** What a place says besides its unit, as one small number: tables by it need no sums. */
export const KINDS = 128
export const kindAt = (place: number): number => place & (KINDS - 1)
/** A `Field`. */
export const fieldAt = (place: number): number => (place >> 3) & 15
/** How often, up to seven times. */
export const timesAt = (place: number): number => place & TIMES

/** Notes that a word stands at a place once more. Words of one place have to come one after the other, but for keywords: some come late. */
export function notePlace({ places }: Word, unit: number, field: Field): void {
  const last = places.length - 1
  const place = places[last] ?? -1
  const start = (unit << 7) | (field << 3)
  const isThere = (other: number) => other >> 3 === start >> 3
  if (isThere(place)) {
    if (timesAt(place) < TIMES) places[last] = place + 1
  } else if (field !== FIELD.keyword || !places.some(isThere)) places.push(start + 1)
}
