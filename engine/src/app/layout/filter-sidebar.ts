import type { SidebarItem } from '#model/site.ts'

/** The items whose label holds the words, with the groups that lead to them; a group that matches keeps all of its items. */
export function filterSidebar(items: SidebarItem[], query: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (indexOfMatch(item.label, query) >= 0) return [item]
    if (item.type !== 'category') return []
    const below = filterSidebar(item.items, query)
    return below.length > 0 ? [{ ...item, items: below }] : []
  })
}

/** Where a label holds what was typed, without regard to letter case; -1 when it does not. */
export function indexOfMatch(label: string, query: string): number {
  return label.toLowerCase().indexOf(query.toLowerCase())
}
