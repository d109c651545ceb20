import { type RefObject, useCallback, useRef, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'

/** Whether the mobile sidebar is open, and what changes that. */
export interface MobileMenu {
  /** What opens it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** The panel, once its code is there. */
  Sidebar: typeof sidebar.Part
  /** Loads the panel's code ahead of a press. */
  prepare: () => void
  toggle: () => void
  close: () => void
}

const sidebar = lazyPart(async () => (await import('./MobileSidebar.tsx')).MobileSidebar)

/** As with a page whose code is gone: a new deployment is the likely reason, and a reload brings it. */
function reload(error: unknown): void {
  console.warn('Could not load the menu.', error)
  if (navigator.onLine) window.location.reload()
}

/** The mobile sidebar belongs to the page it was opened on: any other page ends it. What else does is its own business. */
export function useMobileMenu(): MobileMenu {
  const { route } = useRouter().payload
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  if (openedOn !== null && openedOn !== route) setOpenedOn(null)
  const isOpen = openedOn === route
  const close = useCallback(() => setOpenedOn(null), [])
  return {
    button: useRef(null),
    isOpen,
    Sidebar: sidebar.Part,
    prepare: sidebar.prepare,
    close,
    toggle: () => (isOpen ? close() : sidebar.load().then(() => setOpenedOn(route), reload)),
  }
}
