import { NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { decideLink, type Link } from './link-decision.ts'
import { siteParts } from './site-parts.ts'
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

/** Learns, on a large site, which page is behind a link; null where that is known. */
export function learnBehind(link: Link, { site }: Current): Promise<void> | null {
  const { loader } = siteParts
  if (!loader) return null
  const decision = decideLink(link, location, site)
  const isKnown = decision.type !== 'visit' || decision.route !== NOT_FOUND_ROUTE
  return isKnown ? null : loader.learnPath(link.pathname, site)
}
