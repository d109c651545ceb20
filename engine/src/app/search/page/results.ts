import type { SearchAnswer, SearchHit } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'

/** What the search page shows. */
export interface Results extends Pick<SearchAnswer, 'total' | 'counts' | 'nearest'> {
  /** `loading`: nothing to show as yet. `failed`: also when a further page could not be had; the hits before it stay. */
  status: 'idle' | 'loading' | 'answered' | 'failed'
  /** Another array after every request, also with the same hits: a reader who waits at the end of the list asks again. */
  hits: SearchHit[]
  /** Whether there are further pages to ask for. */
  hasMore: boolean
  /** Who answers; null until it is known. */
  provider: Pick<SearchProvider, 'label' | 'href'> | null
}

/** Before anything has been asked, and without scripts. */
export const NO_RESULTS: Results = {
  status: 'idle',
  hits: [],
  total: 0,
  counts: {},
  nearest: [],
  hasMore: false,
  provider: null,
}

/** What is shown when answers have come, the last of them for page `to - 1`, after hits that stay. */
export function withAnswers(before: SearchHit[], answers: SearchAnswer[], to: number): Partial<Results> {
  // An index that grew meanwhile may repeat on this page what it had on the one before.
  const hits = new Map([...before, ...answers.flatMap((answer) => answer.hits)].map((hit) => [hit.objectID, hit]))
  const { total = 0, counts = {}, nearest = [], pages = 0 } = answers.at(-1) ?? {}
  // Nothing found in half of the index is no answer.
  const status = hits.size > 0 || answers.every(({ isComplete }) => isComplete) ? 'answered' : 'loading'
  return { status, hits: [...hits.values()], total, counts, nearest, hasMore: to < pages }
}
