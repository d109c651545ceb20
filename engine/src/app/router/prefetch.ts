import { isConstrained } from './connection.ts'
import { createFetchQueue } from './fetch-ahead.ts'
import { type Current, learnBehind, pageBehind } from './page-behind.ts'
import { dataHrefOf } from './page-store.ts'
import { siteParts } from './site-parts.ts'
import { whenIdle } from './spare-time.ts'

/**
 * KB that a page and what is prefetched for somebody who only looks at it may weigh together. With the application, and what every
 * document has around its text, a visit is 150 KB.
 */
const KB_A_VISIT = 31
/** KB of a list that says which page is behind a link of a large site. */
const KB_A_LIST = 2

/**
 * Prefetches the data of pages whose links are in view, until the signal ends it. `isLate`: the page has been open for a while, so that
 * what is in view is not what it opens with.
 */
export function startPrefetching(getCurrent: () => Current, signal: AbortSignal, isLate = false): void {
  const requested = new Set<string>()
  const fetchAhead = createFetchQueue()
  /** Links that were in view when a page opened and would have been too much. */
  const heldBack = new WeakSet<Element>()
  let isScanPlanned = false
  let opened = ''
  let isOpening = false
  let left = Infinity

  /**
   * What comes into view in the text, or leads on from its end (`rel`), is prefetched; what a page opens with, and lists of links, as
   * far as there is room for it.
   */
  function prefetch(link: HTMLAnchorElement | HTMLAreaElement): void {
    const { site } = getCurrent()
    const route = pageBehind(link, getCurrent())
    const href = route && dataHrefOf(route, site)
    if (!href || requested.has(route) || isConstrained()) return
    const kb = site.pages[route]?.kb ?? 0
    if (kb > left && (isOpening || heldBack.has(link) || (link.closest('nav') && !link.rel)))
      return void heldBack.add(link)
    left -= kb
    requested.add(route)
    fetchAhead(href)
  }

  /** On a large site, learns first which page it is. Not for the sidebar: its many links would take the room of the pages. */
  function prefetchLearned(link: HTMLAnchorElement | HTMLAreaElement): void {
    if (!siteParts.loader || isConstrained()) return void prefetch(link)
    if (left < KB_A_LIST || !link.closest('main')) return
    const learning = learnBehind(link, getCurrent())
    if (learning) left -= KB_A_LIST
    Promise.resolve(learning)
      .then(() => signal.aborted || prefetch(link))
      .catch(() => {}) // it is loaded when it is pointed at
  }

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) prefetchLearned(target as HTMLAnchorElement)
          isOpening = false
        })
      : null

  /** Watches anew: a link that stayed may lead elsewhere now, and an observer reports every link once when it starts. */
  function scan(): void {
    if (signal.aborted) return // planned before the end
    isScanPlanned = false
    const { site, view } = getCurrent()
    const { route } = view.payload
    if (observer && opened !== route) {
      left = KB_A_VISIT - (site.pages[route]?.kb ?? 0)
      isOpening = !isLate || opened !== ''
      opened = route
    }
    observer?.disconnect()
    for (const link of document.links) {
      if (observer) observer.observe(link)
      else prefetchLearned(link)
    }
  }

  function planScan(): void {
    if (!isScanPlanned) whenIdle(scan)
    isScanPlanned = true
  }

  const changes = new MutationObserver(planScan)
  changes.observe(document.body, { childList: true, subtree: true })
  planScan()
  signal.addEventListener('abort', () => {
    changes.disconnect()
    observer?.disconnect()
  })
}
