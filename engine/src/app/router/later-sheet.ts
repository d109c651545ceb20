import { KEPT_SHEET_MEDIA } from '#model/render.ts'

/** The link in the text of the served page, if it has one. */
let linked: Element | null = null

/** Has the second sheet stay when the text that links it goes away, whatever takes it away. */
export function watchLaterSheet(): void {
  linked = document.querySelector('article link[href*="/later."]')
  if (linked) new MutationObserver(keepLaterSheet).observe(document.body, { childList: true, subtree: true })
}

/** Lets the link at the end of the document count where the other is gone. */
export function keepLaterSheet(): void {
  if (linked?.isConnected !== false) return
  linked = null
  document.querySelector(`link[media="${KEPT_SHEET_MEDIA}"]`)?.removeAttribute('media')
}
