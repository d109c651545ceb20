import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { SearchSettings, SiteData } from '#model/site.ts'
import { useSite } from '../../state/site-context.ts'
import { loadProvider } from '../providers/load-provider.ts'
import { createResultList, type ResultList } from './result-list.ts'
import { NO_RESULTS, type Results } from './results.ts'
import type { SearchQuery } from './use-search-query.ts'

/** A question is asked this long after its last change, not with every key. */
const QUESTION_DELAY_MS = 300

/** Outlives the page: Back finds the results, and the reader's place among them, as they were. */
const lists = new WeakMap<SearchSettings, ResultList>()

function listOf(site: SiteData): ResultList {
  const list = lists.get(site.search) ?? createResultList(() => loadProvider(site), site.search.pageSize)
  lists.set(site.search, list)
  return list
}

/** What a question finds, and how to get more of it. A question that came with the address is asked at once. */
export function useSearchResults({ query, kind, isEdited }: SearchQuery): [results: Results, loadMore: () => void] {
  const list = listOf(useSite())
  const results = useSyncExternalStore(list.subscribe, list.get, () => NO_RESULTS)
  useEffect(() => {
    list.prepare()
    return list.leave
  }, [list])
  // Before the next paint: results of another question are never seen under this one.
  useLayoutEffect(() => list.ask(query, kind, isEdited ? QUESTION_DELAY_MS : 0), [list, query, kind, isEdited])
  return [results, list.loadMore]
}
