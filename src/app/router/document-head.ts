import { documentTitle } from '#model/document-title.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { PagePayload, SiteData } from '#model/site.ts'

/** Keeps what readers and browsers take from the head in step with the page. The search screen titles itself. */
export function updateHead(payload: PagePayload, site: SiteData): void {
  if (payload.screen !== 'search') document.title = documentTitle(site, payload)
  const description = 'page' in payload ? payload.page.meta.description : site.tagline
  const address = site.url + hrefOfRoute(payload.route, site.baseUrl)
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('link[rel=canonical]')?.setAttribute('href', address)
}
