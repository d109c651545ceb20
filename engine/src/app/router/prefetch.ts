import type { SiteData } from '#model/site.ts'
import { decideLink, linkOf } from './link-decision.ts'
import { dataHrefOf, loadPage } from './page-store.ts'
import type { View } from './visit.ts'

/** More at a time would compete with what the reader asks for. */
const MAX_PARALLEL = 3

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: Connection
  }
}

/** Readers on a slow or metered connection get only what they ask for. */
export function isConstrained({ effectiveType, saveData }: Connection = {}): boolean {
  return saveData === true || (effectiveType?.includes('2g') ?? false)
}

/** Whether this reader's connection is such a one. */
export const isConstrainedNow = () => isConstrained(navigator.connection)
/** With a time limit: a browser that draws nothing for a while may not report idle time at all. */
export const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 1000 }) : setTimeout(task, 200)

/**
 * Prefetches the data of pages whose links are in view, and loads the page of a link that is pointed at, touched or focused.
 * Returns what ends it. Left in one piece, as `navigator.ts` is.
 */
export function startPrefetching(getCurrent: () => { site: SiteData; view: View }): () => void {
  const requested = new Set<string>()
  const pointedAt = new WeakSet<Element>()
  const queue: string[] = []
  let running = 0
  let isScanPlanned = false

  /** The page behind a link, if it is not on screen already. */
  function routeOf(link: HTMLAnchorElement): string | null {
    const { site, view } = getCurrent()
    const decision = decideLink(link, location, site)
    return decision.type === 'visit' && decision.route !== view.payload.route ? decision.route : null
  }

  function prefetch(link: HTMLAnchorElement): void {
    const route = routeOf(link)
    const href = route && dataHrefOf(route, getCurrent().site)
    if (!href || requested.has(route) || isConstrainedNow()) return
    requested.add(route)
    queue.push(href)
    whenIdle(work)
  }

  function work(): void {
    while (running < MAX_PARALLEL && queue.length > 0) {
      running++
      fetchAhead(queue.shift() as string, () => {
        running--
        whenIdle(work)
      })
    }
  }

  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target as HTMLAnchorElement)
        })
      : null

  /** Watches anew: a link that stayed may lead elsewhere now, and an observer reports every link once when it starts. */
  function scan(): void {
    isScanPlanned = false
    observer?.disconnect()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!(link instanceof HTMLAnchorElement)) continue // an anchor in a drawing
      const route = routeOf(link)
      if (!route || requested.has(route)) continue
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
    if (!link || pointedAt.has(link) || isConstrainedNow()) return
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
  const begin = () => {
    planScan()
    changes.observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { signal })
  return () => {
    controller.abort()
    changes.disconnect()
    observer?.disconnect()
  }
}

/** Puts a file into the browser's cache. Failures are silent: nobody has asked for it yet. */
function fetchAhead(href: string, onEnd: () => void): void {
  const link = document.createElement('link')
  if (link.relList?.supports?.('prefetch')) {
    link.rel = 'prefetch'
    link.href = href
    link.onload = link.onerror = onEnd
    document.head.append(link)
  } else {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.withCredentials = true
    request.onloadend = onEnd
    request.send()
  }
}
