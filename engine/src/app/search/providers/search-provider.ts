import type { SearchAnswer, SearchRequest } from '#model/search.ts'

/** A search engine as the app sees it. Another one is one more file that returns this. */
export interface SearchProvider {
  /** Who answers: the link "Search by {label}". */
  label: string
  href: string
  /** The reader has opened search: time to load what was spared until then. */
  prepare?(): void
  /** Rejects when the engine cannot be reached, or with the signal's reason when the caller has lost interest. */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer>
  /** Calls back when answers given so far with `isComplete: false` can be had again, better. Returns how to stop. */
  onImproved?(listener: () => void): () => void
}
