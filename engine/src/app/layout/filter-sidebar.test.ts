import { expect, test } from 'vitest'
import type { SidebarItem } from '#model/site.ts'
import { filterSidebar } from './filter-sidebar.ts'

const page = (label: string): SidebarItem => ({ type: 'doc', label, route: '/x', href: '/x', docId: 'x' })
const group = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  route: null,
  href: null,
  collapsed: true,
  collapsible: true,
  items,
  count: items.length,
  first: null,
})
const items = [group('API reference', [page('createSlice'), page('createAction')]), page('Quick start')]

test('keeps the pages whose label holds the words, in any letter case, and the groups above them', () => {
  expect(filterSidebar(items, 'CREATEs')).toEqual([{ ...items[0], items: [page('createSlice')] }])
})

test('a group that matches keeps all of its items', () => {
  expect(filterSidebar(items, 'reference')).toEqual([items[0]])
})

test('finds nothing when no label holds the words', () => {
  expect(filterSidebar(items, 'nothing')).toEqual([])
})
