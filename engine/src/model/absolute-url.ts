import { hrefOfRoute, markdownPathOfRoute } from './route.ts'
import type { SiteData } from './site.ts'

type Address = Pick<SiteData, 'url' | 'baseUrl'>

/** A page's address as other sites write it. */
export const urlOfRoute = (route: string, { url, baseUrl }: Address) => encodeURI(url + hrefOfRoute(route, baseUrl))

/** The address of a page's Markdown twin. */
export const urlOfTwin = (route: string, { url, baseUrl }: Address) =>
  encodeURI(url + baseUrl + markdownPathOfRoute(route))
