import type { SearchAnswer, SearchHit, SearchKind } from '#model/search.ts'
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

/** The results of one question at a time, page by page. */
export interface ResultList {
  get: () => Results
  subscribe: (listener: () => void) => () => void
  /** Has the engine at hand before the first question. */
  prepare: () => void
  /** Asks, after a delay, unless this is what is shown. What was asked before is given up. */
  ask: (query: string, kind: SearchKind | null, delayMs: number) => void
  /** Adds the next page, unless one is on its way. */
  loadMore: () => void
  /** Gives up a question that has no answer yet. */
  leave: () => void
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

const EXCERPT_WORDS = 30

/** A list that asks the engine `load` brings, which it does once; a failed load is tried again with the next question. */
export function createResultList(load: () => Promise<SearchProvider>, hitsPerPage: number): ResultList {
  const listeners = new Set<() => void>()
  let results = NO_RESULTS
  let question: { query: string; kind: SearchKind | null } = { query: '', kind: null }
  let engine: Promise<SearchProvider> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let isFetching = false
  /** Number of answer pages shown. */
  let pagesShown = 0
  let isComplete = true
  /** The engine can do better than what is on its way. */
  let isOutdated = false
  /** The query whose hits are counted by kind. */
  let countedQuery = ''

  function show(next: Partial<Results>): void {
    results = { ...results, ...next }
    for (const listener of listeners) listener()
  }

  function getEngine(): Promise<SearchProvider> {
    engine ??= load().then(
      (provider) => {
        provider.onImproved?.(improve)
        show({ provider: { label: provider.label, href: provider.href } })
        return provider
      },
      (error) => {
        engine = null
        throw error
      },
    )
    return engine
  }

  function giveUp(): void {
    clearTimeout(timer)
    request.abort()
    isFetching = false
  }

  /** Fetches answer pages `from` up to but without `to`; those before `from` stay. */
  async function fetchPages(from: number, to: number): Promise<void> {
    giveUp()
    request = new AbortController()
    const { signal } = request
    isFetching = true
    isOutdated = false
    try {
      const provider = await getEngine()
      signal.throwIfAborted()
      const pages = Array.from({ length: to - from }, (_, i) => from + i)
      const answers = await Promise.all(
        pages.map((page) => provider.search({ ...question, page, hitsPerPage, excerptWords: EXCERPT_WORDS }, signal)),
      )
      signal.throwIfAborted()
      isFetching = false
      add(answers, from, to)
    } catch (error) {
      if (signal.aborted) return
      isFetching = false
      // A failed try at better results leaves the ones there are.
      if (from < pagesShown && results.hits.length > 0) return show({ hits: [...results.hits] })
      console.warn(`The search for "${question.query}" failed.`, error)
      const counts = countedQuery === question.query ? results.counts : {}
      show({ status: 'failed', hasMore: false, counts })
    }
  }

  function add(answers: SearchAnswer[], from: number, to: number): void {
    const last = answers.at(-1)
    if (!last) return
    const known = from > 0 ? results.hits : []
    // An index that grew meanwhile may repeat on this page what it had on the one before.
    const hits = new Map([...known, ...answers.flatMap((answer) => answer.hits)].map((hit) => [hit.objectID, hit]))
    const { total, counts, nearest } = last
    isComplete = answers.every((answer) => answer.isComplete)
    pagesShown = to
    countedQuery = question.query
    // Nothing found in half of the index is no answer.
    const status = hits.size > 0 || isComplete ? 'answered' : 'loading'
    show({ status, hits: [...hits.values()], total, counts, nearest, hasMore: to < last.pages })
    if (isOutdated) improve()
  }

  function improve(): void {
    if (isFetching) isOutdated = true
    else if (!isComplete) fetchPages(0, pagesShown)
  }

  return {
    get: () => results,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prepare: () =>
      void getEngine().then(
        (provider) => provider.prepare?.(),
        () => {}, // the question that needs it tries again, and tells
      ),
    ask: (text, kind, delayMs) => {
      const query = text.trim()
      if (query === question.query && kind === question.kind && results.status !== 'failed') return
      giveUp()
      const { provider, counts } = results
      question = { query, kind }
      pagesShown = 0
      isComplete = true
      // The filter keeps its place while the reader chooses from it.
      show(query ? { ...NO_RESULTS, status: 'loading', provider, counts } : { ...NO_RESULTS, provider })
      if (query && delayMs > 0) timer = setTimeout(fetchPages, delayMs, 0, 1)
      else if (query) fetchPages(0, 1)
    },
    loadMore: () => {
      if (results.hasMore && !isFetching) fetchPages(pagesShown, pagesShown + 1)
    },
    leave: () => {
      if (results.status !== 'loading') return
      giveUp()
      question = { query: '', kind: null }
      show({ ...NO_RESULTS, provider: results.provider })
    },
  }
}
