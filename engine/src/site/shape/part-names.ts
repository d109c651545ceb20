import type { SidebarItem } from '#model/site.ts'

/** The names of all parts of some sidebars. They say where a page stands and nothing of what it is about. */
export function namesOfParts(sidebars: Record<string, SidebarItem[]>): Set<string> {
  const names = new Set<string>()
  const walk = (items: SidebarItem[]) => {
    for (const item of items) {
      if (item.type !== 'category') continue
      if (item.isPart) names.add(item.label)
      walk(item.items)
    }
  }
  for (const items of Object.values(sidebars)) walk(items)
  return names
}
