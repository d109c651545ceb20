import type { SearchAnswer, SearchRequest } from '#model/search.ts'

/** What the page tells the worker that searches. */
export type ToWorker =
  /** `names` is the first tier as it came, `base` the address of the site's root. */
  | { type: 'start'; names: ArrayBuffer; base: string }
  /** The reader is about to search: the texts may come. */
  | { type: 'load-texts' }
  | { type: 'search'; id: number; request: SearchRequest }
  /** Nobody waits for the answer any more. */
  | { type: 'cancel'; id: number }

/** What it says. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'failure'; id: number; message: string }
  /** More is known than at the last answers. */
  | { type: 'improved' }
