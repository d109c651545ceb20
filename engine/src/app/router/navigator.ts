import { NOT_FOUND_ROUTE } from '#model/route.ts'
import type { SiteData } from '#model/site.ts'
import { currentBlock } from './history-block.ts'
import { keepDetails } from './keep-details.ts'
import { decideLink, decidePath, isPlainClick, linkOf } from './link-decision.ts'
import { dropPage, loadPage, pageRouteOf } from './page-store.ts'
import type { Position, View, Visit } from './visit.ts'

/** What is kept with a history entry: its number within this tab, and where the reader was when leaving it. */
interface EntryState {
  index: number
  position?: Position
}

export interface NavigatorOptions {
  getSite: () => SiteData
  first: View
  /** Puts a view on screen. */
  show: (view: View) => void
  /** Makes the target of a hash visible; true if it was not. */
  reveal: (hash: string) => boolean
  /** Whether another page is on its way. */
  setPending: (isPending: boolean) => void
}

export interface Navigator {
  navigate: (href: string, options?: { replace?: boolean }) => void
  /** Fetches a page anew and, if it is on screen, renders it in place (development only). */
  refresh: (route: string) => void
  stop: () => void
}

/** After this long a refused change of the history is tried again. */
const RETRY_MS = 1000

const here = () => new URL(window.location.href)
const scrollPosition = (): Position => [Math.round(scrollX), Math.round(scrollY)]
const entryState = (): EntryState | null => (history.state?.index === undefined ? null : history.state)

/** Whether a change was taken: WebKit throws when there are more than a hundred in ten seconds. */
function changeHistory(change: () => void): boolean {
  try {
    change()
    return true
  } catch {
    return false
  }
}

/**
 * Turns presses on links and moves through the history into views. The address changes at once; the page on screen stays
 * until the next one's data has arrived; of several navigations under way only the last one is shown. Left in one piece:
 * cut into files that share their state, this and `prefetch.ts` together made every first load 0.14 KB larger.
 */
export function startNavigator({ getSite, first, show, reveal, setPending }: NavigatorOptions): Navigator {
  let latest = 0
  let shown = first
  /** The entry in the address bar, and the one whose page is on screen; they differ while a page is loading. */
  let entry = entryState()?.index ?? 0
  let shownEntry = entry
  let isUndoing = false
  let isReloading = false
  const positions = new Map<number, Position>()
  let retry: ReturnType<typeof setTimeout> | undefined

  if (!entryState()) history.replaceState({ index: entry }, '')
  history.scrollRestoration = 'manual' // the browser would move the old page while the next one is loading

  async function visit(kind: Visit['kind'], position: Position | null = null): Promise<void> {
    const mine = ++latest
    const { pathname, search, hash } = here()
    const route = pageRouteOf(pathname, getSite())
    const isSamePage =
      route === shown.payload.route && (route !== NOT_FOUND_ROUTE || pathname === shown.location.pathname)
    let { payload } = shown
    setPending(!isSamePage)
    if (!isSamePage) {
      try {
        payload = await loadPage(route, getSite())
      } catch (error) {
        if (mine !== latest) return
        // The served page needs no data file, so what is reloaded always shows: no loop.
        isReloading = true
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
      visit: { kind: kind === 'jump' && !isSamePage ? 'push' : kind, position, isNewPage: !isSamePage, isNewQuery },
    }
    shownEntry = entry
    show(shown)
  }

  function savePosition(): void {
    const position = scrollPosition()
    positions.set(shownEntry, position)
    if (shownEntry === entry) changeHistory(() => history.replaceState({ ...history.state, position }, ''))
  }

  function navigate(href: string, { replace = false } = {}): void {
    const to = new URL(href, here())
    if (to.origin !== here().origin || decidePath(to.pathname, getSite()).type === 'browser') {
      window.location.assign(to)
      return
    }
    history.scrollRestoration = 'manual' // again: a download may have looked like leaving
    clearTimeout(retry)
    if (!replace) savePosition()
    const isSameEntry = replace || to.href === here().href
    const isDone = isSameEntry
      ? changeHistory(() => history.replaceState({ index: entry }, '', to))
      : changeHistory(() => history.pushState({ index: entry + 1 }, '', to))
    if (isDone) {
      if (!isSameEntry) entry++
      visit(replace ? 'replace' : 'push')
    } else if (replace) {
      retry = setTimeout(() => navigate(href, { replace }), RETRY_MS) // the newest text of a search box, once typing pauses
    } else {
      window.location.assign(to)
    }
  }

  function followLink(event: MouseEvent): void {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const { type } = decideLink(link, here(), getSite())
    if (type === 'jump') {
      savePosition()
      reveal(link.hash) // before the browser looks for it
    } else if (type === 'visit') {
      event.preventDefault()
      navigate(link.href)
    }
  }

  function followHistory(): void {
    clearTimeout(retry)
    if (isUndoing) {
      isUndoing = false
      return
    }
    const state = entryState()
    if (!state) {
      // The browser made a new entry for a hash.
      entry++
      changeHistory(() => history.replaceState({ index: entry }, ''))
      visit('jump')
      return
    }
    const block = currentBlock()
    if (block) {
      isUndoing = true
      history.go(entry - state.index || 1)
      block()
      return
    }
    const wasShown = shownEntry === entry
    if (wasShown) positions.set(entry, scrollPosition())
    entry = state.index
    if (!wasShown && entry === shownEntry) {
      // Back while loading: the page has never left the screen.
      latest++
      setPending(false)
    } else {
      visit('traverse', positions.get(entry) ?? state.position ?? null)
    }
  }

  // A reload or a way back from elsewhere is the browser's to restore.
  const leave = () => {
    // After a failed load the window still is where the old page was left.
    if (isReloading) return
    savePosition()
    history.scrollRestoration = 'auto'
  }
  const returnFromCache = () => {
    history.scrollRestoration = 'manual'
  }

  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('click', followLink, { signal })
  addEventListener('popstate', followHistory, { signal })
  addEventListener('beforeunload', leave, { signal }) // at `pagehide` the entry can no longer be changed
  addEventListener('pageshow', returnFromCache, { signal })

  return {
    navigate,
    refresh: async (route) => {
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
    stop: () => {
      clearTimeout(retry)
      controller.abort()
    },
  }
}
