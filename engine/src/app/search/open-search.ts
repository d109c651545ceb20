import { SEARCH_PARAMETER, SEARCH_QUERY_MAX_LENGTH } from '#model/constants.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'

/** The box of the modal, and what stands for it until its code is there: names of code are left as they are typed. */
export const QUERY_BOX = {
  'aria-label': 'Search',
  placeholder: 'Search docs',
  maxLength: SEARCH_QUERY_MAX_LENGTH,
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const

/** What the modal opens with. */
export interface InitialQuery {
  query: string
  /** Typed on the button: the reader goes on typing. Else the query is shown selected, to be typed over. */
  isTyped: boolean
  /** Enter was pressed on it, with these keys held, before the modal was there: it is for the first result. */
  enter?: HeldKeys
  /** The modal's code could not be fetched. */
  hasFailed?: boolean
}

export type HeldKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What the reader typed, or else what is selected on the page. */
export function initialQuery(typed = ''): InitialQuery {
  // A box has one line: a selection of several would be joined without spaces.
  const selected = String(getSelection() ?? '').trim()
  return { query: cutQuery(typed || selected.replace(/\s+/g, ' ')), isTyped: typed !== '' }
}

/** A query of no more characters than the box takes; the cut leaves no half of one (an emoji, say), which no address can hold. */
export function cutQuery(text: string): string {
  return text.slice(0, SEARCH_QUERY_MAX_LENGTH).replace(/\p{Surrogate}/gu, '')
}

/** The search page's address for a query. */
export function hrefOfSearch(query: string, baseUrl: string): string {
  return hrefOfRoute(SEARCH_ROUTE, baseUrl) + (query && `?${SEARCH_PARAMETER}=${encodeURIComponent(query)}`)
}
