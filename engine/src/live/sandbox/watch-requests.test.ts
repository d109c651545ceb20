// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#model/live.ts'

type RequestEvent = Extract<LiveEvent, { type: 'request' }>

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.restoreAllMocks())

/** The sandbox of an example whose mock API answers as it is told to; what panels hear of its requests. */
async function open(answer: (request: Request) => Promise<Response> = async () => new Response('[]')) {
  const { connect } = await import('./report.ts')
  const heard: RequestEvent[] = []
  connect(
    () => {},
    (event) => event.type === 'request' && heard.push(event),
  )
  const { answerFetch, apiFetch, failNext, setLatency, watchMockApi } = await import('./mock-api.ts')
  const newApi = () => ({
    fetch: vi.fn((input: RequestInfo | URL, _init?: RequestInit) => answer(input as Request)),
    latency: 300,
    failNext: vi.fn(),
  })
  return { heard, newApi, answerFetch, apiFetch, failNext, setLatency, watchMockApi }
}

test('a request is told when it is sent and when it is answered, under one number and without the host', async () => {
  const { heard, newApi, watchMockApi } = await open(async () => new Response('{}', { status: 201 }))
  const api = watchMockApi(newApi())
  const response = await api.fetch('https://harbour.example/api/books?page=2', { method: 'POST' })
  expect(response.status).toBe(201)
  expect(heard).toEqual([
    { type: 'request', id: 1, method: 'POST', path: '/books?page=2', at: heard[0]?.at, status: null, duration: null },
    {
      type: 'request',
      id: 1,
      method: 'POST',
      path: '/books?page=2',
      at: heard[0]?.at,
      status: 201,
      duration: heard[1]?.duration,
    },
  ])
  expect(heard[1]?.duration).toBeGreaterThanOrEqual(0)
})

test('only a first folder that is called api is left out of what is shown, and an endless address is cut', async () => {
  const { heard, newApi, watchMockApi } = await open()
  const api = watchMockApi(newApi())
  for (const path of ['/apiary/1', '/v1/api/1', '/api', `/api/${'a'.repeat(1000)}`]) {
    await api.fetch(`https://harbour.example${path}`)
  }
  const paths = heard.filter(({ status }) => status === null).map(({ path }) => path)
  expect(paths).toEqual(['/apiary/1', '/v1/api/1', '/api', `/${'a'.repeat(299)}`])
})

test('a request that breaks off is told as failed, and the example gets the very error', async () => {
  const broken = new TypeError('Failed to fetch')
  const { heard, newApi, watchMockApi } = await open(() => Promise.reject(broken))
  const api = watchMockApi(newApi())
  await expect(api.fetch('https://harbour.example/api/books')).rejects.toBe(broken)
  expect(heard.map(({ status }) => status)).toEqual([null, 'failed'])
})

test('the failure that the reader has asked for befalls one request, whichever API gets it', async () => {
  const { newApi, watchMockApi, failNext } = await open()
  const [one, two] = [watchMockApi(newApi()), watchMockApi(newApi())]
  failNext(500)
  await two.fetch('https://harbour.example/api/a')
  await two.fetch('https://harbour.example/api/b')
  await one.fetch('https://harbour.example/api/c')
  expect([one.failNext.mock.calls, two.failNext.mock.calls]).toEqual([[], [[500]]])
  failNext(500)
  failNext(null) // taken back
  await one.fetch('https://harbour.example/api/d')
  expect(one.failNext).not.toHaveBeenCalled()
})

test('requests of all APIs are numbered together, and all get slower together', async () => {
  const { heard, newApi, watchMockApi, setLatency } = await open()
  const apis = [watchMockApi(newApi()), watchMockApi(newApi())]
  for (const api of apis) await api.fetch('https://harbour.example/api/a')
  expect(heard.map(({ id }) => id)).toEqual([1, 1, 2, 2])
  setLatency(2000)
  expect(apis.map(({ latency }) => latency)).toEqual([2000, 2000])
})

test('only an API that was named answers fetch; without one an example is told what it cannot reach, and why', async () => {
  const { newApi, answerFetch, apiFetch, watchMockApi } = await open()
  const api = watchMockApi(newApi())
  expect(apiFetch()).toBeNull()
  answerFetch(api)
  expect(apiFetch()).toBe(api.fetch)

  const { noFetch } = await import('./watch-requests.ts')
  for (const input of ['https://a.example/x', new URL('https://a.example/x'), new Request('https://a.example/x')]) {
    await expect(noFetch(input)).rejects.toThrow(
      'This example has no network: https://a.example/x cannot be fetched. Examples with an API show their requests.',
    )
  }
})
