import { didYouMean } from '#model/nearest.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { IndexedError } from '#model/search.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ErrorFile } from './error-file.ts'
import type { SearchPage } from './search-pages.ts'

/**
 * The error messages that can be searched for. Whether the places that explain them exist is judged with all other links: see
 * `check-links.ts`.
 */
export function errorMessages(config: ResolvedConfig, known: ErrorFile | null, pages: SearchPage[]): IndexedError[] {
  const settings = config.search.errors
  if (known === null || settings === null) return []
  const page = pages.find(({ names }) => names.route === settings.route)
  if (!page) throw new BuildError([missingPage(config.file, settings.route, pages)])
  const { trail } = page.names
  return known.errors.map(({ code, message, cause, route }) => {
    return { code, message, cause: withoutMarks(cause), route, group: settings.group, trail }
  })
}

/** The messages are the library's own and stand as they are; causes are written by hand, with marks for code. */
const withoutMarks = (markdown: string) => markdown.replaceAll('`', '')

function missingPage(file: string, route: string, pages: SearchPage[]): Problem {
  const routes = pages.map(({ names }) => names.route)
  const hint = didYouMean(route, routes, 'It must be the route of the page that lists the errors.')
  return { message: `search.errors.route names "${route}", which is no page of this site.`, place: { file }, hint }
}
