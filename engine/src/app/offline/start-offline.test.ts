// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload } from '#model/site.ts'

const LIST = '/docs/assets/offline.01234567.json'
const PLAIN = { screen: 'doc', page: {} } as PagePayload
const withExamples = (live: string) => ({ screen: 'doc', page: { live } }) as unknown as PagePayload

beforeEach(() => void vi.resetModules())
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A browser with these registrations; what becomes of them, and what the worker is told. */
async function browser(scopes: string[] = []) {
  const told: unknown[] = []
  const removed: string[] = []
  const worker = {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }),
    register: vi.fn(async () => {}),
    getRegistrations: async () => scopes.map((scope) => ({ scope, unregister: async () => removed.push(scope) })),
  }
  vi.stubGlobal('navigator', { serviceWorker: worker })
  const deleted: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
  vi.stubGlobal('fetch', async (href: string) => Response.json({ runtime: { sandbox: `${href}.sandbox.html` } }))
  const { startOffline } = await import('./start-offline.ts')
  const { navigations } = await import('../router/navigation-events.ts')
  /** The reader comes to a page, or to another place of it. */
  const goTo = (pathname: string, payload: PagePayload, isNewPage = true) =>
    navigations.notify({
      location: { pathname, search: '', hash: '' },
      payload,
      kind: 'push',
      isNewPage,
      isNewQuery: false,
      position: null,
    })
  return { startOffline, goTo, worker, told, removed, deleted }
}

const sandboxes = () => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))

test('the worker is told of the first page, and of each other one that the reader comes to', async () => {
  const { startOffline, goTo, worker, told } = await browser()
  history.replaceState(null, '', '/docs/a')
  await startOffline(LIST, { baseUrl: '/docs/' }, PLAIN)
  goTo('/docs/b', PLAIN)
  goTo('/docs/b', PLAIN, false)
  goTo('/docs/c', PLAIN)
  await vi.waitFor(() => expect(told).toContainEqual({ type: 'read', pathname: '/docs/c' }))
  expect(worker.register).toHaveBeenCalledWith('/docs/sw.js')
  expect(told).toEqual([
    { type: 'read', pathname: '/docs/a' },
    { type: 'read', pathname: '/docs/b' },
    { type: 'read', pathname: '/docs/c' },
  ])
})

test('the sandbox of a page with examples is brought into the browser once, in a frame that is gone again', async () => {
  const { startOffline, goTo } = await browser()
  await startOffline(LIST, { baseUrl: '/' }, withExamples('/live-1.json'))
  await vi.waitFor(() => expect(sandboxes()).toEqual(['/live-1.json.sandbox.html']))
  const frame = document.querySelector('iframe')
  expect([frame?.getAttribute('sandbox'), frame?.hidden]).toEqual(['allow-scripts', true])
  frame?.dispatchEvent(new Event('load'))
  expect(sandboxes()).toEqual([])
  goTo('/b', withExamples('/live-1.json'))
  goTo('/c', withExamples('/live-2.json')) // brought after the first one would have been
  await vi.waitFor(() => expect(sandboxes()).toEqual(['/live-2.json.sandbox.html']))
})

test('a site that is no longer kept removes its own worker and cache, and those of no site beside it', async () => {
  const beside = [`${location.origin}/`, `${location.origin}/docs/v1/`, 'https://other.example/docs/']
  const { startOffline, worker, removed, deleted } = await browser([...beside, `${location.origin}/docs/`])
  await startOffline(undefined, { baseUrl: '/docs/' }, PLAIN)
  expect([removed, deleted]).toEqual([[`${location.origin}/docs/`], ['offline:/docs/']])
  expect(worker.register).not.toHaveBeenCalled()
})

test('where there are no workers nothing happens, and nothing is asked for', async () => {
  const { startOffline, deleted } = await browser()
  vi.stubGlobal('navigator', {})
  await startOffline(LIST, { baseUrl: '/' }, withExamples('/live-1.json'))
  await startOffline(undefined, { baseUrl: '/' }, PLAIN)
  expect([deleted, document.querySelector('iframe')]).toEqual([[], null])
})
