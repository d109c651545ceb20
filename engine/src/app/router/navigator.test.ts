// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload, SiteData } from '#model/site.ts'
import { settled } from '../testing/settled.ts'
import { historyBlock } from './history-block.ts'
import { type Navigator, startNavigator } from './navigator.ts'
import { dropPage } from './page-store.ts'
import type { View } from './visit.ts'

const names = ['a', 'b', 'c']
const site = {
  baseUrl: '/',
  pages: Object.fromEntries(names.map((name) => [`/${name}`, { title: name, data: `${name}.json` }])),
} as unknown as SiteData
const doc = (route: string) =>
  ({
    screen: 'doc',
    route,
    page: { meta: { title: route }, toc: [], tree: [] },
    doc: { breadcrumbs: [] },
  }) as unknown as PagePayload

/** Answers to data requests, given when a test wants them to arrive. */
let arrive: Record<string, (ok?: boolean) => void>
let views: View[]
let pending: boolean[]
let navigator: Navigator

beforeEach(() => {
  history.pushState(null, '', '/a')
  for (const name of names) dropPage(`/${name}`)
  arrive = {}
  views = []
  pending = []
  window.scrollTo = vi.fn()
  vi.stubGlobal('fetch', (href: string) => {
    const name = href.replace(/.*\/|\.json/g, '')
    return new Promise<Response>((resolve, reject) => {
      arrive[name] = (ok = true) => (ok ? resolve(Response.json(doc(`/${name}`))) : reject(new Error('offline')))
    })
  })
  navigator = startNavigator({
    getSite: () => site,
    first: { payload: doc('/a'), location: { pathname: '/a', search: '', hash: '' }, visit: null },
    show: (view) => views.push(view),
    reveal: () => false,
    setPending: (isPending) => pending.push(isPending),
  })
})

afterEach(() => {
  navigator.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shownRoutes = () => views.map((view) => view.payload.route)
/** Goes back; the navigator has heard of it when this is over. */
const goBack = () =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    history.back()
  })

test('the address changes at once, the page when its data is there', async () => {
  navigator.navigate('/b#x')
  expect(location.pathname).toBe('/b')
  expect(views).toEqual([])
  arrive.b?.()
  await settled()
  expect(views).toEqual([
    {
      payload: doc('/b'),
      location: { pathname: '/b', search: '', hash: '#x' },
      visit: { kind: 'push', isNewPage: true, isNewQuery: false, position: null },
    },
  ])
  expect(pending).toEqual([true, false])
})

test('the last click wins: a page that arrives late is never shown', async () => {
  navigator.navigate('/b')
  navigator.navigate('/c')
  arrive.c?.()
  await settled()
  arrive.b?.()
  await settled()
  expect(shownRoutes()).toEqual(['/c'])
  expect(pending.at(-1)).toBe(false)
})

test('Back while loading leaves the page on screen and ends the wait', async () => {
  navigator.navigate('/b')
  await goBack()
  expect(location.pathname).toBe('/a')
  arrive.b?.()
  await settled()
  expect(views).toEqual([])
  expect(pending.at(-1)).toBe(false)
})

test('a change of query alone loads nothing and is shown at once', () => {
  navigator.navigate('/a?q=x', { replace: true })
  expect(views.at(-1)?.visit).toEqual({ kind: 'replace', isNewPage: false, isNewQuery: true, position: null })
  expect(pending).toEqual([false])
})

test('a link to the exact current address adds no history entry', () => {
  const entries = history.length
  navigator.navigate('/a')
  expect(history.length).toBe(entries)
  expect(views.at(-1)?.visit?.kind).toBe('push')
})

test('a failing load that was superseded is silent', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  navigator.navigate('/b')
  navigator.navigate('/c')
  arrive.b?.(false)
  arrive.c?.()
  await settled()
  expect(shownRoutes()).toEqual(['/c'])
  expect(warn).not.toHaveBeenCalled()
})

