import type { CompiledPage } from '#model/page.ts'
import type { Site, SitePage } from '../shape/site.ts'

/**
 * A site with another text of one page; what is found out about all pages together stays as it was. Null where nothing is seen of the
 * edit, and where more than its own screen follows from it: its names stand on other pages, and what its examples do has to be found out.
 */
export function editedSite(
  site: Site,
  compiled: CompiledPage,
  proven?: ReadonlySet<string>,
): { site: Site; page: SitePage } | null {
  const { source, route } = compiled.meta
  const before = site.pages.find((page) => page.compiled.meta.source === source)
  const entry = site.data.pages[route]
  if (!before || !entry || ownOf(before.compiled) !== ownOf(compiled)) return null
  const page = site.remake(compiled, proven)
  if (page.dataFile.name === before.dataFile.name) return null
  const pages = site.pages.map((other) => (other === before ? page : other))
  const entries = { ...site.data.pages, [route]: { ...entry, data: page.dataFile.name } }
  return { site: { ...site, pages, data: { ...site.data, pages: entries } }, page }
}

const ownOf = ({ meta, live }: CompiledPage) => JSON.stringify([meta, live])
