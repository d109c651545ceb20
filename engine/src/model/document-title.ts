import type { PagePayload, SiteData } from './site.ts'

/** What stands in the browser's title bar: "{page title} | {site title}", the site's title alone on a landing page that has none of its own. */
export function documentTitle(site: Pick<SiteData, 'title'>, payload: PagePayload): string {
  switch (payload.screen) {
    case 'landing':
    case 'doc': {
      const { title } = payload.page.meta
      return payload.screen === 'landing' && title.trim() === site.title ? site.title : withSiteTitle(title, site)
    }
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
