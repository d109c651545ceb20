import type { SiteData } from '#model/site.ts'
import { updateHead } from './document-head.ts'
import { navigations } from './navigation-events.ts'
import { movesFocus, type ScrollTarget, scrollTargetOf, type View } from './visit.ts'

/** What follows a swap, before the next paint: head, listeners, focus, scroll. */
export function settle(view: View, site: SiteData, reveal: (hash: string) => boolean): void {
  const { payload, location, visit } = view
  if (!visit) return
  if (visit.isNewPage || visit.kind === 'refresh') updateHead(payload, site)
  if (visit.kind === 'refresh') return
  navigations.notify({ ...visit, location, payload })
  const wasHidden = reveal(location.hash)
  if (movesFocus(visit, location.hash)) focusTop()
  // The browser's own jump has found nothing if the target was hidden.
  const target = scrollTargetOf(wasHidden && visit.kind === 'jump' ? { ...visit, kind: 'push' } : visit, location.hash)
  scrollToTarget(target)
}

function scrollToTarget(target: ScrollTarget): void {
  if (!target) return
  if ('position' in target) {
    const [left, top] = target.position
    window.scrollTo({ left, top, behavior: left || top ? 'instant' : 'auto' })
    return
  }
  const element = document.getElementById(target.id)
  if (element) element.scrollIntoView()
  else if (target.orTop) window.scrollTo(0, 0)
}

/** The next Tab reaches the first focusable thing of the document, the skip link. */
function focusTop(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}
