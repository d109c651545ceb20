import { afterEach, expect, test, vi } from 'vitest'
import { dropPage, isLean, loadPage, markLean, PageLoadError, pageRouteOf } from './page-store.ts'

const site = {
  baseUrl: '/',
  sidebars: {},
  moved: null,
  pages: {
    '/api/createSlice': { title: 'createSlice', data: 'createSlice.1.json' },
    '/search': { title: 'S', data: null },
  },
}
const page = { meta: { title: 'createSlice' }, toc: [], tree: [{ type: 'html', html: '<p>x</p>' }] }
const answer = { screen: 'doc', route: '/api/createSlice', page, doc: { breadcrumbs: [] } }

afterEach(() => {
  vi.unstubAllGlobals()
  dropPage('/api/createSlice')
})

test('a page is fetched once', async () => {
  const fetch = vi.fn(async () => Response.json(answer))
  vi.stubGlobal('fetch', fetch)
  expect(await loadPage('/api/createSlice', site)).toEqual(answer)
  await loadPage('/api/createSlice', site)
  expect(fetch.mock.calls.map(([href]: unknown[]) => href)).toEqual(['/assets/pages/createSlice.1.json'])
})

test('the last fifty pages are kept: the one that nobody has asked for for longest goes', async () => {
  const routes = Array.from({ length: 51 }, (_, index) => `/p${index}`)
  const pages = Object.fromEntries(routes.map((route) => [route, { title: route, data: `${route.slice(1)}.json` }]))
  const fetch = vi.fn(async (href: string) =>
    Response.json({ ...answer, route: href.replace('/assets/pages', '').replace('.json', '') }),
  )
  vi.stubGlobal('fetch', fetch)
  const load = (index: number) => loadPage(`/p${index}`, { ...site, pages })
  for (let index = 0; index < 50; index++) await load(index)
  await load(0)
  expect(fetch).toHaveBeenCalledTimes(50)
  await load(50) // one too many
  await load(0)
  expect(fetch).toHaveBeenCalledTimes(51)
  await load(1)
  expect(fetch).toHaveBeenCalledTimes(52)
  for (const route of routes) dropPage(route)
})

test('a failed load names the file and is not kept', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const failure = loadPage('/api/createSlice', site)
  await expect(failure).rejects.toThrow(PageLoadError)
  await expect(failure).rejects.toThrowErrorMatchingInlineSnapshot(
    `[PageLoadError: Failed to fetch /assets/pages/createSlice.1.json (status 404)]`,
  )
  vi.stubGlobal('fetch', async () => Response.json(answer))
  expect(await loadPage('/api/createSlice', site)).toEqual(answer)
})

test.each<[unknown]>([
  [null],
  [[]],
  ['<!doctype html>'],
  [{}],
  [{ ...answer, route: '/api/createReducer' }],
  [{ ...answer, screen: 'other' }],
  [{ ...answer, doc: undefined }],
  [{ ...answer, page: { ...page, meta: null } }],
  [{ ...answer, page: { ...page, toc: {} } }],
  [{ ...answer, page: { ...page, tree: [{ type: 'html' }] } }],
  [{ ...answer, page: { ...page, tree: [null] } }],
])('JSON that is not the data of the page is a failed load: %j', async (wrong) => {
  vi.stubGlobal('fetch', async () => Response.json(wrong))
  await expect(loadPage('/api/createSlice', site)).rejects.toThrow('not the data of this page')
})

test('the search page and not-found need no data', async () => {
  vi.stubGlobal('fetch', () => {
    throw new Error('nothing should be fetched')
  })
  expect(await loadPage('/search', site)).toEqual({ screen: 'search', route: '/search' })
  expect(await loadPage(pageRouteOf('/nowhere', site), site)).toEqual({ screen: 'not-found', route: '/404.html' })
})

test('a path names its page whatever its case; names every object has are not pages', () => {
  expect(pageRouteOf('/API/createslice/', site)).toBe('/api/createSlice')
  expect(pageRouteOf('/constructor', site)).toBe('/404.html')
})

test('the payload that came with the served HTML is known as lean, its equal is not', () => {
  const payload = { screen: 'doc', route: '/x', page } as unknown as Parameters<typeof markLean>[0]
  expect(isLean(markLean(payload))).toBe(true)
  expect(isLean({ ...payload })).toBe(false)
})
