import { nextTurn } from '#app/state/next-turn.ts'
import type { ByNeed, FirstTier, SearchRequest, TextTier } from '#model/search.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { practice, practiceQueries } from '#search/practice.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'
import { createTextLoader, type TextLoader } from './text-loader.ts'

/** What the host gets from outside: a fetch, and the way back to the page. */
export interface HostSurroundings {
  fetchTexts: (href: string) => Promise<TextTier>
  /** Any file of the index of a large site. */
  fetchData?: (href: string) => Promise<unknown>
  post: (message: FromWorker) => void
}

/**
 * Answers searches from the first tier, and brings in the texts behind it without keeping a search waiting. Texts that could not
 * be fetched are asked for again with the next other query.
 */
export function createSearchHost({
  fetchTexts,
  fetchData = fetchTexts,
  post,
}: HostSurroundings): (message: ToWorker) => void {
  /** Of a large site. */
  let byNeed: ReturnType<typeof answersByNeed> | undefined
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

  /** Lets the messages that have come meanwhile go first: of searches in quick succession only the last is still wanted. */
  async function answer(id: number, request: SearchRequest): Promise<void> {
    waiting.set(id, request)
    await nextTurn()
    if (!waiting.delete(id)) return
    if (failedDuring === null || failedDuring !== request.query) loadTexts()
    lastQuery = request.query
    const found = engine.search(request)
    if (failedDuring !== null && found.hits.length === 0) {
      post({ type: 'failure', id, message: 'The texts of the pages could not be fetched.' })
    } else {
      // Nothing better is on its way while loading has failed.
      post({ type: 'answer', id, answer: { ...found, isComplete: found.isComplete || failedDuring !== null } })
    }
  }

  return (message) => {
    switch (message.type) {
      case 'start': {
        const names: FirstTier = JSON.parse(new TextDecoder().decode(message.names))
        if (names.byNeed) {
          const fetchOne = (path: string) => fetchData(message.base + path)
          byNeed = answersByNeed({ names, byNeed: names.byNeed, fetchData: fetchOne }, waiting, post)
          break
        }
        engine = createEngine(names)
        texts = createTextLoader({
          addresses: names.texts.map((file) => message.base + file),
          fetchTexts,
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
        ;(byNeed ?? answer)(message.id, message.request)
        break
      case 'cancel':
        waiting.delete(message.id)
    }
  }
}

/** Answers from the index of a large site, of which every search brings what it needs. */
function answersByNeed(
  index: { names: FirstTier; byNeed: ByNeed; fetchData: (path: string) => Promise<unknown> },
  waiting: Map<number, SearchRequest>,
  post: HostSurroundings['post'],
): (id: number, request: SearchRequest) => Promise<void> {
  const onMore = () => post({ type: 'improved' })
  const search = import('./by-need.ts').then(({ createSearchByNeed }) => createSearchByNeed({ ...index, onMore }))
  search.catch(() => {}) // a search will tell
  return async (id, request) => {
    waiting.set(id, request)
    await nextTurn()
    if (!waiting.has(id)) return
    const found = await search.then((ask) => ask(request)).catch(() => null)
    if (!waiting.delete(id)) return
    if (found) post({ type: 'answer', id, answer: found })
    else post({ type: 'failure', id, message: 'The index could not be fetched.' })
  }
}
