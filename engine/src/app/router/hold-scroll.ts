import { entryState } from './history-entry.ts'

/** Where a scroll has come to rest is noted: iOS tells nobody that it reloads. */
const REST_MS = 500

/**
 * While a page is here its place is ours to restore: the browser would move it while the next one is loading. Once the document is
 * left, a reload or a way back from elsewhere is the browser's to restore. It is left for good without a word when a tab in the
 * background is dropped, so it counts as left while nobody sees it. Returns how to hold it again.
 */
export function holdScroll(savePosition: () => void, signal: AbortSignal): () => void {
  const hold = () => {
    history.scrollRestoration = 'manual'
  }
  const leave = () => {
    savePosition()
    history.scrollRestoration = 'auto'
  }
  let rest: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    clearTimeout(rest)
    rest = setTimeout(savePosition, REST_MS)
  }
  restorePosition()
  hold()
  addEventListener('scroll', note, { signal, passive: true })
  addEventListener('pageshow', hold, { signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : hold()), { signal })
  addEventListener('beforeunload', leave, { signal }) // at `pagehide` the history entry can no longer be changed
  return hold
}

/** Where the last document has ended unheard, the browser takes it that the page restores its place. */
function restorePosition(): void {
  const [left, top] = (history.scrollRestoration === 'manual' && entryState()?.position) || [0, 0]
  if (top && !scrollY) scrollTo({ left, top, behavior: 'instant' })
}
