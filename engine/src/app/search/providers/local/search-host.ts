import type { FirstTier, SearchRequest, TextTier } from '#model/search.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { practiceQueries } from '#search/practice.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'
import { slicesOf } from './text-slices.ts'

/** What the host gets from outside: a fetch, and the way back to the page. */
export interface HostSurroundings {
  fetchTexts: (href: string) => Promise<TextTier>
  post: (message: FromWorker) => void
}

/** Files of the second tier that are fetched at a time: enough to keep a line busy. */
const FILES_AT_A_TIME = 3
/** Better answers are announced at most this often, so that a list does not change under the reader's eyes at every file. */
const IMPROVEMENT_PAUSE_MS = 1000

/**
 * Answers searches from the first tier, and brings in the texts behind it without keeping a search waiting. Texts that could not
 * be fetched are asked for again with the next other query.
 */
export function createSearchHost({ fetchTexts, post }: HostSurroundings): (message: ToWorker) => void {
  let engine: SearchEngine
  /** What is left to practice while nobody asks. */
  let practice: string[] = []
  let base = ''
  /** Addresses of the texts that are not there yet. */
  let missing: string[] = []
  let isLoading = false
  let lastQuery = ''
  /** The query during which loading failed; null if none has failed. */
  let failedDuring: string | null = null
  let announcedAt = 0
  const waiting = new Map<number, SearchRequest>()

  async function loadTexts(): Promise<void> {
    if (isLoading || missing.length === 0) return
    isLoading = true
    failedDuring = null
    announcedAt = performance.now()
    await Promise.allSettled(Array.from({ length: FILES_AT_A_TIME }, loadSome))
    isLoading = false
    failedDuring = missing.length > 0 ? lastQuery : null
    post({ type: 'improved' })
    if (missing.length === 0) practiceOn()
  }

  /** One query a turn, so that a reader's own never waits for more than one. */
  async function practiceOn(): Promise<void> {
    for (let query = practice.pop(); query !== undefined; query = practice.pop()) {
      engine.search({ query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 })
      await nextTurn()
    }
  }

  async function loadSome(): Promise<void> {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const file = path
      const tier = await fetchTexts(base + file).catch((error) => {
        missing.push(file)
        throw error
      })
      for (const slice of slicesOf(tier)) {
        engine.addTexts(slice)
        await nextTurn()
      }
      if (missing.length > 0 && performance.now() - announcedAt > IMPROVEMENT_PAUSE_MS) {
        announcedAt = performance.now()
        post({ type: 'improved' })
      }
    }
  }

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
        engine = createEngine(names)
        base = message.base
        missing = [...names.texts]
        practice = practiceQueries(names)
        break
      }
      case 'load-texts':
        loadTexts()
        break
      case 'search':
        answer(message.id, message.request)
        break
      case 'cancel':
        waiting.delete(message.id)
    }
  }
}

/** A task later. Timers would do, but are held back to four milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
