import { onNavigation } from '#app/router/navigation-events.ts'
import { NAVBAR_HEIGHT_PX } from '#model/constants.ts'
import { idOfHash } from '#model/route.ts'

/** What hiding the navbar depends on. */
export interface NavbarMotion {
  isHidden: boolean
  y: number
  pageHeight: number
  /** A jump to a hash is one scroll event the reader did not make. */
  ignoresNextScroll: boolean
}

export type NavbarEvent =
  | { type: 'scroll'; y: number; viewportHeight: number; pageHeight: number }
  /** `hasTarget`: the address has a hash that names an element. */
  | { type: 'navigate'; hasTarget: boolean }
  /** Keyboard focus came into the navbar. */
  | { type: 'focus' }

/** Down hides it, up shows it, and near the top it is always there. Scrolling that the reader did not do counts for nothing. */
export function moveNavbar(motion: NavbarMotion, event: NavbarEvent): NavbarMotion {
  switch (event.type) {
    case 'navigate':
      return { ...motion, isHidden: event.hasTarget, ignoresNextScroll: event.hasTarget }
    case 'focus':
      return { ...motion, isHidden: false }
    case 'scroll': {
      const { y, viewportHeight, pageHeight } = event
      const next = { isHidden: motion.isHidden, y, pageHeight, ignoresNextScroll: false }
      if (y < NAVBAR_HEIGHT_PX) return { ...next, isHidden: false }
      if (motion.ignoresNextScroll) return next
      // The page changed height under the reader: this is a tab switch keeping its place, not the reader scrolling.
      if (pageHeight !== motion.pageHeight) return next
      if (motion.y && y >= motion.y) return { ...next, isHidden: true }
      const bouncesAtEnd = y + viewportHeight >= pageHeight - NAVBAR_HEIGHT_PX
      return bouncesAtEnd ? next : { ...next, isHidden: false }
    }
  }
}

/** Hides and shows the navbar until `signal` aborts. */
export function startHiding(navbar: HTMLElement, setHidden: (isHidden: boolean) => void, signal: AbortSignal): void {
  const measure = () => ({ y: scrollY, pageHeight: document.documentElement.scrollHeight })
  let motion: NavbarMotion = { ...measure(), isHidden: false, ignoresNextScroll: false }
  const send = (event: NavbarEvent) => {
    motion = moveNavbar(motion, event)
    setHidden(motion.isHidden)
  }
  const scroll = () => send({ type: 'scroll', viewportHeight: innerHeight, ...measure() })
  scroll() // a page that was reloaded half-way starts hidden
  addEventListener('scroll', scroll, { passive: true, signal })
  navbar.addEventListener('focusin', () => send({ type: 'focus' }), { signal })
  const forget = onNavigation(({ location }) => {
    const id = idOfHash(location.hash)
    send({ type: 'navigate', hasTarget: id !== null && document.getElementById(id) !== null })
    // A target that needs no scrolling makes no scroll event, and near the top the navbar is always there.
    requestAnimationFrame(() => scrollY < NAVBAR_HEIGHT_PX && scroll())
  })
  signal.addEventListener('abort', forget)
}
