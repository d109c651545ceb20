import type { PagePayload, SiteData } from './site.ts'

/** What stands in the browser's title bar: "{page title} | {site title}", the site's title alone on the landing page. */
export function documentTitle(site: Pick<SiteData, 'title'>, payload: PagePayload): string {
  switch (payload.screen) {
    case 'landing':
      return site.title
    case 'doc':
      return withSiteTitle(payload.page.meta.title, site)
    case 'search':
      return withSiteTitle('Search the documentation', site)
    case 'not-found':
      return withSiteTitle('Page Not Found', site)
  }
}

/** For a page whose title is known only in the browser (the search page with a query). */
export function withSiteTitle(title: string, site: Pick<SiteData, 'title'>): string {
  return `${title.trim()} | ${site.title}`
}