test('Back returns with the position the reader left', async () => {
  Object.assign(window, { scrollY: 420 })
  navigator.navigate('/b')
  arrive.b?.()
  await settled()
  Object.assign(window, { scrollY: 0 })
  await goBack()
  arrive.a?.()
  await settled()
  expect(views.at(-1)?.visit).toMatchObject({ kind: 'traverse', isNewPage: true, position: [0, 420] })
})

test('presses on links are followed unless someone else handled them', async () => {
  document.body.innerHTML = '<a href="/b">b</a>'
  const link = document.querySelector('a') as HTMLAnchorElement
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.click()
  expect(location.pathname).toBe('/a')
  link.click()
  expect(location.pathname).toBe('/b')
})

test('an unknown path shows not-found, and from there a page is a new page', async () => {
  navigator.navigate('/nowhere')
  await settled()
  expect(views.at(-1)?.payload).toEqual({ screen: 'not-found', route: '/404.html' })
  navigator.navigate('/elsewhere')
  await settled()
  expect(views.at(-1)?.visit?.isNewPage).toBe(true)
})

/** What WebKit does after a hundred changes in ten seconds. */
const refuse = () => {
  throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError')
}

test('an address that the browser refuses to write for now is written a moment later, and only the newest', async () => {
  vi.useFakeTimers()
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  navigator.navigate('/a?q=sl', { replace: true })
  navigator.navigate('/a?q=slice', { replace: true })
  expect(views).toEqual([])
  replace.mockRestore()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await settled()
  expect(location.search).toBe('?q=slice')
  expect(views.map((view) => view.location.search)).toEqual(['?q=slice'])
})

test('a position that cannot be written with its entry is still known on the way back', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  Object.assign(window, { scrollY: 640 })
  navigator.navigate('/b')
  arrive.b?.()
  await settled()
  await goBack()
  arrive.a?.()
  await settled()
  expect(views.at(-1)?.visit?.position).toEqual([0, 640])
})

test('Back while something stands over the page closes that: page and address stay', async () => {
  navigator.navigate('/b')
  arrive.b?.()
  await settled()
  const close = vi.fn()
  historyBlock.call = close
  await goBack()
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect([location.pathname, shownRoutes()]).toEqual(['/b', ['/b']])
  delete historyBlock.call
  await goBack()
  arrive.a?.()
  await settled()
  expect([location.pathname, shownRoutes()]).toEqual(['/a', ['/b', '/a']])
})

test('a hash that the browser has gone to by itself is shown without loading anything, and Back leads out of it', async () => {
  location.hash = '#part'
  await settled()
  expect(views.at(-1)).toMatchObject({ location: { hash: '#part' }, visit: { kind: 'jump', isNewPage: false } })
  navigator.navigate('/b')
  arrive.b?.()
  await settled()
  await goBack()
  arrive.a?.()
  await settled()
  expect(views.at(-1)).toMatchObject({ location: { pathname: '/a', hash: '#part' }, visit: { kind: 'traverse' } })
})

test('a hash that is pressed again is no entry of its own, whether the browser speaks of it or not', async () => {
  location.hash = '#part'
  await settled()
  const { index } = history.state
  history.replaceState(null, '') // the browser takes the place of the entry …
  dispatchEvent(new PopStateEvent('popstate')) // … and says so: all but Firefox
  expect(history.state).toEqual({ index })
  history.replaceState(null, '')
  Object.assign(window, { scrollY: 900 })
  navigator.navigate('/b')
  arrive.b?.()
  await settled()
  await goBack()
  arrive.a?.()
  await settled()
  expect(views.at(-1)?.visit).toMatchObject({ kind: 'traverse', position: [0, 900] })
})

test('an address that was refused is not written later over one that came after it', async () => {
  vi.useFakeTimers()
  vi.spyOn(history, 'replaceState').mockImplementationOnce(refuse)
  navigator.navigate('/a?q=old', { replace: true })
  navigator.navigate('/a?q=new', { replace: true })
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await settled()
  expect(location.search).toBe('?q=new')
  expect(views.map((view) => view.location.search)).toEqual(['?q=new'])
})
