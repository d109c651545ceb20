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
