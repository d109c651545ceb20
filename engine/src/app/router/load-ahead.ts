import { isConstrained } from './connection.ts'
import { linkOf } from './link-decision.ts'
import { type Current, learnBehind, pageBehind } from './page-behind.ts'
import { loadPage } from './page-store.ts'
import { whenLoaded } from './spare-time.ts'

/**
 * Loads the page of a link that is pointed at, touched or focused. What prefetches those in view comes when the first page is there.
 * Returns what ends it.
 */
export function startLoadingAhead(getCurrent: () => Current): () => void {
  const pointedAt = new WeakSet<Element>()
  const controller = new AbortController()
  const { signal } = controller
  const changes = new MutationObserver(prefetch)

  /** A line that is too slow for it is looked at anew whenever the page changes. */
  function prefetch(isLate?: unknown): void {
    if (isConstrained()) return
    changes.disconnect()
    import('./prefetch.ts').then(
      ({ startPrefetching }) => signal.aborted || startPrefetching(getCurrent, signal, Boolean(isLate)),
      () => {}, // pages are loaded when they are pointed at
    )
  }

  function load(event: Event): void {
    const link = linkOf(event)
    if (!link || pointedAt.has(link) || isConstrained()) return
    const learning = learnBehind(link, getCurrent())
    if (learning) return void learning.then(() => load(event)).catch(() => {}) // as below
    const route = pageBehind(link, getCurrent())
    if (!route) return
    pointedAt.add(link)
    loadPage(route, getCurrent().site).catch(() => {}) // a click will ask again, and say what went wrong
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, load, { passive: true, signal })
  }
  whenLoaded(() => {
    changes.observe(document.body, { childList: true, subtree: true })
    prefetch()
  }, signal)
  return () => {
    changes.disconnect()
    controller.abort()
  }
}
