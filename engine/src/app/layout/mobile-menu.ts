import { useCallback, useRef, useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { OpenPanel } from './MobileSidebar.tsx'

/** Whether the mobile sidebar is open, and what changes that. */
export interface MobileMenu extends OpenPanel {
  /** The panel, once its code is there. */
  Sidebar: typeof sidebar.Part
  /** Loads the panel's code ahead of a press. */
  prepare: () => void
  toggle: () => void
}

const sidebar = lazyPart(async () => (await import('./MobileSidebar.tsx')).MobileSidebar)

/** As with a page whose code is gone: a new deployment is the likely reason, and a reload brings it. */
function reload(error: unknown): void {
  console.warn('Could not load the menu.', error)
  if (navigator.onLine) window.location.reload()
}

/** The phone's menu, closed at first. A press opens it once its code has come. */
export function useMobileMenu(): MobileMenu {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return {
    button: useRef(null),
    isOpen,
    Sidebar: sidebar.Part,
    prepare: sidebar.prepare,
    close,
    toggle: () => (isOpen ? close() : sidebar.load().then(() => setOpen(true), reload)),
  }
}
