import { isSameRoute } from '#model/route.ts'
import { flattenSidebar } from '#model/sidebar.ts'
import type { DocsVersion, LocaleConfig, SidebarItem } from '#model/site.ts'
import { CURRENT_VERSION, type DocIndex } from '../shape/doc-index.ts'
import { isLanding, type SidebarPlace } from './sidebar-places.ts'

/** With one version, addresses need not name it. */
const VERSION_ROOT = '/'

/** The one language of the site. */
export const LOCALES: Record<string, LocaleConfig> = {
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
}

/** The one version of the docs. The landing page is a page but not a doc. */
export function resolveVersion(
  docs: DocIndex,
  sidebars: Record<string, SidebarItem[]>,
  places: Map<string, SidebarPlace>,
): DocsVersion {
  const entries = [...docs.byId.values()]
    .filter((page) => !isLanding(page.meta, places))
    .map(({ meta }) => ({ id: meta.id, path: meta.route, sidebar: places.get(meta.route)?.sidebarId ?? null }))
  const firstPages = Object.entries(sidebars).map(([id, items]) => [id, flattenSidebar(items)[0]] as const)
  const firstRoute = firstPages.find(([, page]) => page)?.[1]?.route
  const main =
    entries.find(({ path }) => isSameRoute(path, VERSION_ROOT)) ??
    entries.find(({ path }) => path === firstRoute) ??
    entries[0]
  return {
    name: CURRENT_VERSION,
    label: 'Next',
    isLast: true,
    path: VERSION_ROOT,
    mainDocId: main?.id ?? '',
    docs: entries,
    draftIds: [...docs.draftIds].sort(),
    sidebars: Object.fromEntries(
      firstPages.map(([id, page]) => [id, { link: page ? { path: page.route, label: page.label } : null }]),
    ),
  }
}
