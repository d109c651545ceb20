import { expect, test } from 'vitest'
import type { SidebarCategory, SidebarItem } from '#model/site.ts'
import { isGroupOpen, openTrail, setGroupOpen } from './fold-state.ts'

const page = (route: string): SidebarItem => ({ type: 'doc', label: route, route, href: route, docId: route.slice(1) })
const group = (items: SidebarItem[], collapsed = true): SidebarCategory => ({
  type: 'category',
  label: 'Group',
  route: null,
  href: null,
  collapsed,
  collapsible: true,
  items,
  count: items.length,
  first: null,
})
const inner = group([page('/b/deep')])
const outer = group([page('/b'), inner])
const open = group([page('/a')], false)
const items = [open, outer]

test('a group follows its own flag until somebody opens or folds it', () => {
  expect(isGroupOpen({}, 'docs/0', open)).toBe(true)
  expect(isGroupOpen({}, 'docs/1', outer)).toBe(false)
  expect(isGroupOpen({ 'docs/1': true }, 'docs/1', outer)).toBe(true)
})

test('a group that cannot be folded is open whatever is recorded', () => {
  expect(isGroupOpen({ 'docs/1': false }, 'docs/1', { ...outer, collapsible: false })).toBe(true)
})

test('arriving at a page opens every group on the way to it', () => {
  expect(openTrail({}, items, 'docs', '/b/deep', false)).toEqual({ 'docs/1': true, 'docs/1/1': true })
})

test('leaving never folds, and moving to another page of a folded group opens it again', () => {
  const arrived = openTrail({}, items, 'docs', '/b/deep', false)
  expect(openTrail(arrived, items, 'docs', '/a', false)).toEqual({ ...arrived, 'docs/0': true })
  const folded = setGroupOpen(arrived, 'docs/1', false)
  expect(folded['docs/1']).toBe(false)
  expect(openTrail(folded, items, 'docs', '/b', false)['docs/1']).toBe(true)
})

test('opening one group leaves the others, unless groups auto-collapse', () => {
  expect(setGroupOpen({ 'docs/0': true }, 'docs/1', true)).toEqual({ 'docs/0': true, 'docs/1': true })
  expect(setGroupOpen({ 'docs/0': true }, 'docs/1', true, 2)).toEqual({ 'docs/0': false, 'docs/1': true })
  expect(setGroupOpen({ 'docs/0': true }, 'docs/1', false, 2)).toEqual({ 'docs/0': true, 'docs/1': false })
})
