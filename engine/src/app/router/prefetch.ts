import type { SiteData } from '#model/site.ts'
import { isConstrained } from './connection.ts'
import { createFetchQueue } from './fetch-ahead.ts'
import { decideLink, type Link, linkOf } from './link-decision.ts'
import { dataHrefOf, loadPage } from './page-store.ts'
import { whenIdle, whenLoaded } from './spare-time.ts'
import type { View } from './visit.ts'

/**
 * KB that a page and what is prefetched for somebody who only looks at it may weigh together. With the application, and what every
 * document has around its text, a visit is 150 KB.
 */
const KB_A_VISIT = 34

/**
 * Prefetches the data of pages whose links are in view, and loads the page of a link that is pointed at, touched or focused.
 * Returns what ends it.
 */
export function startPrefetching(getCurrent: () => { site: SiteData; view: View }): () => void {
  const requested = new Set<string>()
  const pointedAt = new WeakSet<Element>()
  const fetchAhead = createFetchQueue()
  /** Links that were in view when a page opened and would have been too much. */
  const heldBack = new WeakSet<Element>()
  let isScanPlanned = false
  let opened = ''
  let isOpening = false
  let left = Infinity

  /** The page behind a link, if it is not on screen already. */
  function routeOf(link: Link): string | null {
    const { site, view } = getCurrent()
    const decision = decideLink(link, location, site)
    return decision.type === 'visit' && decision.route !== view.payload.route ? decision.route : null
  }

  /** What comes into view in the text is prefetched; what a page opens with, and lists of links, as far as there is room for it. */
  function prefetch(link: HTMLAnchorElement | HTMLAreaElement): void {
    const { site } = getCurrent()
    const route = routeOf(link)
    const href = route && dataHrefOf(route, site)
    if (!href || requested.has(route) || isConstrained()) return
    const kb = site.pages[route]?.kb ?? 0
    if (kb > left && (isOpening || heldBack.has(link) || link.closest('nav'))) return void heldBack.add(link)
    left -= kb
    requested.add(route)
    fetchAhead(href)
  }

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target as HTMLAnchorElement)
          isOpening = false
        })
      : null

  /** Watches anew: a link that stayed may lead elsewhere now, and an observer reports every link once when it starts. */
  function scan(): void {
    isScanPlanned = false
    const { site, view } = getCurrent()
    const { route } = view.payload
    if (observer && opened !== route) {
      left = KB_A_VISIT - (site.pages[route]?.kb ?? 0)
      opened = route
      isOpening = true
    }
    observer?.disconnect()
    for (const link of document.links) {
      if (observer) observer.observe(link)
      else prefetch(link)
    }
  }

  function planScan(): void {
    if (!isScanPlanned) whenIdle(scan)
    isScanPlanned = true
  }

  function load(event: Event): void {
    const link = linkOf(event)
    if (!link || pointedAt.has(link) || isConstrained()) return
    const route = routeOf(link)
    if (!route) return
    pointedAt.add(link)
    loadPage(route, getCurrent().site).catch(() => {}) // a click will ask again, and say what went wrong
  }

  const changes = new MutationObserver(planScan)
  const controller = new AbortController()
  const { signal } = controller
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, load, { passive: true, signal })
  }
  whenLoaded(() => {
    planScan()
    changes.observe(document.body, { childList: true, subtree: true })
  }, signal)
  return () => {
    controller.abort()
    changes.disconnect()
    observer?.disconnect()
  }
}
