import type { NavbarItem, SidebarItem, SiteData } from '#model/site.ts'

/** A link that stands on every page, and what to call the thing that holds it. */
export interface FrameLink {
  /** `navbar item "API"` */
  holder: string
  href: string
}

/** Every link of the site's frame that stays on the site: navbar, footer, sidebars, announcement bar. */
export function frameLinks({ navbar, footer, sidebars, announcementBar }: SiteData): FrameLink[] {
  const links = [
    ...navbar.items.flatMap(navbarLinks),
    ...(footer?.columns ?? []).flatMap(({ items }) =>
      items.flatMap((item) =>
        'html' in item ? htmlLinks('footer', item.html) : [{ holder: `footer link "${item.label}"`, href: item.href }],
      ),
    ),
    ...(footer?.logo?.href ? [{ holder: 'footer logo', href: footer.logo.href }] : []),
    ...htmlLinks('footer copyright', footer?.copyright ?? ''),
    ...Object.entries(sidebars).flatMap(([id, items]) => sidebarLinks(`sidebar "${id}"`, items)),
    ...htmlLinks('announcement bar', announcementBar?.content ?? ''),
  ]
  // Two slashes name another host.
  return links.filter(({ href }) => /^\/(?!\/)/.test(href))
}

function navbarLinks(item: NavbarItem): FrameLink[] {
  switch (item.type) {
    case 'html':
      return htmlLinks('navbar', item.value)
    case 'dropdown': {
      const own = item.target ? [{ holder: `navbar item "${item.label}"`, href: item.target.href }] : []
      return [...own, ...item.items.flatMap(navbarLinks)]
    }
    case 'search':
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return []
    default:
      return [{ holder: `navbar item "${item.label}"`, href: item.href }]
  }
}

function sidebarLinks(holder: string, items: SidebarItem[]): FrameLink[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return sidebarLinks(holder, item.items)
    return item.type === 'link' ? [{ holder: `${holder}, link "${item.label}"`, href: item.href }] : []
  })
}

/** Raw HTML is the owner's own: only the targets of its anchors are looked at. */
function htmlLinks(holder: string, html: string): FrameLink[] {
  const anchors = html.matchAll(/<a\s(?:[^>]*?[\s"'])?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)
  return [...anchors].map(([, double, single, bare]) => ({
    holder: `${holder} HTML`,
    href: (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  }))
}
