import { KEPT_SHEET_MEDIA } from '#model/render.ts'

/** The text of a served doc links its second sheet; when it goes away, the link at the end of the document counts from then on. */
export function keepLaterSheet(): void {
  document.querySelector(`link[media="${KEPT_SHEET_MEDIA}"]`)?.removeAttribute('media')
}
