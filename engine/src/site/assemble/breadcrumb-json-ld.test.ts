import { expect, test } from 'vitest'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

const site = sampleSite(
  {
    baseUrl: '/docs/',
    sidebars: { docs: [{ type: 'category', label: 'API', items: ['api/store', 'api/slice'] }] },
  },
  [
    samplePage('api/slice.mdx', { meta: { title: 'Slice' } }),
    samplePage('api/store.mdx', { meta: { title: 'Store' } }),
    samplePage('lost.mdx'),
  ],
)
const trail = (route: string) => {
  const payload = site.pages.find((page) => page.payload.route === route)?.payload
  return payload?.screen === 'doc' ? breadcrumbJsonLd(site.data, payload) : undefined
}

test('every step of the trail has an address; a group without a page has that of its first page', () => {
  const steps = JSON.parse(trail('/api/slice') ?? '').itemListElement as Array<{
    position: number
    name: string
    item: string
  }>
  expect(steps.map(({ position, name, item }) => `${position} ${name} ${item}`)).toEqual([
    '1 Sample https://example.com/docs/',
    '2 API https://example.com/docs/api/store',
    '3 Slice https://example.com/docs/api/slice',
  ])
})

test('a page in no sidebar has no trail', () => {
  expect(trail('/lost')).toBeNull()
})

test('a group whose first page is that of a group in it, and a page of a group, have their addresses', () => {
  const inner = { type: 'category' as const, label: 'Inner', link: 'api/store', items: ['api/slice'] }
  const { data, pages } = sampleSite({ sidebars: { docs: [{ type: 'category', label: 'Outer', items: [inner] }] } }, [
    samplePage('api/slice.mdx'),
    samplePage('api/store.mdx'),
  ])
  const addresses = (route: string) => {
    const payload = pages.find((page) => page.payload.route === route)?.payload
    const list = payload?.screen === 'doc' ? breadcrumbJsonLd(data, payload) : null
    return JSON.parse(list ?? '').itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)
  }
  expect(addresses('/api/slice')).toEqual(['/', '/api/store', '/api/store', '/api/slice'])
  expect(addresses('/api/store')).toEqual(['/', '/api/store', '/api/store'])
})

test('a sidebar is walked once, however many pages ask', () => {
  let looks = 0
  const sidebars = Object.fromEntries(
    Object.entries(site.data.sidebars).map(([id, items]) => {
      const counted = items.map((item) => ({
        ...item,
        get type() {
          looks++
          return item.type
        },
      }))
      return [id, counted as typeof items]
    }),
  )
  const walks = site.pages.flatMap(({ payload }) => {
    if (payload.screen !== 'doc' || payload.doc.sidebarId === null) return []
    const before = looks
    breadcrumbJsonLd({ ...site.data, sidebars }, payload)
    return [looks - before]
  })
  expect(walks.slice(1)).toEqual(walks.slice(1).map(() => 0))
  expect(walks[0]).toBeGreaterThan(0)
})
