import type { WordRow } from '#model/search.ts'
import { typoDistance, typosAllowed } from '../index/typos.ts'
import { stem } from '../index/word-forms.ts'

/** A word of a query. */
export interface AskedWord {
  /** In lower case. */
  text: string
  /** It may still be growing. */
  isOpen: boolean
}

/** A row that answers to a word, and how well. */
export interface FoundRow {
  row: WordRow
  quality: number
}

/** What a row is worth that does not have the very word. */
const BEGUN = 0.6
const SHORTER = 0.5
const MISSPELT = 0.4
const MOST_BEGUN = 40
const LEAST_SHORTER = 4

/** The files that may have a word: the one where it would stand, and the next one where others begin like it. */
export function filesOf({ text }: AskedWord, firsts: string[]): number[] {
  const root = stem(text)
  const after = firsts.findIndex((first) => first > root)
  const file = Math.max(0, (after < 0 ? firsts.length : after) - 1)
  return [file, ...(firsts[file + 1]?.startsWith(root) ? [file + 1] : [])]
}

/** The rows of some files that a word means: of its stem, of what begins like it, or else of what is close to it. */
export function findRows({ text, isOpen }: AskedWord, rows: WordRow[]): FoundRow[] {
  const root = stem(text)
  const exact = rows.filter(([own]) => own === root).map((row): FoundRow => ({ row, quality: 1 }))
  const begins = (own: string) => own !== root && (own.startsWith(text) || own.startsWith(root))
  const begun = isOpen || exact.length === 0 ? rows.filter(([own]) => begins(own)) : []
  const shortest = begun.toSorted(([a], [b]) => a.length - b.length).slice(0, MOST_BEGUN)
  const found = [...exact, ...shortest.map((row): FoundRow => ({ row, quality: BEGUN }))]
  if (found.length > 0) return found
  const shorter = rows.filter(([own]) => own.length >= LEAST_SHORTER && text.startsWith(own))
  if (shorter.length > 0) return shorter.map((row) => ({ row, quality: SHORTER }))
  const most = typosAllowed(text.length)
  const close = most === 0 ? [] : rows.filter(([own]) => typoDistance(root, own, most, isOpen) <= most)
  return close.map((row) => ({ row, quality: MISSPELT }))
}
