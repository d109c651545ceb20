/**
 * While a page is here its place is ours to restore: the browser would move it while the next one is loading. Once the document is
 * left, a reload or a way back from elsewhere is the browser's to restore. Returns how to hold it again.
 */
export function holdScroll(onLeave: () => void, signal: AbortSignal): () => void {
  const hold = () => {
    history.scrollRestoration = 'manual'
  }
  const leave = () => {
    onLeave()
    history.scrollRestoration = 'auto'
  }
  hold()
  addEventListener('pageshow', hold, { signal })
  addEventListener('beforeunload', leave, { signal }) // at `pagehide` the history entry can no longer be changed
  return hold
}
