import { useEffect, useRef, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { useSite } from '#app/state/site-context.ts'
import { NavbarItems } from './NavbarItem.tsx'
import { SidebarTree } from './SidebarTree.tsx'
import { scrollToCurrent } from './scroll-to-current.ts'

/** What the panel of narrow windows holds: the navbar's items and, on a doc, its sidebar, which every opening begins with. */
export function MobileSlides({ isOpen }: { isOpen: boolean }) {
  const { payload } = useRouter()
  const { items } = useSite().navbar
  const sidebarId = payload.screen === 'doc' ? payload.doc.sidebarId : null
  const docs = useRef<HTMLDivElement>(null)
  const [showsDocs, setShowsDocs] = useState(true)

  useEffect(() => {
    if (!isOpen) return
    scrollToCurrent(docs.current)
    return () => setShowsDocs(true)
  }, [isOpen])

  const isAtDocs = sidebarId !== null && showsDocs
  return (
    <div className="drawer-slides" data-slide={isAtDocs ? 'docs' : 'main'}>
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
