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
  for (const page of pages) {
    const { meta } = page
    const names = routes[meta.route]
    if (!names) continue
    const headings = headingsOf(page)
    for (const name of names) {
      const id = meta.title === name ? undefined : headings.get(name)
      homes.set(name, hrefOfRoute(meta.route, baseUrl) + (id ? `#${id}` : ''))
    }
  }
  return homes
}

/** Ids by name. An option is a section, too, and no heading. */
function headingsOf({ toc, sections }: CompiledPage): Map<string | null, string | null> {
  const ids = new Set<string | null>(toc.map(({ id }) => id))
  return new Map(sections.filter(({ id }) => ids.has(id)).map(({ id, title }) => [nameIn(title), id]))
}

/** `createSlice`, `useQuery()`, `PayloadAction<P>`: the name; null for words. */
const nameIn = (text: string) => /^([A-Za-z_$][\w$]*)(?:\(.*\)|<.*)?$/.exec(text.trim())?.[1] ?? null
