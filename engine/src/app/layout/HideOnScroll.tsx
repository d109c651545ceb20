import { type RefObject, useEffect } from 'react'
import { startHiding } from './hide-on-scroll.ts'

/** Hides the navbar while the reader scrolls down. */
export function HideOnScroll({ navbar }: { navbar: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const bar = navbar.current
    if (!bar) return
    const end = new AbortController()
    startHiding(bar, (isHidden) => bar.toggleAttribute('data-hidden', isHidden), end.signal)
    return () => end.abort()
  }, [navbar])
  return null
}
