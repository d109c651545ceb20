import type { Site } from '../shape/site.ts'
import { findPublicFiles } from '../sources/public-files.ts'
import { checkLinks, type LinkCheck } from './check-links.ts'

/** Judges the links of a site with the files that `public/` has. */
export function judgeLinks(root: string, site: Site): LinkCheck {
  return checkLinks(site, findPublicFiles(root))
}
