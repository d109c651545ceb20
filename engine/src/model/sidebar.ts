import { isSameRoute } from './route.ts'
import type { SidebarCategory, SidebarItem } from './site.ts'

/** A page of a sidebar in reading order. */
export interface SidebarPage {
  label: string
  route: string
  href: string
}

/** Every page of a sidebar from top to bottom, across group borders; a group's own page comes before its items. */
export function flattenSidebar(items: SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return []
    if (item.type === 'doc') return [{ label: item.label, route: item.route, href: item.href }]
    const own =
      item.route !== null && item.href !== null ? [{ label: item.label, route: item.route, href: item.href }] : []
    return [...own, ...flattenSidebar(item.items)]
  })
}

/** How many pages a group holds, its own included. */
export function countPages(group: SidebarCategory): number {
  if (group.rest) return group.rest.count
  let count = group.route === null ? 0 : 1
  for (const item of group.items) count += item.type === 'category' ? countPages(item) : Number(item.type === 'doc')
  return count
}

/** The address of the first page of a list. */
export function firstHref(items: SidebarItem[]): string | null {
  for (const item of items) {
    if (item.type === 'doc') return item.href
    if (item.type !== 'category') continue
    const href = item.route !== null && item.href !== null ? item.href : (item.rest?.first ?? firstHref(item.items))
    if (href !== null) return href
  }
  return null
}

/** The groups that lead to a route from the top down, or null when the sidebar does not have it. */
export function trailOf(items: SidebarItem[], route: string): SidebarCategory[] | null {
  for (const item of items) {
    if (item.type === 'doc' && isSameRoute(item.route, route)) return []
    if (item.type !== 'category') continue
    if (item.route !== null && isSameRoute(item.route, route)) return [item]
    const below = trailOf(item.items, route)
    if (below) return [item, ...below]
  }
  return null
}
