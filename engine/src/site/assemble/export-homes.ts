import type { CompiledPage } from '#model/page.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'

/**
 * Addresses by the name of an export: the heading that is nothing but the name, on the page that the settings name; that page; or
 * a page that has the name as its title.
 */
export function exportHomes(
  pages: CompiledPage[],
  { exportHomes: routes, baseUrl }: Pick<ResolvedConfig, 'exportHomes' | 'baseUrl'>,
): Map<string, string> {
  const homes = new Map(pages.map(({ meta }) => [meta.title, hrefOfRoute(meta.route, baseUrl)]))
  for (const { meta, toc, sections } of pages) {
    const isHeading = (id: string | null) => toc.some((heading) => heading.id === id) // an option is a section, too
    const headings = new Map(sections.filter(({ id }) => isHeading(id)).map(({ id, title }) => [nameIn(title), id]))
    for (const name of routes[meta.route] ?? []) {
      const id = meta.title === name ? undefined : headings.get(name)
      homes.set(name, hrefOfRoute(meta.route, baseUrl) + (id ? `#${id}` : ''))
    }
  }
  return homes
}

/** `createSlice`, `useQuery()`, `PayloadAction<P>`: the name; null for words. */
const nameIn = (text: string) => /^([A-Za-z_$][\w$]*)(?:\(.*\)|<.*)?$/.exec(text.trim())?.[1] ?? null
