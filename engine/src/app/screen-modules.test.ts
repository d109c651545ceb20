import { afterEach, expect, test, vi } from 'vitest'
import { loadScreen, screenOf } from './screen-modules.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a screen without a component is an error that names the page', () => {
  expect(() => screenOf({ screen: 'search', route: '/search' })).toThrowErrorMatchingInlineSnapshot(
    `[Error: The page component of /search has no export and cannot be rendered.]`,
  )
})

test('an unknown address is shown when old addresses have come: nothing is waited for once its screen is rendered', async () => {
  const events: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    events.push(`${address} asked for`)
    await new Promise((resolve) => setTimeout(resolve))
    events.push('answered')
    return Response.json({ addresses: {}, ids: {} })
  })
  await loadScreen('not-found', { moved: '/moved.json' })
  expect(events).toEqual(['/moved.json asked for', 'answered'])
})

test('old addresses that cannot be had keep nobody from the page, and a site without any asks for none', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 500 }))
  vi.stubGlobal('fetch', fetch)
  await loadScreen('not-found', { moved: '/gone.json' })
  expect(fetch).toHaveBeenCalledOnce()
  await loadScreen('not-found', { moved: null })
  expect(fetch).toHaveBeenCalledOnce()
})
