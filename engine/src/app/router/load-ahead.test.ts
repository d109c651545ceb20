// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { settled } from '../testing/settled.ts'
import { startLoadingAhead } from './load-ahead.ts'
import { dropPage, screens } from './page-store.ts'
import type { View } from './visit.ts'

const site = {
  baseUrl: '/',
  pages: Object.fromEntries(['a', 'b', 'c'].map((name) => [`/${name}`, { title: name, data: `${name}.json` }])),
} as unknown as SiteData
const view = { payload: { screen: 'doc', route: '/a' } } as View

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  Object.assign(navigator, { connection: undefined })
  for (const name of ['b', 'c']) dropPage(`/${name}`)
})

const focus = (link: Element | null) => link?.dispatchEvent(new Event('focusin', { bubbles: true }))

test('pointing at, touching or focusing a link loads its page, once per link', () => {
  const fetch = vi.fn((_href: string) => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a><a href="/c"></a><a href="/a"></a><a href="https://example.com/b"></a>'
  stop = startLoadingAhead(() => ({ site, view }))
  const links = [...document.querySelectorAll('a')]
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    for (const link of links) link.dispatchEvent(new Event(type, { bubbles: true }))
  }
  expect(fetch.mock.calls.map(([href]) => href)).toEqual(['/assets/pages/b.json', '/assets/pages/c.json'])
})

test('nothing is loaded on a constrained connection, evaluated at each attempt', () => {
  const connection = { saveData: true }
  Object.assign(navigator, { connection })
  const fetch = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a>'
  stop = startLoadingAhead(() => ({ site, view }))
  focus(document.querySelector('a'))
  expect(fetch).not.toHaveBeenCalled()
  connection.saveData = false
  focus(document.querySelector('a'))
  expect(fetch).toHaveBeenCalledOnce()
})

test('a page without data has its code loaded when it is pointed at', () => {
  const loadScreen = vi.fn(async () => {})
  screens.load = loadScreen
  document.body.innerHTML = '<a href="/search?q=a"></a>'
  const searched = { ...site, pages: { ...site.pages, '/search': { title: 'Search', data: null } } }
  stop = startLoadingAhead(() => ({ site: searched, view }))
  expect(loadScreen).not.toHaveBeenCalled()
  focus(document.querySelector('a'))
  expect(loadScreen).toHaveBeenCalledExactlyOnceWith('search', searched)
})

test('a failing load is silent and asked for again later', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<a href="/b"></a><a href="/b"></a>'
  stop = startLoadingAhead(() => ({ site, view }))
  for (const link of document.querySelectorAll('a')) {
    focus(link)
    await settled()
  }
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what prefetches links in view comes by itself, once, and only when it would do something', async () => {
  const startPrefetching = vi.fn()
  vi.doMock('./prefetch.ts', () => ({ startPrefetching }))
  const connection = { saveData: true }
  Object.assign(navigator, { connection })
  stop = startLoadingAhead(() => ({ site, view }))
  const change = () => document.body.replaceChildren(document.createElement('p'))
  change()
  await Promise.resolve()
  connection.saveData = false
  expect(startPrefetching).not.toHaveBeenCalled()
  change()
  await vi.waitFor(() => expect(startPrefetching).toHaveBeenCalledOnce(), { timeout: 20_000 })
  change()
  await Promise.resolve()
  expect(startPrefetching).toHaveBeenCalledOnce()
  vi.doUnmock('./prefetch.ts')
})
