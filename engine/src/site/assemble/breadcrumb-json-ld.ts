import { oncePer } from '#disk/once-per.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { PagePayload, SidebarCategory, SidebarItem, SiteData } from '#model/site.ts'

/**
 * A doc's breadcrumbs as structured data (JSON of a schema.org BreadcrumbList), or null when it has none. Readers of
 * such data want an address for every step, so a group without a page of its own gets that of its first page.
 */
export function breadcrumbJsonLd(site: SiteData, payload: Extract<PagePayload, { screen: 'doc' }>): string | null {
  const { sidebarId, breadcrumbs } = payload.doc
  const page = breadcrumbs.at(-1)
  const trail = sidebarId === null ? null : trailIn(site.sidebars[sidebarId], payload.route)
  if (trail === null || page === undefined) return null
  const groups = trail.slice(0, breadcrumbs.length - 1).map(({ label, href, first }) => ({
    name: label,
    href: href ?? first ?? site.baseUrl,
  }))
  const steps = [
    { name: site.title, href: site.baseUrl },
    ...groups,
    { name: page.label, href: hrefOfRoute(payload.route, site.baseUrl) },
  ]
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + href,
    })),
  })
}

/** The groups that lead to a page, as `trailOf` finds them. */
const trailIn = (items: SidebarItem[] | undefined, route: string): SidebarCategory[] | null =>
  (items && trailsOf(items).get(route.toLowerCase())) ?? null

/** Those of all pages of a sidebar, in one walk: every document asks. The first mention of a page counts. */
const trailsOf = oncePer((items: SidebarItem[]): Map<string, SidebarCategory[]> => {
  const trails = new Map<string, SidebarCategory[]>()
  const add = (route: string, trail: SidebarCategory[]) => {
    const key = route.toLowerCase() // as `isSameRoute` compares
    if (!trails.has(key)) trails.set(key, trail)
  }
  const walk = (list: SidebarItem[], above: SidebarCategory[]) => {
    for (const item of list) {
      if (item.type === 'doc') add(item.route, above)
      if (item.type !== 'category') continue
      const trail = [...above, item]
      if (item.route !== null) add(item.route, trail)
      walk(item.items, trail)
    }
  }
  walk(items, [])
  return trails
})
