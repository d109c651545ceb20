import { useRef } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { NavbarItem as Item } from '#model/site.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import type { MobileMenu } from './mobile-menu.ts'
import { NavbarItems } from './NavbarItem.tsx'
import { optionalParts } from './optional-parts.ts'
import { SearchButton } from './SearchButton.tsx'
import './Navbar.css'

/** The bar at the top: brand, items, color mode and search; on a narrow window menu button, brand and search. */
export function Navbar({ menu }: { menu: MobileMenu }) {
  const { hideOnScroll, items } = useSite().navbar
  const bar = useRef<HTMLElement>(null)
  const { HideOnScroll } = optionalParts

  // Search has its own place: it is the one item that narrow windows keep.
  const side = (position: Item['position']) =>
    items.filter((item) => item.position === position && item.type !== 'search')
  const searchIsLeft = items.some((item) => item.type === 'search' && item.position === 'left')
  return (
    <nav ref={bar} className="navbar" aria-label="Main">
      {HideOnScroll && hideOnScroll && <HideOnScroll navbar={bar} />}
      <div className="navbar-inner">
        <button
          type="button"
          ref={menu.button}
          className="icon-button narrow-only"
          aria-label="Toggle navigation bar"
          aria-expanded={menu.isOpen}
          onPointerEnter={menu.prepare}
          onFocus={menu.prepare}
          onClick={menu.toggle}
        >
          <Icon name="menu" />
        </button>
        <div className="navbar-brand" inert={menu.isOpen}>
          <Brand />
        </div>
        <Side items={side('left')} />
        {searchIsLeft && <SearchButton isInert={menu.isOpen} />}
        <div className="navbar-space" />
        <Side items={side('right')} />
        <ColorModeToggle />
        {!searchIsLeft && <SearchButton isInert={menu.isOpen} />}
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
