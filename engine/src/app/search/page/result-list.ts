import { createListeners } from '#app/state/listeners.ts'
import type { SearchKind } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'
import { createPageAsker, type Question } from './page-asker.ts'
import { NO_RESULTS, type Results, withAnswers } from './results.ts'

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

/** A list that asks the engine `load` brings, which it does once; a failed load is tried again with the next question. */
export function createResultList(load: () => Promise<SearchProvider>, hitsPerPage: number): ResultList {
  const listeners = createListeners()
  const asker = createPageAsker(load, hitsPerPage, (provider) => {
    provider.onImproved?.(improve)
    show({ provider: { label: provider.label, href: provider.href } })
  })
  let results = NO_RESULTS
  let question: Question = { query: '', kind: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of answer pages shown. */
  let pagesShown = 0
  let isComplete = true
  /** The engine can do better than what is on its way. */
  let isOutdated = false
  /** The query whose hits are counted by kind. */
  let countedQuery = ''

  function show(next: Partial<Results>): void {
    results = { ...results, ...next }
    listeners.notify()
  }

  /** Fetches answer pages `from` up to but without `to`; those before `from` stay. */
  async function fetchPages(from: number, to: number): Promise<void> {
    const asked = question
    isOutdated = false
    try {
      const answers = await asker.ask(asked, from, to)
      if (!answers || asked !== question) return
      pagesShown = to
      isComplete = answers.every((answer) => answer.isComplete)
      countedQuery = asked.query
      show(withAnswers(from > 0 ? results.hits : [], answers, to))
      if (isOutdated) improve()
    } catch (error) {
      // A failed try at better results leaves the ones there are.
      if (asked !== question) return
      if (from < pagesShown && results.hits.length > 0) return show({ hits: [...results.hits] })
      console.warn(`The search for "${asked.query}" failed.`, error)
      show({ status: 'failed', hasMore: false, counts: countedQuery === asked.query ? results.counts : {} })
    }
  }

  function improve(): void {
    if (asker.isAsking()) isOutdated = true
    else if (!isComplete) fetchPages(0, pagesShown)
  }

  function ask(text: string, kind: SearchKind | null, delayMs: number): void {
    const query = text.trim()
    if (query === question.query && kind === question.kind && results.status !== 'failed') return
    clearTimeout(timer)
    asker.giveUp()
    const { provider, counts } = results
    question = { query, kind }
    pagesShown = 0
    isComplete = true
    // The filter keeps its place while the reader chooses from it.
    show(query ? { ...NO_RESULTS, status: 'loading', provider, counts } : { ...NO_RESULTS, provider })
    if (query && delayMs > 0) timer = setTimeout(fetchPages, delayMs, 0, 1)
    else if (query) fetchPages(0, 1)
  }

  return {
    get: () => results,
    subscribe: listeners.add,
    prepare: asker.prepare,
    ask,
    loadMore: () => {
      if (results.hasMore && !asker.isAsking()) fetchPages(pagesShown, pagesShown + 1)
    },
    leave: () => {
      if (results.status === 'loading') ask('', null, 0)
    },
  }
}
