import type { CompiledPage } from '#model/page.ts'
import type { ResolvedSidebarItem } from '../config/sidebar-schema.ts'

/** The sidebar of a site whose settings name none. */
export const ALL_PAGES = 'docs'

/**
 * Every page but landing pages, as they stand in `content/`: of each folder its own page, the others by the names of their files, and
 * its folders as groups.
 */
export function allPages(pages: Iterable<CompiledPage>): ResolvedSidebarItem[] {
  const ids = [...pages].filter(({ meta }) => meta.kind !== 'landing').map(({ meta }) => meta.id)
  return itemsOf(ids.toSorted(), '')
}

/** `folder` ends with a slash, or is empty. */
function itemsOf(ids: string[], folder: string): ResolvedSidebarItem[] {
  const inside = ids.filter((id) => id.startsWith(folder))
  const nameOf = (id: string) => id.slice(folder.length).split('/', 1)[0] ?? ''
  const folders = [...new Set(inside.filter((id) => id.slice(folder.length).includes('/')).map(nameOf))]
  const pages = inside.map(nameOf).filter((name) => inside.includes(folder + name) && !folders.includes(name))
  const front = pages.filter((name) => folder === '' && name === 'index')
  return [
    ...[...new Set([...front, ...pages])].map((name) => ({ type: 'doc' as const, id: folder + name })),
    ...folders.map((name) => ({
      type: 'category' as const,
      label: labelOf(name),
      link: inside.includes(folder + name) ? folder + name : undefined,
      collapsed: false,
      collapsible: true,
      items: itemsOf(ids, `${folder}${name}/`),
    })),
  ]
}

/** `first-steps` → `First steps` */
function labelOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
