import { dataFile, type OutputFile } from '#disk/output-file.ts'
import { listOf } from '#model/page-lists.ts'
import { SEARCH_ROUTE } from '#model/route.ts'
import type { PageEntry, SidebarCategory, SidebarItem, SiteData } from '#model/site.ts'

/** Characters of navigation that every reader loads with the first page: a site of some 120 pages. More comes in parts. */
const WHOLE = 40_000
/** Pages of a list, 2 KB compressed. A reader loads one for the first link to a page in it. */
const PAGES_A_LIST = 64

/** The navigation of a large site as readers load it. */
export interface CutNavigation {
  /** What comes with the first page. */
  main: Pick<SiteData, 'sidebars' | 'pages' | 'pageLists'>
  files: OutputFile[]
  /** Addresses of what groups hold. */
  partOf: Map<SidebarCategory, string>
}

/** Cuts it where it is more than a first page should wait for; null for a smaller one. */
export function cutNavigation({ sidebars, pages, baseUrl }: SiteData): CutNavigation | null {
  if (JSON.stringify({ sidebars, pages }).length <= WHOLE) return null
  const files: OutputFile[] = []
  const partOf: CutNavigation['partOf'] = new Map()
  const lists = pageLists(pages)
  const own = pages[SEARCH_ROUTE]
  const main: CutNavigation['main'] = {
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, items.map(cut)])),
    pages: own ? { [SEARCH_ROUTE]: own } : {},
    pageLists: lists.map(({ path }) => baseUrl + path),
  }
  return { main, files: [...lists, ...files], partOf }

  /** What stands open is served open, and stays. */
  function cut(item: SidebarItem): SidebarItem {
    if (item.type !== 'category') return item
    const items = item.items.map(cut)
    if (!item.collapsed || !item.collapsible || items.length === 0) return { ...item, items }
    const file = dataFile('assets/navigation/items', items)
    if (![...partOf.values()].includes(baseUrl + file.path)) files.push(file) // two groups may hold the same
    const part = baseUrl + file.path
    partOf.set(item, part)
    return { ...item, items: [], part }
  }
}

function pageLists(pages: SiteData['pages']): OutputFile[] {
  const routes = Object.keys(pages)
  const lists = Array.from({ length: Math.ceil(routes.length / PAGES_A_LIST) }, (): Record<string, PageEntry> => ({}))
  for (const [route, entry] of Object.entries(pages)) {
    const list = lists[listOf(route, lists.length)]
    if (list) list[route] = entry
  }
  return lists.map((list, index) => dataFile(`assets/navigation/pages-${index}`, list))
}
