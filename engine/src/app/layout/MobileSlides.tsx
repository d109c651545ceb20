import { useEffect, useRef, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { useSite } from '#app/state/site-context.ts'
import { NavbarItems } from './NavbarItem.tsx'
import { SidebarTree } from './SidebarTree.tsx'
import { scrollToCurrent } from './scroll-to-current.ts'

/**
 * What the panel of narrow windows holds: the navbar's items and, on a doc, its sidebar, which every opening begins with. A slide that
 * goes takes the focus with it: it comes back to the first thing in the one that is shown.
 */
export function MobileSlides({ isOpen }: { isOpen: boolean }) {
  const { payload } = useRouter()
  const { items } = useSite().navbar
  const sidebarId = payload.screen === 'doc' ? payload.doc.sidebarId : null
  const slides = useRef<HTMLDivElement>(null)
  const docs = useRef<HTMLDivElement>(null)
  const [showsDocs, setShowsDocs] = useState(true)

  useEffect(() => {
    if (!isOpen) return
    scrollToCurrent(docs.current)
    return () => setShowsDocs(true)
  }, [isOpen])

  const isAtDocs = sidebarId !== null && showsDocs
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is shown
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.closest('.drawer-slide[inert]')
    if (!isOpen || !isLost) return
    // Without scrolling: the slide is on its way into view, and would be pushed past it.
    slides.current
      ?.querySelector<HTMLElement>('.drawer-slide:not([inert]) :is(a, button)')
      ?.focus({ preventScroll: true })
  }, [isOpen, isAtDocs])

  return (
    <div ref={slides} className="drawer-slides" data-slide={isAtDocs ? 'docs' : 'main'}>
      <div className="drawer-slide" inert={isAtDocs}>
        <ul className="drawer-items">
          <NavbarItems items={items} inMenu />
        </ul>
      </div>
      {sidebarId !== null && (
        <div ref={docs} className="drawer-slide" inert={!isAtDocs}>
          {items.length > 0 && (
            <button type="button" className="drawer-back" onClick={() => setShowsDocs(false)}>
              ← Back to main menu
            </button>
          )}
          <nav aria-label="Docs sidebar">
            <SidebarTree sidebarId={sidebarId} />
          </nav>
        </div>
      )}
    </div>
  )
}
