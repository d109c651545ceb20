import { NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { keepDetails } from './keep-details.ts'
import { dropPage, loadPage, pageRouteOf } from './page-store.ts'
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
  /** Fetches a page anew and, if it is on screen, renders it in place (development only). */
  refresh: (changed: { route: string }) => Promise<void>
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

  return {
    async visit(kind, position = null) {
      const mine = ++latest
      const { pathname, search, hash } = window.location
      const route = pageRouteOf(pathname, getSite())
      const isNewPage =
        route !== shown.payload.route || (route === NOT_FOUND_ROUTE && pathname !== shown.location.pathname)
      let { payload } = shown
      setPending(isNewPage)
      if (isNewPage) {
        try {
          payload = await loadPage(route, getSite())
        } catch (error) {
          if (mine !== latest) return
          // The served page needs no data file, so what is reloaded always shows: no loop.
          onLoss()
          console.warn(`Could not load ${pathname}; opening it with a full page load.`, error)
          window.location.reload()
          return
        }
        if (mine !== latest) return
        setPending(false)
      }
      const isNewQuery = search !== shown.location.search
      shown = {
        payload,
        location: { pathname, search, hash },
        // A jump while another page was loading leads to that page.
        visit: { kind: kind === 'jump' && isNewPage ? 'push' : kind, position, isNewPage, isNewQuery },
      }
      onArrival()
      show(shown)
    },
    stay() {
      latest++
      setPending(false)
    },
    async refresh({ route }) {
      if (!import.meta.env.DEV) return
      dropPage(route)
      if (shown.payload.route !== route) return
      const payload = await loadPage(route, getSite())
      if (shown.payload.route !== route) return
      const quiet: Visit = { kind: 'refresh', isNewPage: false, isNewQuery: false, position: null }
      shown = { ...shown, payload, visit: quiet }
      keepDetails()
      show(shown)
    },
  }
}
