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
