import { isPayloadOf } from '#model/payload-shape.ts'
import { isSameRoute, NOT_FOUND_ROUTE, routeOfPathname, SEARCH_ROUTE } from '#model/route.ts'
import type { PagePayload, SiteData } from '#model/site.ts'
import { openingOf, wholePage } from './page-growth.ts'
import { readLines } from './read-lines.ts'
import { siteParts } from './site-parts.ts'

type Pages = Pick<SiteData, 'pages' | 'baseUrl'>
type Navigation = Pages & Pick<SiteData, 'sidebars' | 'moved'>

/** A page's data did not arrive. Shown with a Retry button where the page must be rendered, else the page is reloaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/** Pages that are kept. Pointing at a link loads one, and on a large site a visit comes by many. */
const MAX_PAGES = 50
/** By route, what was asked for last at the end. */
const cache = new Map<string, Promise<PagePayload>>()
const lean = new WeakSet<PagePayload>()

/** Where the code of screens comes from; a page counts as loaded when its screen is there too, with what it has to ask for first. */
export const screens: { load?: (screen: PagePayload['screen'], site: Navigation) => Promise<void> } = {}

/** The page that a path of the site opens, or `NOT_FOUND_ROUTE`. */
export function pageRouteOf(pathname: string, { pages, baseUrl }: Pages): string {
  const route = routeOfPathname(pathname, baseUrl)
  if (route === null) return NOT_FOUND_ROUTE
  if (Object.hasOwn(pages, route)) return route
  return Object.keys(pages).find((candidate) => isSameRoute(candidate, route)) ?? NOT_FOUND_ROUTE
}

/** Address of a page's data file, or null for a screen that needs none. */
export function dataHrefOf(route: string, { pages, baseUrl }: Pages): string | null {
  const name = pages[route]?.data
  return name ? `${baseUrl}assets/pages/${name}` : null
}

/**
 * A page, fetched once as long as it is among the last that were asked for: there when what it opens with is. A failure is not kept: the
 * next attempt asks again. What is on screen has its page itself.
 */
export function loadPage(route: string, site: Navigation): Promise<PagePayload> {
  const promise = cache.get(route) ?? fetchPage(route, site)
  cache.delete(route)
  cache.set(route, promise)
  promise.then(wholePage).catch(() => cache.delete(route))
  for (const [oldest] of cache) if (cache.size > MAX_PAGES) cache.delete(oldest)
  return promise
}

/** Forgets a page whose source has changed (development only). */
export function dropPage(route: string): void {
  cache.delete(route)
}

/** Takes what the data file of a page has now (development only). The code of its screen is there. */
export function keepPage(route: string, data: string): void {
  cache.set(route, payloadOf(new Response(data), route))
}

/** Marks the payload that came with the served HTML: its HTML runs are empty, so it can only take over that HTML. */
export function markLean(payload: PagePayload): PagePayload {
  if ('page' in payload) lean.add(payload)
  return payload
}

/** Whether a payload lacks its HTML runs. */
export const isLean = (payload: PagePayload): boolean => lean.has(payload)

async function fetchPage(route: string, site: Navigation): Promise<PagePayload> {
  const href = dataHrefOf(route, site)
  try {
    const payload: PagePayload = href
      ? await payloadOf(await fetch(href, import.meta.env.DEV ? { cache: 'no-store' } : undefined), route)
      : { screen: route === SEARCH_ROUTE ? 'search' : 'not-found', route }
    await Promise.all([screens.load?.(payload.screen, site), siteParts.loader?.fillWay(payload, site)])
    return payload
  } catch (cause) {
    throw new PageLoadError(`Failed to fetch ${href ?? route} (${(cause as Error).message})`, { cause })
  }
}

async function payloadOf(response: Response, route: string): Promise<PagePayload> {
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const readLine = readLines(response.body)
  const payload: unknown = JSON.parse(await readLine())
  if (!isPayloadOf(payload, route)) throw new Error('not the data of this page')
  if ('page' in payload) payload.page.tree = openingOf(payload.page, readLine)
  return payload
}
