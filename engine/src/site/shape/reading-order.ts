import type { SidebarItem, SiteData } from '#model/site.ts'
import type { SitePage } from './site.ts'

/** Pages under the name of their group. */
export interface PageGroup {
  /** `Shelves: Guides: Advanced`; null for pages that stand in no group. */
  title: string | null
  pages: SitePage[]
}

/** All pages as a reader would go through them: the sidebars from top to bottom, then what no sidebar holds. */
export function readingOrder({ data, pages }: { data: Pick<SiteData, 'sidebars'>; pages: SitePage[] }): PageGroup[] {
  const left = new Map(pages.map((page) => [page.compiled.meta.route, page]))
  const take = (route: string | null): SitePage[] => {
    const page = left.get(route ?? '')
    return page && left.delete(page.compiled.meta.route) ? [page] : []
  }
  const groups = (items: SidebarItem[], titles: string[], own: SitePage[]): PageGroup[] => {
    const direct = items.flatMap((item) => (item.type === 'doc' ? take(item.route) : []))
    const below = items.flatMap((item) =>
      item.type === 'category' ? groups(item.items, [...titles, item.label], take(item.route)) : [],
    )
    return [{ title: titles.join(': ') || null, pages: [...own, ...direct] }, ...below]
  }
  const inSidebars = Object.values(data.sidebars).flatMap((items) => groups(items, [], []))
  const outside = [{ title: null, pages: [...left.values()] }]
  return [...outside, ...inSidebars].filter((group) => group.pages.length > 0)
}
