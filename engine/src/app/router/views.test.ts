// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { PagePayload, SiteData } from '#model/site.ts'
import { createViews } from './views.ts'
import type { View } from './visit.ts'

const site = { baseUrl: '/', pages: { '/a': { title: 'a', data: 'a.json' } } } as unknown as SiteData
const doc = (title: string) =>
  ({
    screen: 'doc',
    route: '/a',
    page: { meta: { title }, toc: [], tree: [] },
    doc: { breadcrumbs: [] },
  }) as unknown as PagePayload

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a refreshed page is rendered in place, and is no arrival', async () => {
  vi.stubGlobal('fetch', async () => Response.json(doc('changed')))
  const views: View[] = []
  const onArrival = vi.fn()
  const { refresh } = createViews(
    {
      getSite: () => site,
      first: { payload: doc('first'), location: { pathname: '/a', search: '', hash: '' }, visit: null },
      show: (view) => views.push(view),
      setPending: () => {},
    },
    onArrival,
    () => {},
  )
  await refresh({ route: '/b' })
  expect(views).toEqual([])
  await refresh({ route: '/a' })
  expect(views).toMatchObject([{ payload: doc('changed'), visit: { kind: 'refresh', isNewPage: false } }])
  expect(onArrival).not.toHaveBeenCalled()
})
