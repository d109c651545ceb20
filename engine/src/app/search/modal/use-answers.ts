import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { COMPACT_MAX_WIDTH, SEARCH_SPINNER_DELAY_MS } from '#model/constants.ts'
import type { SearchAnswer, SearchKind } from '#model/search.ts'
import type { SearchProvider } from '../providers/search-provider.ts'

/** As many as one looks through in a dialog; the search page has the rest. */
const HITS = 20
/** About one line of the dialog; a phone has room for half of it. */
const EXCERPT_WORDS = 10
const EXCERPT_WORDS_COMPACT = 5

/** What the modal shows for a query: it stays until the next query is answered. */
export type Shown =
  | { type: 'start' }
  /** Opened with a query: there was no start. */
  | { type: 'nothing' }
  | { type: 'failure'; query: string }
  | { type: 'answer'; query: string; kind: SearchKind | null; answer: SearchAnswer }

/** Names the question a list answers. */
export const screenKey = (shown: Shown): string =>
  shown.type === 'answer' ? `${shown.kind}:${shown.query}` : shown.type

/** The answer to the last query that has one, and whether the reader has been waiting for a later one. */
export interface Answers {
  shown: Shown
  isStalled: boolean
}

/**
 * Asks for every change of the query. Questions that have been overtaken are given up, so answers come in order. `text` is what
 * stands in the box: after a failure any change of it is another try.
 */
export function useAnswers(provider: SearchProvider, text: string, kind: SearchKind | null): Answers {
  const query = text.trim()
  const [shown, setShown] = useState<Shown>(query ? { type: 'nothing' } : { type: 'start' })
  const [isPending, setPending] = useState(false)
  const [last, setLast] = useState({ text, tries: 0 })
  const request = useRef(new AbortController())
  if (last.text !== text) setLast({ text, tries: last.tries + Number(shown.type === 'failure') })

  const ask = useEffectEvent(async () => {
    request.current.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setPending(query !== '')
    if (!query) return setShown({ type: 'start' })
    try {
      const isCompact = matchMedia(`(width <= ${COMPACT_MAX_WIDTH})`).matches
      const excerptWords = isCompact ? EXCERPT_WORDS_COMPACT : EXCERPT_WORDS
      const answer = await provider.search({ query, kind, page: 0, hitsPerPage: HITS, excerptWords }, signal)
      if (signal.aborted) return
      // Nothing found in half of the index is no answer yet.
      if (answer.hits.length === 0 && !answer.isComplete) return
      setShown({ type: 'answer', query, kind, answer })
    } catch (error) {
      if (signal.aborted) return
      console.warn(`The search for "${query}" failed.`, error)
      setShown({ type: 'failure', query })
    }
    setPending(false)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes another question
  useEffect(() => {
    ask()
  }, [query, kind, last.tries])

  const improve = useEffectEvent(() => {
    const isHalf = shown.type === 'answer' && !shown.answer.isComplete
    if (isPending || isHalf) ask()
  })
  useEffect(() => {
    provider.prepare?.()
    const stop = provider.onImproved?.(() => improve())
    return () => {
      stop?.()
      request.current.abort()
    }
  }, [provider])

  return { shown, isStalled: useDelayed(isPending, SEARCH_SPINNER_DELAY_MS) }
}

/** True once a fact has held for some time. */
function useDelayed(isFact: boolean, delayMs: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isFact) return
    const timer = setTimeout(setLong, delayMs, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isFact, delayMs])
  return isLong
}
