import { currentBlock } from './history-block.ts'
import { createEntries, entryState } from './history-entries.ts'
import { decideLink, decidePath, isPlainClick, linkOf } from './link-decision.ts'
import { createViews, type ViewOptions } from './views.ts'

export interface NavigatorOptions extends ViewOptions {
  /** Makes the target of a hash visible; true if it was not. */
  reveal: (hash: string) => boolean
}

export interface Navigator {
  navigate: (href: string, options?: { replace?: boolean }) => void
  stop: () => void
}

/** After this long a refused change of the history is tried again. */
const RETRY_MS = 1000

/**
 * Turns presses on links and moves through the history into views. The address changes at once; the page on screen stays
 * until the next one's data has arrived.
 */
export function startNavigator(options: NavigatorOptions): Navigator {
  const { getSite, reveal } = options
  const entries = createEntries()
  const controller = new AbortController()
  const { signal } = controller
  // After a failed load the window still is where the old page was left: no listener may keep that as a place in the new one.
  const { visit, stay, refresh } = createViews(options, entries.arrive, () => controller.abort())
  let isUndoing = false
  let retry: ReturnType<typeof setTimeout> | undefined

  function navigate(href: string, { replace = false } = {}): void {
    const here = window.location
    const to = new URL(href, here.href)
    if (to.origin !== here.origin || decidePath(to.pathname, getSite()).type === 'browser') {
      here.assign(to)
      return
    }
    clearTimeout(retry)
    if (!replace) entries.save()
    if (entries.open(to, !replace && to.href !== here.href)) visit(replace ? 'replace' : 'push')
    // The newest text of a search box, once typing pauses.
    else if (replace) retry = setTimeout(navigate, RETRY_MS, href, { replace })
    else here.assign(to)
  }

  function followLink(event: MouseEvent): void {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const { type } = decideLink(link, window.location, getSite())
    if (type === 'jump') {
      entries.save()
      reveal(link.hash) // before the browser looks for it
    } else if (type === 'visit') {
      event.preventDefault()
      navigate(link.href)
    }
  }

  function followHistory(): void {
    clearTimeout(retry)
    const state = entryState()
    const block = state && currentBlock()
    if (isUndoing) {
      isUndoing = false
    } else if (!state) {
      entries.adopt()
      visit('jump')
    } else if (block) {
      isUndoing = true
      entries.undo(state)
      block()
    } else {
      const position = entries.follow(state)
      if (position === false) stay()
      else visit('traverse', position)
    }
  }

  document.addEventListener('click', followLink, { signal })
  addEventListener('popstate', followHistory, { signal })
  addEventListener('beforeunload', entries.leave, { signal }) // at `pagehide` the entry can no longer be changed
  addEventListener('pageshow', entries.hold, { signal })
  import.meta.hot?.on('site:page', (changed: { route: string }) => signal.aborted || refresh(changed))

  return {
    navigate,
    stop: () => {
      clearTimeout(retry)
      controller.abort()
    },
  }
}
