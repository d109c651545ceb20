// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { startPrefetching } from './prefetch.ts'
import type { View } from './visit.ts'

const site = {
  baseUrl: '/',
  pages: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`/${name}`, { title: name, data: `${name}.json` }]),
  ),
} as unknown as SiteData
const view = { payload: { screen: 'doc', route: '/a' } } as View

let end = new AbortController()
beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  DOMTokenList.prototype.supports = () => true
})
afterEach(() => {
  end.abort()
  end = new AbortController()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

test('each page is prefetched once, three at a time, and never the page on screen', () => {
  document.body.innerHTML = ['a', 'b', 'b', 'c', 'd', 'e', 'a#x'].map((href) => `<a href="/${href}"></a>`).join('')
  startPrefetching(() => ({ site, view }), end.signal)
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json', '/assets/pages/c.json', '/assets/pages/d.json'])
  document.head.querySelector('link')?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(50)
  expect(prefetched()).toHaveLength(4)
})

test('a look at the links that was planned before the end is not made after it', () => {
  document.body.innerHTML = '<a href="/b"></a>'
  startPrefetching(() => ({ site, view }), end.signal)
  end.abort()
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual([])
})

test('nothing is prefetched on a constrained connection, evaluated at each attempt', async () => {
  const connection = { saveData: true }
  Object.assign(navigator, { connection })
  document.body.innerHTML = '<a href="/b"></a>'
  startPrefetching(() => ({ site, view }), end.signal)
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual([])
  connection.saveData = false
  document.body.append(document.createElement('p')) // links are looked at anew
  await vi.advanceTimersByTimeAsync(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json'])
})

test('a page without data has nothing to prefetch', () => {
  document.body.innerHTML = '<a href="/search?q=a"></a>'
  const pages = { ...site.pages, '/search': { title: 'Search', data: null } }
  startPrefetching(() => ({ site: { ...site, pages }, view }), end.signal)
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual([])
})

test('what a page opens with is prefetched as far as there is room; what comes into view later in its text, and its neighbors, always', () => {
  let report = (_links: Element[]) => {}
  const observe = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Array<{ isIntersecting: boolean; target: Element }>) => void) {
        report = (links) => callback(links.map((target) => ({ isIntersecting: true, target })))
      }
      observe = observe
      disconnect() {}
    },
  )
  const heavy = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
    `/${name}`,
    { title: name, data: `${name}.json`, kb: 15 },
  ])
  const pages = Object.fromEntries(heavy)
  document.body.innerHTML =
    '<nav><a href="/b"></a><a href="/c"></a></nav><p><a href="/d"></a><a href="/e"></a></p><nav><a rel="next" href="/f"></a></nav>'
  const [b, c, d, e, f] = document.querySelectorAll('a')
  if (!b || !c || !d || !e || !f) throw new Error('There are no links.')
  startPrefetching(() => ({ site: { ...site, pages }, view }), end.signal)
  vi.advanceTimersByTime(50)
  expect(observe).toHaveBeenCalledTimes(5)
  report([b, c, d]) // the page itself weighs 15 of 34: one more fits
  report([b, c, d]) // as after any change of the page
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json'])
  report([e, f])
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['b', 'e', 'f'].map((name) => `/assets/pages/${name}.json`))
})
