// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigations } from '#app/router/navigation-events.ts'
import { settled } from '../testing/settled.ts'
import { asksNotToBeTracked, type SeenPage, startAnalytics } from './analytics.ts'

const config = { endpoint: '/collect', siteId: 'site-1' }
let stop = () => {}
let sent: Array<{ url: string; body: unknown }>

beforeEach(() => {
  sent = []
  history.replaceState(null, '', '/a?x=1')
  document.title = 'A | Site'
  document.body.innerHTML = '<h2 id="top">Top</h2>'
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) })
    throw new TypeError('blocked')
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const here = (): SeenPage => [location.href, document.title]

function visit(path: string, title: string): Promise<unknown> {
  history.replaceState(null, '', path)
  const { pathname, search, hash } = location
  navigations.notify({ location: { pathname, search, hash } } as Parameters<typeof navigations.notify>[0])
  document.title = title
  return settled()
}

/** Starts with the page of now as the first, or with one from before. */
async function start(provider: 'umami' | 'plausible', first = here()): Promise<void> {
  stop = startAnalytics({ ...config, provider }, first)
  await settled()
}

test('the Umami shape', async () => {
  await start('umami')
  expect(sent).toEqual([
    {
      url: '/collect',
      body: {
        type: 'event',
        payload: {
          website: 'site-1',
          url: '/a?x=1',
          title: 'A | Site',
          referrer: '',
          hostname: 'localhost',
          language: 'en-US',
          screen: '0x0',
        },
      },
    },
  ])
})

test('the Plausible shape', async () => {
  await start('plausible')
  expect(sent[0]?.body).toEqual({
    name: 'pageview',
    url: `${location.origin}/a?x=1`,
    domain: 'site-1',
    referrer: '',
  })
})

test('one view per navigation whose path, query or hash changed, with the new title; a blocked collector is no error', async () => {
  await start('umami')
  await visit('/b#top', 'B | Site')
  await visit('/b#top', 'B | Site')
  expect(sent.map(({ body }) => (body as { payload: { url: string; title: string } }).payload)).toMatchObject([
    { url: '/a?x=1' },
    { url: '/b#top', title: 'B | Site', referrer: `${location.origin}/a?x=1` },
  ])
})

test('a page that was left before the code for it had come is told first, by its own title', async () => {
  const first = here()
  await visit('/b', 'B | Site')
  await start('umami', first)
  await visit('/c', 'C | Site')
  expect(sent.map(({ body }) => (body as { payload: object }).payload)).toMatchObject([
    { url: '/a?x=1', title: 'A | Site', referrer: '' },
    { url: '/b', title: 'B | Site', referrer: `${location.origin}/a?x=1` },
    { url: '/c', title: 'C | Site', referrer: `${location.origin}/b` },
  ])
})

test('a hash that is no place of the page is not told: neither code of a shared example nor anything else', async () => {
  history.replaceState(null, '', '/a#live=one.c2VjcmV0')
  await start('plausible')
  await visit('/a#live=one.b3RoZXI', 'A | Site') // the same page: no view
  await visit('/b#elsewhere', 'B | Site')
  await visit('/b#%E0%A4%A', 'B | Site')
  await visit('/b#top', 'B | Site')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { url: `${location.origin}/a` },
    { url: `${location.origin}/b`, referrer: `${location.origin}/a` },
    { url: `${location.origin}/b#top`, referrer: `${location.origin}/b` },
  ])
  expect(JSON.stringify(sent)).not.toContain('live=')
})

test('readers who ask not to be tracked are not', async () => {
  expect(asksNotToBeTracked({ doNotTrack: '1' })).toBe(true)
  expect(asksNotToBeTracked({ doNotTrack: null })).toBe(false)
  Object.assign(navigator, { globalPrivacyControl: true })
  await start('umami')
  expect(sent).toEqual([])
})
