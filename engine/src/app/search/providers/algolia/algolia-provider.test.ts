import { afterEach, expect, test, vi } from 'vitest'
import { createAlgoliaProvider } from './algolia-provider.ts'

const SETTINGS = {
  provider: 'algolia',
  indexName: 'docs',
  appId: 'APP',
  apiKey: 'search-only',
  reportUrl: null,
  pageSize: 15,
} as const
const REQUEST = { query: 'slice', kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 }
const EMPTY = JSON.stringify({ results: [{ hits: [], nbHits: 0, nbPages: 0 }] })

type Answer = (url: URL, init: RequestInit) => Promise<Response> | Response
const fetched: URL[] = []

/** Lets the network answer; what was asked for stands in `fetched`. */
function network(answer: Answer): void {
  fetched.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push(new URL(url))
    return answer(new URL(url), init)
  })
}

/** Never answers, and stops when it is told to. */
const hang: Answer = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

const search = (hosts: string[], signal = new AbortController().signal) =>
  createAlgoliaProvider({ ...SETTINGS, hosts }).search(REQUEST, signal)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("asks the service's own hosts, or those that are configured instead", async () => {
  network(() => new Response(EMPTY))
  await search([])
  await search(['http://127.0.0.1:7700', 'https://proxy.example'])
  expect(fetched.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://app-dsn.algolia.net/1/indexes/*/queries',
    'http://127.0.0.1:7700/1/indexes/*/queries',
  ])
})

test('a host that fails is passed over for the next one', async () => {
  network(({ hostname }) => {
    if (hostname === 'a.example') throw new TypeError('Failed to fetch')
    return hostname === 'b.example' ? new Response('', { status: 503 }) : new Response(EMPTY)
  })
  expect((await search(['https://a.example', 'https://b.example', 'https://c.example'])).total).toBe(0)
  expect(fetched.map(({ hostname }) => hostname)).toEqual(['a.example', 'b.example', 'c.example'])
})

test('when every host has failed the search fails, and the next one asks again', async () => {
  network(() => new Response('', { status: 500 }))
  const provider = createAlgoliaProvider({ ...SETTINGS, hosts: ['https://a.example', 'https://b.example'] })
  const { signal } = new AbortController()
  await expect(provider.search(REQUEST, signal)).rejects.toThrow('Unreachable hosts')
  expect(fetched).toHaveLength(2)
  network(() => new Response(EMPTY))
  expect((await provider.search(REQUEST, signal)).total).toBe(0)
})

test('a host that does not answer in time is passed over, too', async () => {
  vi.useFakeTimers()
  network((url, init) => (url.hostname === 'a.example' ? hang(url, init) : new Response(EMPTY)))
  const answer = search(['https://a.example', 'https://b.example'])
  await vi.runAllTimersAsync()
  expect((await answer).total).toBe(0)
  expect(fetched.map(({ hostname }) => hostname)).toEqual(['a.example', 'b.example'])
})

test('too many requests: waits a moment and asks again', async () => {
  vi.useFakeTimers()
  network(() => (fetched.length === 1 ? new Response('{}', { status: 429 }) : new Response(EMPTY)))
  const answer = search(['https://a.example'])
  await vi.runAllTimersAsync()
  expect((await answer).total).toBe(0)
  expect(fetched).toHaveLength(2)
})

test('an answer that is no JSON, or no results, is a failure', async () => {
  network(() => new Response('<html>'))
  await expect(search(['https://a.example'])).rejects.toThrow()
  network(() => new Response('{"results":{}}'))
  await expect(search(['https://a.example'])).rejects.toThrow('something else than results')
})

test('a refused key is a failure that names the reason', async () => {
  network(() => new Response('{"message":"Invalid Application-ID or API key","status":403}', { status: 403 }))
  await expect(search(['https://a.example', 'https://b.example'])).rejects.toThrow('Invalid Application-ID or API key')
  expect(fetched).toHaveLength(1)
})

test('a question that has been overtaken is taken back and rejects with the reason', async () => {
  const caller = new AbortController()
  let wasStopped = false
  network((url, init) => {
    init.signal?.addEventListener('abort', () => {
      wasStopped = true
    })
    return hang(url, init)
  })
  const answer = search(['https://a.example', 'https://b.example'], caller.signal)
  await vi.waitFor(() => expect(fetched).toHaveLength(1), { timeout: 20_000 })
  const reason = new Error('a newer query')
  caller.abort(reason)
  await expect(answer).rejects.toBe(reason)
  expect([wasStopped, fetched.length]).toEqual([true, 1])
})

test('nothing is sent for a caller who has already left', async () => {
  network(() => new Response(EMPTY))
  await expect(search(['https://a.example'], AbortSignal.abort())).rejects.toThrow()
  expect(fetched).toEqual([])
})
