import { trailOf } from '#model/sidebar.ts'
import type { SidebarCategory, SidebarItem } from '#model/site.ts'

/**
 * What the reader, or the way they came, opened and folded. A group is named by its place: `docs/3/0` is the first item of
 * the fourth one of the sidebar `docs`. A group that is not in here follows its own flag.
 */
export type Folds = Readonly<Record<string, boolean>>

/** Whether a group is open. One that cannot be folded always is. */
export function isGroupOpen(folds: Folds, path: string, group: SidebarCategory): boolean {
  return !group.collapsible || (folds[path] ?? !group.collapsed)
}

/** Opens or folds one group. Where groups auto-collapse, opening it folds the `siblingsToFold` items it stands among. */
export function setGroupOpen(folds: Folds, path: string, isOpen: boolean, siblingsToFold = 0): Folds {
  const next = { ...folds }
  const parent = path.slice(0, path.lastIndexOf('/'))
  for (let i = 0; isOpen && i < siblingsToFold; i++) next[`${parent}/${i}`] = false
  next[path] = isOpen
  return next
}

/** Opens every group on the way to a page. Arriving somewhere never folds anything, unless groups auto-collapse. */
export function openTrail(
  folds: Folds,
  items: SidebarItem[],
  sidebarId: string,
  route: string,
  autoCollapse: boolean,
): Folds {
  let [next, path, level] = [folds, sidebarId, items]
  for (const group of trailOf(items, route) ?? []) {
    path += `/${level.indexOf(group)}`
    next = setGroupOpen(next, path, true, autoCollapse ? level.length : 0)
    level = group.items
  }
  return next
}
