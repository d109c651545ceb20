// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { settled } from '../testing/settled.ts'
import { createFetchQueue } from './fetch-ahead.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where links cannot prefetch, requests do it: three at a time, and each that ends makes room', async () => {
  const requests: Array<{ href: string; end: () => void }> = []
  class Request {
    href = ''
    onloadend = () => {}
    open(_method: string, href: string) {
      this.href = href
    }
    send() {
      requests.push({ href: this.href, end: () => this.onloadend() })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  DOMTokenList.prototype.supports = () => false
  const hrefs = () => requests.map(({ href }) => href).join()

  const fetchAhead = createFetchQueue()
  for (const href of ['a', 'b', 'c', 'd', 'e']) fetchAhead(href)
  await settled()
  expect(hrefs()).toBe('a,b,c')
  requests[1]?.end()
  await settled()
  expect(hrefs()).toBe('a,b,c,d')
  requests[0]?.end()
  requests[2]?.end()
  await settled()
  expect(hrefs()).toBe('a,b,c,d,e')
})
