import type { SiteData } from '#model/site.ts'

/**
 * The site's data as text, without the names of the pages' data files and of the search index: those change with every edit of
 * a page, the rest with the configuration and with titles.
 */
export function withoutFileNames(data: SiteData): string {
  const titles = Object.entries(data.pages).map(([route, { title }]) => [route, title])
  return JSON.stringify({ ...data, pages: titles, search: { ...data.search, index: null } })
}
