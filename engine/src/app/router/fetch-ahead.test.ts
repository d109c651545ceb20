// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createFetchQueue } from './fetch-ahead.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where links cannot prefetch, files are fetched: three at a time, and a failed one makes room as well', async () => {
  DOMTokenList.prototype.supports = () => false
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  const answers: Array<{ resolve: (response: Response) => void; reject: (error: Error) => void }> = []
  const fetch = vi.fn((_href: string) => new Promise<Response>((resolve, reject) => answers.push({ resolve, reject })))
  vi.stubGlobal('fetch', fetch)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  const fetchAhead = createFetchQueue()
  for (const href of ['/a', '/b', '/c', '/d', '/e']) fetchAhead(href)
  await settled()
  expect(fetch.mock.calls.flat()).toEqual(['/a', '/b', '/c'])
  answers[0]?.resolve(new Response('a'))
  await settled()
  expect(fetch.mock.calls.flat().slice(3)).toEqual(['/d'])
  answers[1]?.reject(new Error('offline'))
  await settled()
  expect(fetch.mock.calls.flat().slice(3)).toEqual(['/d', '/e'])
})
