import { documentTitle } from '#model/document-title.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { PagePayload, SiteData } from '#model/site.ts'

/** Keeps what readers and browsers take from the head in step with the page. The search screen titles itself. */
export function updateHead(payload: PagePayload, site: SiteData): void {
  const title = documentTitle(site, payload)
  if (payload.screen !== 'search') document.title = title
  const description = 'page' in payload ? payload.page.meta.description : site.tagline
  const address = site.url + hrefOfRoute(payload.route, site.baseUrl)
  set('content', title, '[property="og:title"]')
  // A page that was served with it has none: `model/lean.ts`.
  if (description) set('content', description, '[name=description], [property="og:description"]')
  set('href', address, '[rel=canonical], [hreflang]')
  set('content', address, '[property="og:url"]')
  set('content', payload.screen === 'doc' ? 'docs-default-current' : 'default', '[name$=docusaurus_tag]')
}

function set(attribute: string, value: string, selector: string): void {
  for (const element of document.head.querySelectorAll(selector)) element.setAttribute(attribute, value)
}
