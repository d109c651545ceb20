import { didYouMean } from '#model/nearest.ts'
import type { Problem } from '#model/problem.ts'
import type { SidebarPage } from '#model/sidebar.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { DocIndex } from '../shape/doc-index.ts'

/** How many pages are offered where the settings name none. */
const FEW = 3

/** Where a reader may begin: the routes of the settings, each of which must be a page, or the first pages of the sidebars. */
export function resolveStartingPoints(
  { startingPoints, file }: Pick<ResolvedConfig, 'startingPoints' | 'file'>,
  { byId }: Pick<DocIndex, 'byId'>,
  firstPages: SidebarPage[],
): { startingPoints: string[]; problems: Problem[] } {
  if (startingPoints.length === 0)
    return { startingPoints: firstPages.slice(0, FEW).map(({ route }) => route), problems: [] }
  const routes = [...byId.values()].map(({ meta }) => meta.route)
  const problems = startingPoints.flatMap((route, index): Problem[] => {
    if (routes.includes(route)) return []
    const hint = didYouMean(route, routes, 'Write the route of a page, such as "/guide/start".')
    return [
      { message: `startingPoints[${index}] names "${route}", which is no page of this site.`, place: { file }, hint },
    ]
  })
  return { startingPoints, problems }
}
