import type { IndexedError, IndexedPage, IndexedSection, SearchKind } from '#model/search.ts'
import type { ExcerptSource } from '../show/excerpt.ts'

/** A title or keyword: the numbers of its words, without stop words. All of them are gone through with every keystroke. */
export type Phrase = number[]

interface AnyUnit extends ExcerptSource {
  /** From 0, in the order in which units were met: what places of words and scores know it by. */
  number: number
  title: string
  /** Titles and keywords, to tell how much of one a query covers. */
  phrases: Phrase[]
  /** Words of its text, shown or not. */
  length: number
}

/** A page with its first words, or a section of it. */
export interface PlaceUnit extends AnyUnit {
  group: PageGroup
  /** Null for the page itself. */
  section: IndexedSection | null
  /** The section that it is a part of; null for the page itself and for what stands right below it. */
  above: PlaceUnit | null
  error: null
}

/** An error message. */
export interface ErrorUnit extends AnyUnit {
  group: Group
  section: null
  above: null
  error: IndexedError
}

/** Something that can be found by itself. */
export type Unit = PlaceUnit | ErrorUnit

/** What hits are grouped by: a page, or the error messages of one list. */
export interface Group {
  title: string
  /** The title in joined form; empty for error messages, which have no title to type. */
  key: string
  kind: SearchKind
  page: IndexedPage | null
  /** In reading order; the first one of a page is the page itself. */
  units: Unit[]
  /** Their numbers, in the same order: units are ranked by number. */
  numbers: number[]
}

/** The group of a page. */
export interface PageGroup extends Group {
  page: IndexedPage
}
