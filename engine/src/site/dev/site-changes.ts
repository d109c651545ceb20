import { withoutFileNames } from '../pages/without-file-names.ts'
import type { Site } from '../shape/site.ts'

/** What an edit changed: routes whose page is another one now, and whether anything else about the site is. */
export interface SiteChanges {
  routes: string[]
  isDataChanged: boolean
}

/** Compares a site before and after an edit. A page that came or went changes the site's data, not a route. */
export function siteChanges(before: Site, after: Site): SiteChanges {
  const routes = Object.entries(after.data.pages)
    .filter(([route, { data }]) => before.data.pages[route] && before.data.pages[route]?.data !== data)
    .map(([route]) => route)
  return { routes, isDataChanged: withoutFileNames(before.data) !== withoutFileNames(after.data) }
}
