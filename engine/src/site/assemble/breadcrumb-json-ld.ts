import { hrefOfRoute } from '#model/route.ts'
import { flattenSidebar, trailOf } from '#model/sidebar.ts'
import type { PagePayload, SiteData } from '#model/site.ts'

/**
 * A doc's breadcrumbs as structured data (JSON of a schema.org BreadcrumbList), or null when it has none. Readers of
 * such data want an address for every step, so a group without a page of its own gets that of its first page.
 */
export function breadcrumbJsonLd(site: SiteData, payload: Extract<PagePayload, { screen: 'doc' }>): string | null {
  const { sidebarId, breadcrumbs } = payload.doc
  const page = breadcrumbs.at(-1)
  const trail = sidebarId === null ? null : trailOf(site.sidebars[sidebarId] ?? [], payload.route)
  if (trail === null || page === undefined) return null
  const groups = trail.slice(0, breadcrumbs.length - 1).map(({ label, href, items }) => ({
    name: label,
    href: href ?? flattenSidebar(items)[0]?.href ?? site.baseUrl,
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
