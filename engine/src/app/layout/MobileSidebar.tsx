import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onNavigation } from '#app/router/navigation-events.ts'
import { useHistoryBlock } from '#app/router/use-history-block.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MOBILE_MAX_WIDTH } from '#model/constants.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import styles from './MobileSidebar.css?inline'
import { MobileSlides } from './MobileSlides.tsx'

// With the code, not in the style sheet: a first load is spared both.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Whether the panel is open, and what opened it: that gets the focus back. */
export interface OpenPanel {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  close: () => void
}

/**
 * The panel of narrow windows: the navbar's items and, on a doc, its sidebar before them. Made when first opened, and ended by
 * Back, Escape, a press beside it, a followed link, another page or a wide window.
 */
export function MobileSidebar({ menu: { button, isOpen, close } }: { menu: OpenPanel }) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)

  useHistoryBlock(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    const opener = button.current
    const wide = matchMedia(`(width > ${MOBILE_MAX_WIDTH})`)
    // A page that is on its way while the menu is opened comes in behind it.
    const address = window.location.pathname
    const stopListening = onNavigation(({ isNewPage, location }) => {
      if (isNewPage && location.pathname !== address) close()
    })
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    wide.addEventListener('change', close)
    document.addEventListener('keydown', closeOnEscape)
    document.body.toggleAttribute('data-behind-menu', true)
    closeButton.current?.focus()
    return () => {
      stopListening()
      wide.removeEventListener('change', close)
      document.removeEventListener('keydown', closeOnEscape)
      document.body.removeAttribute('data-behind-menu')
      opener?.focus()
    }
  }, [isOpen, close, button])

  if (!hasOpened) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work on the links themselves, Escape above
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="drawer narrow-only"
      data-open={isOpen}
      inert={!isOpen}
      onClick={(event) => endsMenu(event) && close()}
    >
      <nav className="drawer-panel" aria-label="Main menu">
        <div className="drawer-header">
          <Brand />
          <ColorModeToggle />
          <button
            type="button"
            ref={closeButton}
            className="icon-button"
            aria-label="Close navigation bar"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <MobileSlides isOpen={isOpen} />
      </nav>
    </div>
  )
}

/** A press on the backdrop, or a link followed; not a fold, and not a link of the docs sidebar to another site. */
function endsMenu({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (target === currentTarget) return true
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && !defaultPrevented && !(link.target && link.closest('.sidebar-tree'))
}
