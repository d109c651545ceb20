import { flattenSidebar } from '#model/sidebar.ts'
import type { SidebarCategory, SidebarItem } from '#model/site.ts'

/** More rows are more than a reader looks through, and every page of their group would be served with all of them. */
const MOST_ROWS = 100
/** Rows of a part, so that one is 2 KB compressed. */
const ROWS_A_PART = 64
/** Characters of a name in the name of a part: two of them fill the column. */
const NAME = 24

/** A list of a sidebar in parts that fold, where it is long. They are named by what they begin and end with. */
export function inParts(items: SidebarItem[]): SidebarItem[] {
  if (items.length <= MOST_ROWS) return items
  const taken = new Set<string>()
  const parts = Array.from({ length: Math.ceil(items.length / ROWS_A_PART) }, (_, index) =>
    partOf(items.slice(index * ROWS_A_PART, (index + 1) * ROWS_A_PART), taken),
  )
  return inParts(parts)
}

function partOf(items: SidebarItem[], taken: Set<string>): SidebarCategory {
  const pages = flattenSidebar(items)
  return {
    type: 'category',
    label: freeName(nameOf(items), taken),
    route: null,
    href: null,
    collapsed: true,
    collapsible: true,
    items,
    count: pages.length,
    first: pages[0]?.href ?? null,
    isPart: true,
  }
}

const nameOf = (items: SidebarItem[]) =>
  [items[0], items.at(-1)].map((item) => shortened(endOf(item, items[0] === item))).join(' – ')

/** What a part of parts begins or ends with. */
function endOf(item: SidebarItem | undefined, isFirst: boolean): string {
  if (item?.type !== 'category' || !item.isPart) return item?.label ?? ''
  return endOf(isFirst ? item.items[0] : item.items.at(-1), isFirst)
}

const shortened = (label: string) => (label.length > NAME ? `${label.slice(0, NAME - 1).trimEnd()}…` : label)

/** The way to a page goes by names. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
  taken.add(free)
  return free
}
