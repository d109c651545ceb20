// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { dropPage, setScreenLoader } from './page-store.ts'
import { startPrefetching } from './prefetch.ts'
import type { View } from './visit.ts'

const site = {
  baseUrl: '/',
  pages: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`/${name}`, { title: name, data: `${name}.json` }]),
  ),
} as unknown as SiteData
const view = { payload: { screen: 'doc', route: '/a' } } as View

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  DOMTokenList.prototype.supports = () => true
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of ['b', 'c']) dropPage(`/${name}`)
})

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))

test('each page is prefetched once, three at a time, and never the page on screen', () => {
  document.body.innerHTML = ['a', 'b', 'b', 'c', 'd', 'e', 'a#x'].map((href) => `<a href="/${href}"></a>`).join('')
  stop = startPrefetching(() => ({ site, view }))
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json', '/assets/pages/c.json', '/assets/pages/d.json'])
  document.head.querySelector('link')?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(50)
  expect(prefetched()).toHaveLength(4)
})

test('nothing is prefetched or loaded on a constrained connection, evaluated at each attempt', () => {
  const connection = { saveData: true }
  Object.assign(navigator, { connection })
  const fetch = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a>'
  stop = startPrefetching(() => ({ site, view }))
  vi.advanceTimersByTime(50)
  const point = () => document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  point()
  expect(prefetched()).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  connection.saveData = false
  point()
  expect(fetch).toHaveBeenCalledOnce()
})

test('pointing at, touching or focusing a link loads its page, once per link', () => {
  const fetch = vi.fn((_href: string) => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a><a href="/c"></a><a href="/a"></a><a href="https://example.com/b"></a>'
  stop = startPrefetching(() => ({ site, view }))
  const links = [...document.querySelectorAll('a')]
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    for (const link of links) link.dispatchEvent(new Event(type, { bubbles: true }))
  }
  expect(fetch.mock.calls.map(([href]) => href)).toEqual(['/assets/pages/b.json', '/assets/pages/c.json'])
})

test('a page without data has its code loaded when it is pointed at, and nothing to prefetch', async () => {
  const loadScreen = vi.fn(async () => {})
  setScreenLoader(loadScreen)
  document.body.innerHTML = '<a href="/search?q=a"></a>'
  const pages = { ...site.pages, '/search': { title: 'Search', data: null } }
  stop = startPrefetching(() => ({ site: { ...site, pages }, view }))
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual([])
  expect(loadScreen).not.toHaveBeenCalled()
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(loadScreen).toHaveBeenCalledExactlyOnceWith('search')
})

test('a failing load is silent and asked for again later', async () => {
  vi.useRealTimers()
  const fetch = vi.fn(async () => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a><a href="/b"></a>'
  stop = startPrefetching(() => ({ site, view }))
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new Event('focusin', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what a page opens with is prefetched as far as there is room, and what comes into view in its text later always', () => {
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
  const heavy = ['a', 'b', 'c', 'd', 'e'].map((name) => [`/${name}`, { title: name, data: `${name}.json`, kb: 15 }])
  const pages = Object.fromEntries(heavy)
  document.body.innerHTML = '<nav><a href="/b"></a><a href="/c"></a></nav><p><a href="/d"></a><a href="/e"></a></p>'
  const [b, c, d, e] = document.querySelectorAll('a')
  if (!b || !c || !d || !e) throw new Error('There are no links.')
  stop = startPrefetching(() => ({ site: { ...site, pages }, view }))
  vi.advanceTimersByTime(50)
  expect(observe).toHaveBeenCalledTimes(4)
  report([b, c, d]) // the page itself weighs 15 of 34: one more fits
  report([b, c, d]) // as after any change of the page
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json'])
  report([e])
  vi.advanceTimersByTime(50)
  expect(prefetched()).toEqual(['/assets/pages/b.json', '/assets/pages/e.json'])
})
