import { expect, test } from 'vitest'
import type { NavbarLink, PagePayload } from '#model/site.ts'
import { isCurrentItem } from './navbar-current.ts'

const doc = (route: string, sidebarId: string | null = 'docs') =>
  ({ screen: 'doc', route, page: { meta: { id: route.slice(1) } }, doc: { sidebarId } }) as PagePayload
const link = (route: string | null, rules: Partial<NavbarLink> = {}): NavbarLink => ({
  type: 'link',
  label: 'x',
  position: 'left',
  href: route ?? 'https://example.org',
  route,
  activeBasePath: null,
  activeBaseRegex: null,
  ...rules,
})

test('a plain item is current on its target and below it, by segment and in any letter case', () => {
  expect(isCurrentItem(link('/api'), doc('/api'))).toBe(true)
  expect(isCurrentItem(link('/api'), doc('/API/createSlice'))).toBe(true)
  expect(isCurrentItem(link('/api'), doc('/api2'))).toBe(false)
  expect(isCurrentItem(link('/usage/usage-with-typescript'), doc('/rtk-query/usage-with-typescript'))).toBe(false)
})

test('an external item is never current', () => {
  expect(isCurrentItem(link(null), doc('/api'))).toBe(false)
})

test('a base path replaces the target, and a regular expression replaces both and ignores case', () => {
  const byPath = link('/api/configureStore', { activeBasePath: '/api' })
  expect(isCurrentItem(byPath, doc('/api/createSlice'))).toBe(true)
  const byRegex = link('/api/configureStore', { activeBasePath: '/api', activeBaseRegex: '^/tutorials/' })
  expect(isCurrentItem(byRegex, doc('/Tutorials/overview'))).toBe(true)
  expect(isCurrentItem(byRegex, doc('/api/createSlice'))).toBe(false)
})

test('a doc item is current on its doc and on every doc of the same sidebar', () => {
  const item = { ...link('/a'), type: 'doc', docId: 'a', sidebarId: 'docs' } as const
  expect(isCurrentItem(item, doc('/a', null))).toBe(true)
  expect(isCurrentItem(item, doc('/b'))).toBe(true)
  expect(isCurrentItem(item, doc('/b', 'other'))).toBe(false)
  expect(isCurrentItem({ ...item, sidebarId: null }, doc('/b', null))).toBe(false)
  expect(isCurrentItem(item, { screen: 'search', route: '/search' })).toBe(false)
})

test('a sidebar item is current on the docs of its sidebar', () => {
  const item = { ...link('/a'), type: 'docSidebar', sidebarId: 'docs' } as const
  expect(isCurrentItem(item, doc('/b'))).toBe(true)
  expect(isCurrentItem(item, doc('/b', 'other'))).toBe(false)
})

test('a dropdown is current when something in it is', () => {
  const item = { type: 'dropdown', label: 'x', position: 'left', target: null, items: [link('/api')] } as const
  expect(isCurrentItem({ ...item, items: [...item.items] }, doc('/api/createSlice'))).toBe(true)
  expect(isCurrentItem({ ...item, items: [...item.items] }, doc('/usage'))).toBe(false)
})
