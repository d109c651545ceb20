import type { SearchKind } from '#model/search.ts'
import type { InitialQuery } from '../open-search.ts'
import type { MovedTo } from './use-selection.ts'

/** A search that led somewhere: what was asked, and which option was chosen. */
export interface ChosenSearch {
  query: string
  kind: SearchKind | null
  moved: MovedTo
  /** Where it led. */
  href: string
}

/** The last of the visit. It outlives the dialog, which is closed while the reader looks. */
let last: ChosenSearch | null = null

/** Keeps a search for the next opening: a reader who is not where the answer is comes back for the next option. */
export function keepSearch(search: ChosenSearch): void {
  last = search
}

/** The search that led to the page on screen, once: one that is closed without a choice is forgotten, and so is one typed over. */
export function takeSearch({ query }: InitialQuery): ChosenSearch | null {
  const search = last
  last = null
  const isHere = search !== null && new URL(search.href, window.location.href).pathname === window.location.pathname
  return isHere && query === '' ? search : null
}
