import type { PageMeta } from '#model/page.ts'
import { flattenSidebar, type SidebarPage } from '#model/sidebar.ts'
import type { SidebarCategory, SidebarItem } from '#model/site.ts'

/** Where a page stands among the others. */
export interface SidebarPlace {
  sidebarId: string
  /** The page's name in the sidebar. */
  label: string
  /** The groups above the page, from the top down. A group's own page is not below itself. */
  groups: SidebarCategory[]
  previous: SidebarPage | null
  next: SidebarPage | null
}

/** The place of every page that a sidebar holds, by route; the first mention counts. One walk, however many pages. */
export function sidebarPlaces(sidebars: Record<string, SidebarItem[]>): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>()
  for (const [sidebarId, items] of Object.entries(sidebars)) {
    const order = flattenSidebar(items)
    const groups = groupsInOrder(items, [])
    order.forEach(({ label, route }, index) => {
      if (places.has(route)) return
      const [previous, next] = [order[index - 1] ?? null, order[index + 1] ?? null]
      places.set(route, { sidebarId, label, groups: groups[index] ?? [], previous, next })
    })
  }
  return places
}

/** For each page of `flattenSidebar`, in the same order, the groups above it. */
function groupsInOrder(items: SidebarItem[], above: SidebarCategory[]): SidebarCategory[][] {
  return items.flatMap((item) => {
    if (item.type === 'link') return []
    if (item.type === 'doc') return [above]
    return [...(item.route === null ? [] : [above]), ...groupsInOrder(item.items, [...above, item])]
  })
}

/** A landing page has no sidebar: a front page that is listed in one is a doc like the others. */
export function isLanding(meta: PageMeta, places: Map<string, SidebarPlace>): boolean {
  return (meta.route === '/' || meta.kind === 'landing') && !places.has(meta.route)
}
