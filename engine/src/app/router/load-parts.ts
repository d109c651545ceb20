import { loadOnce } from '#app/state/load-once.ts'
import { listOf } from '#model/page-lists.ts'
import { NOT_FOUND_ROUTE, routeOfPathname } from '#model/route.ts'
import type { PagePayload, SidebarCategory, SidebarItem, SiteData } from '#model/site.ts'
import { isConstrained } from './connection.ts'
import { decideLink, type Link } from './link-decision.ts'
import type { Current } from './page-behind.ts'

/** What was loaded is put into this, where all else finds it. */
type Lists = Pick<SiteData, 'pages' | 'pageLists' | 'baseUrl'>

/** Of a list that says which page is behind a link. */
const KB_A_LIST = 2

const learned = new Set<string>()

/** Loads the list that says which page a path opens; null where that is known. */
export function learnPath(pathname: string, { pages, pageLists = [], baseUrl }: Lists): Promise<void> | null {
  const route = routeOfPathname(pathname, baseUrl)
  if (route === null || Object.hasOwn(pages, route)) return null
  const href = pageLists[listOf(route, pageLists.length)]
  if (href === undefined || learned.has(href)) return null
  return loadOnce<SiteData['pages']>(href).then((list) => {
    Object.assign(pages, list)
    learned.add(href)
  })
}

/** Learns which page is behind a link; null where that is known. */
export function learnBehind(link: Link, { site }: Current): Promise<void> | null {
  const decision = decideLink(link, location, site)
  const isKnown = decision.type !== 'visit' || decision.route !== NOT_FOUND_ROUTE
  return isKnown ? null : learnPath(link.pathname, site)
}

/**
 * Learns it for a link in view, if `left` KB have room for a list, and prefetches the page then. Not for the sidebar: its many links
 * would take the room of the pages. Returns the KB of what it loads.
 */
export function learnInView(link: Link & Element, current: Current, left: number, prefetch: () => void): number {
  if (isConstrained() || left < KB_A_LIST || !link.closest('main')) return 0
  const learning = learnBehind(link, current)
  Promise.resolve(learning)
    .then(prefetch)
    .catch(() => {}) // it is loaded when it is pointed at
  return learning ? KB_A_LIST : 0
}

/** Puts into a group what was left out of it. */
export async function fillGroup(group: SidebarCategory): Promise<void> {
  if (!group.rest) return
  group.items = await loadOnce<SidebarItem[]>(group.rest.part)
  delete group.rest
}

/** Opens a group when it is filled. Where what it holds does not come, its first page does. */
export function openGroup(group: SidebarCategory, change: () => void): void {
  const { rest } = group
  if (rest) fillGroup(group).then(change, () => rest.first && location.assign(rest.first))
  else change()
}

/** For the element of a group: fills it as soon as somebody seems to come to it. */
export function loadsAhead(group: SidebarCategory) {
  const load = () => void fillGroup(group).catch(() => {}) // asked again when it is opened
  return group.rest && { onPointerEnter: load, onFocus: load }
}

/** Fills the groups that lead to a page, from the top down. */
export async function fillWay(payload: PagePayload, { sidebars }: Pick<SiteData, 'sidebars'>): Promise<void> {
  if (payload.screen !== 'doc') return
  let level = sidebars[payload.doc.sidebarId ?? ''] ?? []
  for (const { label } of payload.doc.breadcrumbs) {
    const group = level.find((item) => item.type === 'category' && item.label === label)
    if (group?.type !== 'category') return
    await fillGroup(group)
    level = group.items
  }
}

/** The same for all groups. */
export async function fillAll(items: SidebarItem[]): Promise<void> {
  const groups = items.filter((item) => item.type === 'category')
  await Promise.all(groups.map((group) => fillGroup(group).then(() => fillAll(group.items))))
}
