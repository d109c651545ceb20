import type { SiteData } from '#model/site.ts'
import { decideLink, type Link } from './link-decision.ts'
import type { View } from './visit.ts'

/** What is on screen, and the site it is of. */
export interface Current {
  site: SiteData
  view: View
}

/** The page behind a link, if it is not on screen already. */
export function pageBehind(link: Link, { site, view }: Current): string | null {
  const decision = decideLink(link, location, site)
  return decision.type === 'visit' && decision.route !== view.payload.route ? decision.route : null
}
