import type { CompiledPage } from '#model/page.ts'
import { SEARCH_ROUTE } from '#model/route.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

/** A page that another one has pushed aside. */
interface Duplicate {
  route: string
  source: string
  /** Whose page is shown there. */
  owner: string
}

/**
 * One page per route: the first source in order. Routes are compared without letter case, as readers' browsers and
 * some file systems do.
 */
export function dropDuplicateRoutes(pages: CompiledPage[]): { pages: CompiledPage[]; duplicates: Duplicate[] } {
  const owners = new Map([[SEARCH_ROUTE, 'the search page']])
  const duplicates: Duplicate[] = []
  const kept = pages.filter(({ meta: { route, source } }) => {
    const owner = owners.get(route.toLowerCase())
    if (owner !== undefined) duplicates.push({ route, source: `${CONTENT_FOLDER}/${source}`, owner })
    else owners.set(route.toLowerCase(), `${CONTENT_FOLDER}/${source}`)
    return owner === undefined
  })
  return { pages: kept, duplicates }
}

/** The report of all duplicates, headline first. */
export function duplicateReport(duplicates: Duplicate[]): { message: string; hint: string } {
  const lines = duplicates.map(
    ({ route, source, owner }) => `${route}: ${source} is left out, a page already exists there (${owner}).`,
  )
  return {
    message: 'Duplicate routes were found.',
    hint: [...lines, 'Routing may be unpredictable. Keep one source per route.'].join('\n'),
  }
}
