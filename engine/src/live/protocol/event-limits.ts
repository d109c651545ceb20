import type { LiveEvent } from '#model/live.ts'

/** How much of a kind a run may tell. */
export interface EventLimit {
  /** Kept by the sandbox. */
  aSecond: number
  /** Kept by the sandbox, and by the page for one that does not. */
  inAll: number
  what: string
}

/** What shows something to a reader stays far below. */
export const EVENT_LIMITS: Partial<Record<LiveEvent['type'], EventLimit>> = {
  log: { aSecond: 400, inAll: 3000, what: 'console messages' },
  action: { aSecond: 600, inAll: 5000, what: 'actions' },
  error: { aSecond: 60, inAll: 300, what: 'errors' },
  request: { aSecond: 200, inAll: 4000, what: 'requests' },
}

/** Stores of an example that are followed, in the order in which they are made. */
export const MOST_STORES = 40
/** Entries of caches, and tags of an entry, that are told. */
export const MOST_CACHE_ENTRIES = 200
export const MOST_TAGS = 50
/** Values of one line of the console. */
export const MOST_VALUES = 20
/** Differences that one action made. */
export const MOST_CHANGES = 60
