import { expect, test } from 'vitest'
import { flattenSidebar } from '#model/sidebar.ts'
import type { SidebarItem } from '#model/site.ts'
import { namesOfParts } from '../shape/part-names.ts'
import { inParts } from './long-groups.ts'

const rows = (count: number, label = (n: number) => `Page ${n}`): SidebarItem[] =>
  Array.from({ length: count }, (_, n) => ({
    type: 'doc',
    label: label(n),
    route: `/${n}`,
    href: `/docs/${n}`,
    docId: `${n}`,
  }))

/** Every list that a reader may see at once. */
const lists = (items: SidebarItem[]): SidebarItem[][] => [
  items,
  ...items.flatMap((item) => (item.type === 'category' ? lists(item.items) : [])),
]

test('a list that a reader can look through stays as it is', () => {
  const items = rows(100)
  expect(inParts(items)).toBe(items)
})

test('a long one comes in parts that say what is in them and lead to their first page', () => {
  const parts = inParts(rows(130))
  expect(parts).toMatchObject([
    { label: 'Page 0 – Page 63', count: 64, first: '/docs/0', collapsed: true },
    { label: 'Page 64 – Page 127', count: 64, first: '/docs/64' },
    { label: 'Page 128 – Page 129', count: 2, first: '/docs/128' },
  ])
  expect(flattenSidebar(parts)).toEqual(flattenSidebar(rows(130)))
})

test('however many there are, no list is long and no page is lost', () => {
  const parts = inParts(rows(10_000))
  for (const list of lists(parts)) expect(list.length).toBeLessThanOrEqual(100)
  expect(flattenSidebar(parts)).toHaveLength(10_000)
  expect(parts[0]?.label).toBe('Page 0 – Page 4095')
})

test('parts have names of their own, and not too long ones', () => {
  const parts = inParts(rows(200, () => 'How to normalize all of the entities'))
  const names = parts.map(({ label }) => label)
  expect(new Set(names).size).toBe(parts.length)
  expect(names[0]).toBe('How to normalize all of… – How to normalize all of…')
  expect(namesOfParts({ docs: parts })).toEqual(new Set(names))
})
