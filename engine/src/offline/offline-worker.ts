import {
  type FromOfflineWorker,
  type OfflineStatus,
  offlineCacheName,
  readOfflineFiles,
  type ToOfflineWorker,
} from '#model/offline.ts'
import { type AnswerSources, answerAsset, answerDocument, answerLoose, isOurs } from './answer-request.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { readIndex } from './kept-index.ts'
import { offlinePage } from './offline-page.ts'
import { createTurns } from './turns.ts'

/*
 * The service worker. It depends on the engine alone: which deployment a document is of, the document says. So a new worker may
 * take over at once, whatever pages are open.
 */

declare const self: ServiceWorkerGlobalScope

/** How long a visit is used to bring older pages up to date, and how long one step of keeping everything takes. */
const BUDGET_MS = { read: 20_000, all: 5000 }

const base = new URL(self.registration.scope).pathname
const openCache = () => caches.open(offlineCacheName(base))
const match: Cache['match'] = (request, how) => caches.match(request, { ...how, cacheName: offlineCacheName(base) })
/** Two that write the index at once would forget each other's pages. */
const turns = createTurns()
const sources: AnswerSources = { base, match, offlinePage: pageForNothing }

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (!isOurs(request, location.origin, base)) return
  const network = () => fetch(request)
  if (request.mode === 'navigate') {
    // Without navigation preload: where the connection is refused, Firefox gives up the navigation with the preload.
    event.respondWith(answerDocument(request, network(), sources))
  } else if (new URL(request.url).pathname.startsWith(`${base}assets/`)) {
    event.respondWith(answerAsset(request, network, sources))
  } else {
    event.respondWith(answerLoose(request, network, sources))
  }
})

self.addEventListener('message', (event) => {
  const message: ToOfflineWorker | null = event.data
  const [port] = event.ports
  if (message?.type === 'read') event.waitUntil(turns.take(() => read(message.pathname)))
  else if (message && port) event.waitUntil(turns.take(async () => port.postMessage(await answer(message.type, port))))
})

async function openKeeper(): Promise<Keeper> {
  return createKeeper({ base, cache: await openCache(), fetch: (href, init) => fetch(href, init) })
}

/** Keeps the page that is being read, then brings along the others until somebody else has a turn. */
async function read(pathname: unknown): Promise<void> {
  if (typeof pathname !== 'string') return
  const keeper = await openKeeper()
  const end = Date.now() + BUDGET_MS.read
  await withRoom(keeper, async () => {
    if (await keeper.keep(pathname)) await keeper.catchUp(() => turns.isFree() && Date.now() < end)
  })
}

async function answer(type: ToOfflineWorker['type'], port: MessagePort): Promise<FromOfflineWorker> {
  if (type === 'forget') {
    await caches.delete(offlineCacheName(base))
    return { type: 'done', status: null }
  }
  const keeper = await openKeeper()
  const status = (): Promise<OfflineStatus | null> => keeper.status().catch(() => null)
  if (type !== 'keep-all') return { type: 'done', status: await status() }
  const end = Date.now() + BUDGET_MS.all
  const tell = async () => port.postMessage({ type: 'progress', status: await status() } satisfies FromOfflineWorker)
  try {
    await withRoom(keeper, async () => {
      if (!(await keeper.keep(base))) throw new Error('the site cannot be reached')
      await keeper.setWhole(true)
    })
    const isDone = await withRoom(keeper, () => keeper.catchUp(() => Date.now() < end, tell))
    return { type: isDone ? 'done' : 'more', status: await status() }
  } catch (error) {
    return { type: isFull(error) ? 'full' : 'failed', status: await status() }
  }
}

/** A full device is given room, and told to whoever waits for an answer. */
async function withRoom<T>(keeper: Keeper, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    // Too full even to write down what should go: then all of it goes.
    if (isFull(error)) await keeper.makeRoom().catch(() => caches.delete(offlineCacheName(base)))
    throw error
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function pageForNothing(): Promise<Response> {
  try {
    const { newest, pages } = await readIndex({ match }, base)
    const list = readOfflineFiles(newest && (await (await match(newest))?.json()))
    const titles = pages.map(([route]) => ({ route, title: list?.pages[route]?.title ?? route })).reverse()
    return offlinePage({ title: list?.title ?? 'the site', base, pages: titles })
  } catch {
    return offlinePage({ title: 'the site', base, pages: [] }) // storage is blocked
  }
}
