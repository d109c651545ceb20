import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { NavbarItem as Item } from '#model/site.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import type { MobileMenu } from './mobile-menu.ts'
import { NavbarItems } from './NavbarItem.tsx'
import { SearchButton } from './SearchButton.tsx'
import './Navbar.css'

interface NavbarProps {
  menu: MobileMenu
  menuButton: RefObject<HTMLButtonElement | null>
}

/** The bar at the top: brand, items, colour mode and search; on a narrow window menu button, brand and search. */
export function Navbar({ menu, menuButton }: NavbarProps) {
  const { hideOnScroll, items } = useSite().navbar
  const bar = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const navbar = bar.current
    if (!hideOnScroll || !navbar) return
    const end = new AbortController()
    // A setting that most sites leave off costs them nothing. If its code cannot be had, the navbar just stays.
    import('./hide-on-scroll.ts').then(
      ({ startHiding }) => end.signal.aborted || startHiding(navbar, setHidden, end.signal),
      console.warn,
    )
    return () => end.abort()
  }, [hideOnScroll])

  // Search has its own place: it is the one item that narrow windows keep.
  const side = (position: Item['position']) =>
    items.filter((item) => item.position === position && item.type !== 'search')
  const searchIsLeft = items.some((item) => item.type === 'search' && item.position === 'left')
  return (
    <nav ref={bar} className="navbar" aria-label="Main" data-hidden={isHidden || undefined}>
      <div className="navbar-inner">
        <button
          type="button"
          ref={menuButton}
          className="icon-button narrow-only"
          aria-label="Toggle navigation bar"
          aria-expanded={menu.isOpen}
          onClick={menu.toggle}
        >
          <Icon name="menu" />
        </button>
        <div className="navbar-brand" inert={menu.isOpen}>
          <Brand />
        </div>
        <Side items={side('left')} />
        {searchIsLeft && <SearchButton />}
        <div className="navbar-space" />
        <Side items={side('right')} />
        <ColorModeToggle />
        {!searchIsLeft && <SearchButton />}
      </div>
    </nav>
  )
}

function Side({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <ul className="navbar-items">
      <NavbarItems items={items} />
    </ul>
  )
}
