/** A sandbox talks through its port. What it posts to the window is allowed so often, and nobody listens. */
const MOST_IN_ALL = 100

/**
 * Counts what a frame posts to this window, without looking at it, and calls back once it is too much. Whoever floods the window
 * keeps the page busy with messages that nobody reads. Returns how to stop counting.
 */
export function countWindowMessages(frame: HTMLIFrameElement, onFlood: () => void): () => void {
  let count = 0
  const hear = (event: MessageEvent) => {
    if (event.origin !== 'null' || !mayComeFrom(event.source, frame)) return
    if (++count > MOST_IN_ALL) onFlood()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** From the frame, from inside it, or from something that is gone already. */
function mayComeFrom(source: MessageEventSource | null, frame: HTMLIFrameElement): boolean {
  let from = source && 'parent' in source ? (source as Window) : null
  while (from && from.parent !== window && from.parent !== from) from = from.parent
  return from === null || from === frame.contentWindow
}
