import type { SiteData } from '#model/site.ts'
import { decideLink, isPlainClick, linkOf } from './link-decision.ts'

export interface LinkOptions {
  getSite: () => SiteData
  /** Makes the target of a hash visible; true if it was not. */
  reveal: (hash: string) => boolean
}

/** Hears presses on links: one to a page of this site is followed by us, a jump within the page by the browser. */
export function followLinks(
  { getSite, reveal }: LinkOptions,
  onVisit: (href: string) => void,
  onJump: () => void,
  signal: AbortSignal,
): void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    const { type } = decideLink(link, window.location, getSite())
    if (type === 'jump') {
      onJump()
      reveal(link.hash) // before the browser looks for it
    } else if (type === 'visit') {
      event.preventDefault()
      onVisit(link.href)
    }
  }
  document.addEventListener('click', follow, { signal })
}
