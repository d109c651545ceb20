import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** All is open. `/search` says "noindex" itself, which a crawler can only read if it may fetch the page. */
export function robots({ data: { url, baseUrl } }: Pick<Site, 'data'>): OutputFile[] {
  return [{ path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n` }]
}
