// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchRequest } from '#model/search.ts'
import { createLocalProvider } from './local-provider.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'

const SITE = { title: 'Handbook', baseUrl: '/docs/', index: '/docs/assets/search/names.json' }
const REQUEST: SearchRequest = { query: 'slice', kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 }
const ANSWER: SearchAnswer = { hits: [], total: 0, pages: 0, counts: {}, isComplete: true, nearest: [] }

class FakeWorker {
  onmessage: (event: { data: FromWorker }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  messages: ToWorker[] = []
  terminate = vi.fn()
  constructor() {
    workers.push(this)
  }
  postMessage(message: ToWorker) {
    this.messages.push(message)
  }
  say(data: FromWorker) {
    this.onmessage({ data })
  }
}
let workers: FakeWorker[]
const never = new AbortController().signal
const worker = () => workers.at(-1) as FakeWorker
const asked = (type: ToWorker['type']) =>
  vi.waitFor(
    () => {
      const message = worker().messages.find((each) => each.type === type)
      if (!message) throw new Error(`no ${type}`)
      return message
    },
    { timeout: 20_000 },
  )

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', async () => new Response('{}'))
})

test('it is the site that searches', () => {
  expect(createLocalProvider(SITE)).toMatchObject({ label: 'Handbook', href: '/docs/search' })
})

test('worker and first tier start at once, and once; the worker gets the root that texts stand under', async () => {
  const provider = createLocalProvider(SITE)
  expect(await asked('start')).toMatchObject({ base: 'http://localhost:3000/docs/' })
  provider.search(REQUEST, never)
  await asked('search')
  expect(workers).toHaveLength(1)
})

test('an answer goes to its question, a failure too', async () => {
  const provider = createLocalProvider(SITE)
  const first = provider.search(REQUEST, never)
  const second = provider.search(REQUEST, never)
  await vi.waitFor(() => expect(worker().messages).toHaveLength(3), { timeout: 20_000 })
  worker().say({ type: 'failure', id: 2, message: 'no texts' })
  worker().say({ type: 'answer', id: 1, answer: ANSWER })
  expect(await first).toBe(ANSWER)
  await expect(second).rejects.toThrow('no texts')
})

test('a question that is given up is rejected and taken back', async () => {
  const provider = createLocalProvider(SITE)
  const controller = new AbortController()
  const answer = provider.search(REQUEST, controller.signal)
  await asked('search')
  controller.abort()
  await expect(answer).rejects.toThrow()
  expect(worker().messages.at(-1)).toEqual({ type: 'cancel', id: 1 })
})

test('better answers are passed on until one stops listening', async () => {
  const provider = createLocalProvider(SITE)
  const listener = vi.fn()
  const stop = provider.onImproved?.(listener)
  worker().say({ type: 'improved' })
  stop?.()
  worker().say({ type: 'improved' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('without its first tier a search fails, and the next one fetches it again', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  const provider = createLocalProvider(SITE)
  await expect(provider.search(REQUEST, never)).rejects.toThrow('/docs/assets/search/names.json answered 404')
  expect(worker().terminate).toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const answer = provider.search(REQUEST, never)
  await asked('search')
  worker().say({ type: 'answer', id: 1, answer: ANSWER })
  expect(await answer).toBe(ANSWER)
  expect(workers).toHaveLength(2)
})

test('where no worker can be started searches fail', async () => {
  vi.stubGlobal('Worker', undefined)
  await expect(createLocalProvider(SITE).search(REQUEST, never)).rejects.toThrow()
})

test('a worker that breaks fails its questions, and the next search starts another', async () => {
  const provider = createLocalProvider(SITE)
  const answer = provider.search(REQUEST, never)
  await asked('search')
  worker().onerror({ message: '' })
  await expect(answer).rejects.toThrow('could not be loaded')
  provider.search(REQUEST, never).catch(() => {})
  await vi.waitFor(() => expect(workers).toHaveLength(2), { timeout: 20_000 })
})
