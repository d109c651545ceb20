/*
 * What search asks and answers. Every provider (the local engine, a hosted service) speaks these types, so there is one modal
 * and one search page. Texts are data: nothing here is ever HTML.
 */

/** What a hit can be filtered by. Pages bring their own kind; error messages are a kind of their own. */
export type SearchKind = 'api' | 'guide' | 'tutorial' | 'error'

/** The kinds in the order in which filters show them. */
export const SEARCH_KINDS: readonly SearchKind[] = ['api', 'guide', 'tutorial', 'error']

/** `lvl1` is a page, `lvl2` to `lvl6` are headings (options and questions count as such), `content` is text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'

/** What a hit leads to, as readers call it. */
export type HitForm = 'section' | 'question' | 'message' | 'option' | 'row' | 'page'

/** Levels of headings from the top down. `lvl0` names the group a hit is shown in: its page. */
export const HIT_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The headings above a hit, and its own, by level. */
export type HitHierarchy = Record<(typeof HIT_LEVELS)[number], string | null>

/** A hit without any. */
export const NO_HEADINGS = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

/** One findable thing, in the shape that the hosted service's documentation crawler writes. This is also what is stored. */
export interface SearchRecord {
  objectID: string
  /** Absolute. */
  url: string
  type: HitType
  hierarchy: HitHierarchy
  content: string | null
  kind: SearchKind | null
  /** Sidebar groups above the page: `['Shelves', 'Guides']`. */
  trail: string[]
}

/** A stretch of text that matched, or did not. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** A record that was found, with what to show of it. */
export interface SearchHit extends SearchRecord {
  /** The deepest heading. */
  heading: TextPart[]
  /** The sentence that answers, as much of it as fits; null when there is nothing beyond the heading. */
  excerpt: TextPart[] | null
  form: HitForm
  /** The sentence that answers, as the page writes it: what a landing puts into view. Null: the place itself. */
  sentence: string | null
}

/** One question to a provider. `query` is trimmed and not empty. */
export interface SearchRequest {
  query: string
  /** Null: every kind. */
  kind: SearchKind | null
  /** From 0. */
  page: number
  hitsPerPage: number
  /** Words up to which the sentences after the one that answers are added to an excerpt. */
  excerptWords: number
}

/** One answer. Hits of one page stand together, best place first, pages by their best place. */
export interface SearchAnswer {
  hits: SearchHit[]
  /** Of all pages of the answer, for the kind asked for. */
  total: number
  /** Number of answer pages there are. */
  pages: number
  /** Of all kinds, whichever was asked for. Kinds without hits are absent. */
  counts: Partial<Record<SearchKind, number>>
  /** False while a better answer to the same request is on its way: part of the index is still loading. */
  isComplete: boolean
  /** Names close to the query, for an answer without hits. */
  nearest: string[]
}

/* ---------------------------------------------------------------- the local index, as it travels */

/** The first tier: names. Small, loaded with the modal, answers the first keystroke. */
export interface FirstTier {
  /** Origin and base, with a slash at the end: what a route stands under in an absolute address. */
  site: string
  pages: IndexedPage[]
  errors: ErrorList[]
  /** Words readers use, and the words pages use for the same: either side may be several words. */
  synonyms: Array<[readersSay: string[], pagesSay: string[]]>
  /** Files of the second tier, in the order of their pages, relative to `site`'s base: `assets/search/text-0.1a2b3c4d.json`. */
  texts: string[]
  /** Of a large site: then there are no pages and no texts here. */
  byNeed?: ByNeed
}

/**
 * The index of a large site, of which a reader loads what a query needs. Below `folder` are `words-0.json`, lists of `WordRow` in the
 * order of the alphabet, then `names-0.json`, each with `PAGES_A_FILE` pages by their names, `text-0.json` with the texts of one page as
 * in a `TextTier`, and `causes.json` as there.
 */
export interface ByNeed {
  /** Relative to the base; changes with the content. */
  folder: string
  pages: number
  /** The first stem of each file of words. */
  words: string[]
  hasCauses: boolean
}

/** Pages whose names come together: a query needs some pages from anywhere. */
export const PAGES_A_FILE = 8

/**
 * A stem, and the numbers of the pages that have it: in their title, in other names, or only in their texts. Of a list the first number
 * stands as it is, each other one as its distance to the one before.
 */
export type WordRow = [stem: string, titles: number[], names: number[], texts: number[]]

/** A page by its names. */
export interface IndexedPage {
  route: string
  title: string
  kind: SearchKind
  trail: string[]
  description: string
  /** Without those that the title or one of `sections` says, and without phrases, which come with the texts. */
  keywords: string[]
  /** What the page is about: headings of level 2 and names of code. The others come with the texts. */
  sections: SectionRow[]
}

/** A place in a page that has a name of its own: heading, option, question. The text before the first is the page's own. */
export interface IndexedSection {
  id: string
  level: SectionLevel
  title: string
  /** What it is for, in the words of somebody who needs it: jobs, messages, and the names that do the jobs. */
  jobs?: string[]
  /** Words in which readers ask for it, and which neither its title nor its jobs have. */
  asked?: string
}

/** How deep a section lies: a page is of level 1. */
export type SectionLevel = 2 | 3 | 4 | 5 | 6
const SECTION_LEVELS: readonly SectionLevel[] = [2, 3, 4, 5, 6]

/** The nearest level that a section may have. */
export const sectionLevel = (level: number): SectionLevel => SECTION_LEVELS.find((each) => each >= level) ?? 6

/**
 * A section in a line: its level, its title and, unless the title tells it (see `slugOf`), a tab and its id. With the texts its jobs
 * follow, each after a tab of its own, and after another tab and `?` the words that readers ask with; then an id that the title tells is
 * empty.
 */
export type SectionRow = string

/** Messages of the library that readers paste, from one list. */
export interface ErrorList {
  /** Where the list stands, without the codes: `/api/other-exports#error-`. */
  route: string
  /** What hits are grouped under. */
  group: string
  trail: string[]
  messages: Array<[code: number, message: string]>
}

/** A message of the library, with what is known of it. */
export interface IndexedError {
  /** Number of the production message. */
  code: number
  message: string
  /** What it comes from, in a sentence. Comes with the texts: empty until then. */
  cause: string
  /** The place that explains it: `/api/createSlice#error-name`. Comes with the texts: until then its row in the list. */
  route: string
  group: string
  trail: string[]
}

/**
 * A file of the second tier: the texts of a run of pages.
 *
 * A text is lines of prose (a paragraph, a table row, a list item each), joined by `\n`; rows are as `table-lines.ts` writes them. Then perhaps comes one more line:
 * `CODE_MARK`, then words joined by spaces, each once: names in the section's code (`builder.addCase` stays whole), and the words of
 * prose that is left out because the site's texts would be too many. That line is searched and never shown. Words that the prose
 * or the title of the section has are not repeated in it. A text may consist of that line alone.
 */
export interface TextTier {
  /** Index of the first page in `FirstTier.pages`. */
  from: number
  /** By page: what stands before the first section, then every section: a `SectionRow`, and after `\n` its text, if it has one. */
  texts: string[][]
  /** By page: its keywords of several words, joined by `\n`. Absent where no page has any. */
  phrases?: string[]
  /** In the first file: causes of the messages of `FirstTier.errors`, one after the other, each with the place that explains it. */
  causes?: Array<[cause: string, route: string]>
}

/** First character of the line of words that are not shown in a text of `TextTier`. */
export const CODE_MARK = '\u0000'
