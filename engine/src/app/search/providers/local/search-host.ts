import { nextTurn } from '#app/state/next-turn.ts'
import type { FirstTier, SearchRequest, TextTier } from '#model/search.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { practice, practiceQueries } from '#search/practice.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'
import { createTextLoader, type TextLoader } from './text-loader.ts'

/** What the host gets from outside: a fetch, and the way back to the page. */
interface HostSurroundings {
  /** A file of the index: texts, or of a large site any. */
  fetchData: (href: string) => Promise<unknown>
  post: (message: FromWorker) => void
}

/**
 * Answers searches from the first tier, and brings in the texts behind it without keeping a search waiting. Texts that could not
 * be fetched are asked for again with the next other query.
 */
export function createSearchHost({ fetchData, post }: HostSurroundings): (message: ToWorker) => void {
  /** Of a large site, of which every search brings what it needs. */
  let byNeed: Promise<(id: number, request: SearchRequest) => Promise<void>> | undefined
  let engine: SearchEngine
  /** To practice with while nobody asks. */
  let queries: string[] = []
  let texts: TextLoader | undefined
  let lastQuery = ''
  /** The query during which loading failed; null if none has failed. */
  let failedDuring: string | null = null
  const waiting = new Map<number, SearchRequest>()

  async function loadTexts(): Promise<void> {
    if (!texts?.isIdle()) return
    failedDuring = null
    const isComplete = await texts.load()
    failedDuring = isComplete ? null : lastQuery
    post({ type: 'improved' })
    if (isComplete) practice(queries, { ask, pause: nextTurn, now: () => performance.now() })
  }

  const ask = (query: string) => engine.search({ query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 })

  const fail = (id: number) => post({ type: 'failure', id, message: 'The texts of the pages could not be fetched.' })

  /** Lets the messages that have come meanwhile go first: of searches in quick succession only the last is still wanted. */
  async function answer(id: number, request: SearchRequest): Promise<void> {
    await nextTurn()
    if (!waiting.delete(id)) return
    if (failedDuring === null || failedDuring !== request.query) loadTexts()
    lastQuery = request.query
    const found = engine.search(request)
    if (failedDuring !== null && found.hits.length === 0) {
      fail(id)
    } else {
      // Nothing better is on its way while loading has failed.
      post({ type: 'answer', id, answer: { ...found, isComplete: found.isComplete || failedDuring !== null } })
    }
  }

  return (message) => {
    switch (message.type) {
      case 'start': {
        const names: FirstTier = JSON.parse(new TextDecoder().decode(message.names))
        const { byNeed: parts } = names
        if (parts) {
          const fetchPart = (path: string) => fetchData(message.base + path)
          byNeed = import('./by-need.ts').then(({ answersByNeed }) =>
            answersByNeed({ names, byNeed: parts, fetchPart, waiting, post }),
          )
          break
        }
        engine = createEngine(names)
        texts = createTextLoader({
          addresses: names.texts.map((file) => message.base + file),
          fetchTexts: (href) => fetchData(href) as Promise<TextTier>,
          add: (slice) => engine.addTexts(slice),
          onMore: () => post({ type: 'improved' }),
        })
        queries = practiceQueries(names)
        break
      }
      case 'load-texts':
        loadTexts()
        break
      case 'search':
        waiting.set(message.id, message.request)
        if (byNeed)
          byNeed.then(
            (ask) => ask(message.id, message.request),
            () => fail(message.id),
          )
        else answer(message.id, message.request)
        break
      case 'cancel':
        waiting.delete(message.id)
    }
  }
}
