import { createListeners } from '#app/state/listeners.ts'
import { fetchFile } from '#app/state/load-once.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import type { SearchAnswer, SearchRequest } from '#model/search.ts'
import type { SearchProvider } from '../search-provider.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'

/** What the local engine needs to know of its site. */
interface LocalSite {
  title: string
  baseUrl: string
  /** Address of the first tier, with the base. */
  index: string
}

/** The engine that needs no service: a worker with the site's own index. */
export function createLocalProvider(site: LocalSite): SearchProvider {
  const improved = createListeners()
  let running: Promise<EngineWorker> | null = null

  /** A worker that could not start, or broke, is started again by the next search. */
  function run(): Promise<EngineWorker> {
    if (running) return running
    const started = startWorker(site, improved.notify)
    const forget = () => {
      if (running === started) running = null
    }
    started.then(({ broken }) => broken.then(forget), forget)
    running = started
    return started
  }

  run()
  return {
    label: site.title,
    href: hrefOfRoute(SEARCH_ROUTE, site.baseUrl),
    prepare: () =>
      void run().then(
        ({ loadTexts }) => loadTexts(),
        () => {},
      ), // a search will tell
    async search(request, signal) {
      const { ask } = await run()
      signal.throwIfAborted()
      return ask(request, signal)
    },
    onImproved: improved.add,
  }
}

interface Question {
  resolve: (answer: SearchAnswer) => void
  reject: (error: unknown) => void
}

interface EngineWorker {
  ask: (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>
  loadTexts: () => void
  /** Settles when the worker can no longer be used. */
  broken: Promise<void>
}

/** Starts the worker and fetches the first tier beside it: neither waits for the other. */
async function startWorker({ index, baseUrl }: LocalSite, onImproved: () => void): Promise<EngineWorker> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const questions = new Map<number, Question>()
  let lastId = 0

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'improved') return onImproved()
    const question = questions.get(data.id)
    questions.delete(data.id)
    if (data.type === 'answer') question?.resolve(data.answer)
    else question?.reject(new Error(data.message))
  }
  const broken = new Promise<void>((resolve) => {
    worker.onerror = ({ message }) => {
      worker.terminate()
      for (const { reject } of questions.values())
        reject(new Error(message || 'The search worker could not be loaded.'))
      resolve()
    }
  })

  const names = await Promise.race([fetchNames(index), broken]).catch((error) => {
    worker.terminate()
    throw error
  })
  if (!names) throw new Error('The search worker could not be loaded.')
  tell({ type: 'start', names, base: new URL(baseUrl, location.href).href }, [names])

  return {
    broken,
    loadTexts: () => tell({ type: 'load-texts' }),
    ask: (request, signal) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        questions.set(id, { resolve, reject })
        tell({ type: 'search', id, request })
        signal.addEventListener('abort', () => {
          if (!questions.delete(id)) return
          tell({ type: 'cancel', id })
          reject(signal.reason)
        })
      }),
  }
}

const fetchNames = async (href: string) => (await fetchFile(href)).arrayBuffer()
