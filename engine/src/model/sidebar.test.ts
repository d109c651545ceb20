import { expect, test } from 'vitest'
import { flattenSidebar, trailOf } from './sidebar.ts'
import type { SidebarItem } from './site.ts'

const doc = (route: string): SidebarItem => ({ type: 'doc', label: `doc ${route}`, route, href: route, docId: route })
const group = (label: string, route: string | null, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  route,
  href: route,
  collapsed: true,
  collapsible: true,
  items,
  count: items.length,
  first: null,
})

const SIDEBAR = [
  doc('/start'),
  group('API', null, [group('Store', '/api/store', [doc('/api/store/setup')]), doc('/api/slice')]),
  { type: 'link', label: 'Elsewhere', href: 'https://example.com', route: null } as const,
  group('Empty', null, []),
]

test('pages are read from top to bottom across groups; a group without a page and a link are skipped', () => {
  expect(flattenSidebar(SIDEBAR).map(({ route }) => route)).toEqual([
    '/start',
    '/api/store',
    '/api/store/setup',
    '/api/slice',
  ])
})

test("a group's own page is called as the group is", () => {
  expect(flattenSidebar(SIDEBAR)[1]).toEqual({ label: 'Store', route: '/api/store', href: '/api/store' })
})

test('a trail holds the groups that lead to a page, whatever the letter case', () => {
  const labels = (route: string) => trailOf(SIDEBAR, route)?.map(({ label }) => label)
  expect(labels('/start')).toEqual([])
  expect(labels('/api/SLICE')).toEqual(['API'])
  expect(labels('/api/store/setup')).toEqual(['API', 'Store'])
  expect(labels('/api/store')).toEqual(['API', 'Store'])
})

test('a page that is not in the sidebar has no trail', () => {
  expect(trailOf(SIDEBAR, '/other')).toBeNull()
})
