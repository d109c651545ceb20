import { NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { pageRouteOf } from './page-store.ts'

/** `browser`: not ours. `jump`: the browser's own jump within the page. `visit`: ours, to a page or to not-found. */
export type LinkDecision = { type: 'browser' | 'jump' } | { type: 'visit'; route: string }

/** An HTML link, or one like it. */
export type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>
type Here = Pick<URL, 'origin' | 'pathname' | 'search'>

const BROWSER: LinkDecision = { type: 'browser' }

/** What following a link means, seen from the address the reader is at. */
export function decideLink(link: Link, here: Here, site: Pick<SiteData, 'pages' | 'baseUrl'>): LinkDecision {
  const { origin, pathname, search, hash, target } = link
  if (origin !== here.origin || (target && target !== '_self')) return BROWSER
  if (link.hasAttribute('download') || link.hasAttribute('data-no-router')) return BROWSER
  if (hash && pathname === here.pathname && search === here.search) return { type: 'jump' }
  return decidePath(pathname, site)
}

/** As `decideLink` for a path alone: a path that no page has may be a file (`/llms.txt`), which only the server can open. */
export function decidePath(pathname: string, site: Pick<SiteData, 'pages' | 'baseUrl'>): LinkDecision {
  if (!`${pathname}/`.startsWith(site.baseUrl)) return BROWSER
  const route = pageRouteOf(pathname, site)
  const isFile = route === NOT_FOUND_ROUTE && /\.(?!html$)\w+$/i.test(pathname)
  return isFile ? BROWSER : { type: 'visit', route }
}

/** The link an event happened in; for one in a drawing a copy, because only an HTML link knows the parts of its address. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest('a[href]')
  if (!link || link instanceof HTMLAnchorElement) return link || null
  const copy = document.createElement('a')
  copy.href = link.getAttribute('href') as string
  return copy
}

/** A plain press: no other button, no modifier that asks for a new tab or a download, not yet handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)
}
