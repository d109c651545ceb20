const LEAST_HEIGHT = 48
const MOST_HEIGHT = 560

/** The element of a sandbox: whatever it opens has an origin of its own that nothing else has. */
export function createFrameElement(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'live-frame'
  frame.title = title
  // Forms: without them no `submit` event comes. The policy of the document lets none of them go anywhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.referrerPolicy = 'no-referrer'
  fitFrame(frame, LEAST_HEIGHT)
  frame.src = src
  return frame
}

/** As high as what it shows, within limits. */
export function fitFrame(frame: HTMLIFrameElement, height: number): void {
  frame.style.height = `${Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT)}px`
}

/** Out of sight, yet as wide as it will be: what it shows is laid out as it will be seen. */
const HIDDEN = { position: 'absolute', visibility: 'hidden', top: '0', left: '0' }

export function hideFrame(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, HIDDEN)
}

export function showFrame(frame: HTMLIFrameElement): void {
  for (const property of Object.keys(HIDDEN)) frame.style.removeProperty(property)
}

/**
 * The key goes on in the page, as it would from any other element: no document hears what is pressed in a frame. An example can
 * claim that it was pressed, but only while the reader is in it.
 */
export function passOnEscape(frame: HTMLIFrameElement): void {
  if (document.activeElement !== frame) return
  frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
