import { followLinks, type LinkOptions } from './follow-links.ts'
import { historyBlock } from './history-block.ts'
import { entryState, writeEntry } from './history-entry.ts'
import { holdScroll } from './hold-scroll.ts'
import { decidePath } from './link-decision.ts'
import { createViews, type ViewOptions } from './views.ts'
import type { Position } from './visit.ts'

export interface NavigatorOptions extends ViewOptions, LinkOptions {}

export interface Navigator {
  navigate: (href: string, options?: { replace?: boolean }) => void
  stop: () => void
}

/** After this long a refused change of the history is tried again. */
const RETRY_MS = 1000

/** Null while text is still to come above the window: then the hash says better where the reader is. */
const scrollPosition = (): Position | null =>
  document.querySelector('.prose[data-begins-later]') ? null : [Math.round(scrollX), Math.round(scrollY)]

/** Tells of each move whether the address is another one than before. */
function watchAddress(): () => boolean {
  let { href } = window.location
  return () => {
    const last = href
    href = window.location.href
    return href !== last
  }
}

/**
 * Turns presses on links and moves through the history into views. The address changes at once; the page on screen stays
 * until the next one's data has arrived.
 */
export function startNavigator(options: NavigatorOptions): Navigator {
  const { getSite } = options
  /** The entry in the address bar, and the one whose page is on screen; they differ while a page is loading. */
  let entry = entryState()?.index ?? 0
  let shownEntry = entry
  const noteMove = watchAddress()
  const positions = new Map<number, Position | null>()
  let isUndoing = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const controller = new AbortController()
  const { signal } = controller
  // A page that could not be loaded stops everything: the window still is where the old one was left, which is no place to save.
  const { visit, stay, refresh } = createViews(options, () => (shownEntry = entry), stop)

  function stop(): void {
    clearTimeout(retry)
    controller.abort()
  }

  function savePosition(): void {
    const position = scrollPosition()
    positions.set(shownEntry, position)
    if (shownEntry === entry) writeEntry({ index: entry, position })
  }

  function navigate(path: string, { replace = false } = {}): void {
    const here = window.location
    const to = new URL(path, here.href)
    if (to.origin !== here.origin || decidePath(to.pathname, getSite()).type === 'browser') {
      here.assign(to)
      return
    }
    hold() // again: a download may have looked like leaving
    clearTimeout(retry)
    if (!replace) savePosition()
    const isNew = !replace && to.href !== here.href
    const index = isNew ? entry + 1 : entry
    if (writeEntry({ index }, to, isNew)) {
      entry = index
      noteMove()
      visit(replace ? 'replace' : 'push')
    } else if (replace) {
      retry = setTimeout(navigate, RETRY_MS, path, { replace }) // the newest text of a search box, once typing pauses
    } else {
      here.assign(to)
    }
  }

  function followHistory(): void {
    clearTimeout(retry)
    const state = entryState()
    const block = state && historyBlock.call
    const wasShown = shownEntry === entry
    const wasHere = !noteMove()
    if (isUndoing) {
      isUndoing = false
    } else if (!state) {
      // The browser made a new entry for a hash, or took the place of the one with the same hash.
      writeEntry({ index: wasHere ? entry : ++entry })
      visit('jump')
    } else if (block) {
      isUndoing = true
      history.go(entry - state.index || 1)
      block()
    } else {
      if (wasShown) positions.set(entry, scrollPosition())
      entry = state.index
      if (!wasShown && entry === shownEntry)
        stay() // Back while loading: the page has never left the screen.
      else visit('traverse', positions.get(entry) ?? state.position ?? null)
    }
  }

  writeEntry({ ...history.state, index: entry })
  const hold = holdScroll(savePosition, signal)
  followLinks(options, navigate, savePosition, signal)
  addEventListener('popstate', followHistory, { signal })
  import.meta.hot?.on('site:page', (changed: { route: string; data?: string }) => signal.aborted || refresh(changed))
  return { navigate, stop }
}
