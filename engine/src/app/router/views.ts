import { idOfHash, NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { targetOf } from './hash-target.ts'
import { keepDetails } from './keep-details.ts'
import { keepNodes } from './keep-nodes.ts'
import { isGrowing, wholePage } from './page-growth.ts'
import { dropPage, keepPage, loadPage, pageRouteOf } from './page-store.ts'
import { openAtPlace } from './place-opening.ts'
import { siteParts } from './site-parts.ts'
import type { Position, View, Visit } from './visit.ts'

export interface ViewOptions {
  getSite: () => SiteData
  first: View
  /** Puts a view on screen. */
  show: (view: View) => void
  /** Whether another page is on its way. */
  setPending: (isPending: boolean) => void
}

/** The page on screen, and the one on its way. */
export interface Views {
  /** Shows the page at the address of the window, once its data has arrived. */
  visit: (kind: Visit['kind'], position?: Position | null) => Promise<void>
  /** Gives up the page that is on its way. */
  stay: () => void
  /** Takes a page anew, from `data` or the server, and renders it in place if it is on screen (development only). */
  refresh: (changed: { route: string; data?: string }) => Promise<void>
}

/**
 * Of several visits under way only the last one is shown: `onArrival` is called then. `onLoss` is called before the window is
 * reloaded because a page could not be loaded.
 */
export function createViews(
  { getSite, first, show, setPending }: ViewOptions,
  onArrival: () => void,
  onLoss: () => void,
): Views {
  let latest = 0
  let shown = first

  /** The served page needs no data file, so what is reloaded always shows: no loop. */
  function lose(pathname: string, error: unknown): void {
    onLoss()
    console.warn(`Could not load ${pathname}; opening it with a full page load.`, error)
    window.location.reload()
  }

  return {
    async visit(kind, position = null) {
      const mine = ++latest
      const { pathname, search, hash } = window.location
      let { payload } = shown
      let isNewPage = true
      let isLost = false
      try {
        const learning = siteParts.loader?.learnPath(pathname, getSite())
        if (learning) {
          setPending(true)
          await learning
          if (mine !== latest) return
        }
        const route = pageRouteOf(pathname, getSite())
        payload = shown.payload
        isNewPage = route !== payload.route || (route === NOT_FOUND_ROUTE && pathname !== shown.location.pathname)
        // The browser has not found a target that is still on its way, nor one in a page that is.
        isLost = kind === 'jump' && (isNewPage || (isGrowing(payload) && !targetOf(hash)))
        setPending(isNewPage)
        if (isNewPage) payload = await loadPage(route, getSite())
        // Where a place within the page is, is known when all of its text is there.
        if (isGrowing(payload) && (hash || search || position?.[1])) payload = await wholePage(payload)
        const id = idOfHash(hash)
        if (isNewPage && id !== null && !position) payload = openAtPlace(payload, id, innerHeight)
      } catch (error) {
        if (mine === latest) lose(pathname, error)
        return
      }
      if (mine !== latest) return
      if (isNewPage) setPending(false)
      const isNewQuery = search !== shown.location.search
      shown = {
        payload,
        location: { pathname, search, hash },
        visit: { kind: isLost ? 'push' : kind, position, isNewPage, isNewQuery },
      }
      onArrival()
      show(shown)
      wholePage(payload).catch((error) => shown.payload === payload && lose(pathname, error))
    },
    stay() {
      latest++
      setPending(false)
    },
    async refresh(changed) {
      if (!import.meta.env.DEV) return
      const { route, data } = changed
      dropPage(route)
      if (shown.payload.route !== route) return
      if (data !== undefined) keepPage(route, data)
      const fresh = await wholePage(await loadPage(route, getSite()))
      if (shown.payload.route !== route) return
      const payload = keepNodes(shown.payload, fresh)
      const quiet: Visit = { kind: 'refresh', isNewPage: false, isNewQuery: false, position: null }
      shown = { ...shown, payload, visit: quiet }
      keepDetails()
      show(shown)
    },
  }
}
