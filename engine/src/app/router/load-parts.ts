import { loadOnce } from '#app/state/load-once.ts'
import { listOf } from '#model/page-lists.ts'
import { routeOfPathname } from '#model/route.ts'
import type { PagePayload, SidebarCategory, SidebarItem, SiteData } from '#model/site.ts'

/** What was loaded is put into this, where all else finds it. */
type Lists = Pick<SiteData, 'pages' | 'pageLists' | 'baseUrl'>

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

/** Puts into a group what was left out of it. */
async function fillGroup(group: SidebarCategory): Promise<void> {
  if (!group.part) return
  group.items = await loadOnce<SidebarItem[]>(group.part)
  delete group.part
}

/** Opens a group when it is filled. Where what it holds does not come, its first page does. */
export function openGroup(group: SidebarCategory, change: () => void): void {
  const { first } = group
  if (group.part) fillGroup(group).then(change, () => first && location.assign(first))
  else change()
}

/** For the element of a group: fills it as soon as somebody seems to come to it. */
export function loadsAhead(group: SidebarCategory) {
  const load = () => void fillGroup(group).catch(() => {}) // asked again when it is opened
  return group.part && { onPointerEnter: load, onFocus: load }
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

/** Calls back when all of it is there. What does not come is not found. */
export function whenWhole(items: SidebarItem[], tell: (items: SidebarItem[]) => void): void {
  fillAll(items).then(
    () => tell(items),
    () => {},
  )
}
