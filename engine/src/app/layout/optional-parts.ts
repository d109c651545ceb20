import type { SiteData } from '#model/site.ts'

type OptionalParts = typeof import('./AnnouncementBar.tsx') &
  typeof import('./HideOnScroll.tsx') &
  typeof import('./HideSidebarButton.tsx') &
  typeof import('./NavbarDropdown.tsx')

/** Parts of the frame that many sites do without, as far as they have been loaded. */
export const optionalParts: Partial<OptionalParts> = {}

/** Loads what a site has configured, before its first render; without a site, everything. */
export async function loadOptionalParts(site?: SiteData): Promise<void> {
  const parts = await Promise.all([
    (!site || site.announcementBar) && import('./AnnouncementBar.tsx'),
    (!site || site.navbar.hideOnScroll) && import('./HideOnScroll.tsx'),
    (!site || site.docsSidebar.hideable) && import('./HideSidebarButton.tsx'),
    (!site || site.navbar.items.some(({ type }) => /dropdown/i.test(type))) && import('./NavbarDropdown.tsx'),
  ])
  Object.assign(optionalParts, ...parts)
}
