import { KEPT_SHEET_MEDIA } from '#model/render.ts'

/**
 * The text of a served doc links its second sheet; when it goes away, the link at the end of the document counts from then on. A sheet
 * that is here is told so itself: WebKit loads a link again whose `media` changes, and a page would be scrolled before it is styled.
 */
export function keepLaterSheet(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[media="${KEPT_SHEET_MEDIA}"]`)
  if (!link?.sheet) link?.removeAttribute('media')
  else if (link.sheet.media.mediaText !== 'all') link.sheet.media.mediaText = 'all'
}
