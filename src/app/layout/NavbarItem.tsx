import { useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { useSite } from '#app/state/site-context.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { Dropdown } from '#app/ui/Dropdown.tsx'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { hrefOfRoute } from '#model/route.ts'
import type { NavbarItem as Item, LinkTarget } from '#model/site.ts'
import { isCurrentItem } from './navbar-current.ts'

type DropdownItem = Extract<Item, { type: 'dropdown' }>
type LinkItem = Extract<Item, LinkTarget & { label: string }>

/** Items in their order. */
export function NavbarItems({ items, inMenu }: { items: Item[]; inMenu?: boolean }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the items are configuration and never change places
  return items.map((item, index) => <NavbarItem key={index} item={item} inMenu={inMenu} />)
}

/** One item of the navbar or, with `inMenu`, of the mobile sidebar's main menu. */
export function NavbarItem({ item, inMenu = false }: { item: Item; inMenu?: boolean }) {
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return <LinkEntry item={item} />
    case 'docsVersionDropdown':
      return <VersionEntry inMenu={inMenu} />
    case 'dropdown':
      return inMenu ? <FoldingEntry item={item} /> : <DropdownEntry item={item} />
    case 'html':
      return <li dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'search': // Navbar.tsx gives search its place
    case 'localeDropdown': // the site has one language (specification section 1), and a menu of one is no menu
      return null
    default:
      return unknownNavbarItem(item)
  }
}

/** For a configuration that got past the types and the checks. A build renders every page, so it fails here. */
function unknownNavbarItem(item: never): never {
  throw new Error(`No navbar item component exists for type "${(item as { type: string }).type}"`)
}

function LinkEntry({ item }: { item: LinkItem }) {
  const { payload } = useRouter()
  const isExternal = item.route === null
  return (
    <li>
      <a
        href={item.href}
        data-label={item.label}
        aria-current={isCurrentItem(item, payload) ? 'page' : undefined}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {item.label}
        {isExternal && <ExternalHint />}
      </a>
    </li>
  )
}

function DropdownEntry({ item }: { item: DropdownItem }) {
  const { payload } = useRouter()
  return (
    <Dropdown label={item.label} href={item.target?.href ?? null} isCurrent={isCurrentItem(item, payload)}>
      <NavbarItems items={item.items} />
    </Dropdown>
  )
}

/** A dropdown in the mobile sidebar folds in place; it opens by itself when the reader gets to one of its pages. */
function FoldingEntry({ item }: { item: DropdownItem }) {
  const { payload } = useRouter()
  const isCurrent = isCurrentItem(item, payload)
  const [isOpen, setOpen] = useState(isCurrent)
  const [seen, setSeen] = useState(payload.route)
  if (seen !== payload.route) {
    setSeen(payload.route)
    if (isCurrent) setOpen(true)
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {item.label}
        <Icon name="caret" />
      </button>
      <Collapsible isOpen={isOpen}>
        <ul>
          <NavbarItems items={item.items} inMenu />
        </ul>
      </Collapsible>
    </li>
  )
}

/** The docs versions: a menu of their main docs, or with one version a plain link to it. */
function VersionEntry({ inMenu }: { inMenu: boolean }) {
  const { versions, baseUrl } = useSite()
  const items = versions.map((version): Item => {
    const route = version.docs.find(({ id }) => id === version.mainDocId)?.path ?? version.path
    return { type: 'docsVersion', label: version.label, route, href: hrefOfRoute(route, baseUrl), position: 'right' }
  })
  const [only, second] = items
  if (!only) return null
  if (!second) return <NavbarItem item={only} />
  return (
    <NavbarItem
      item={{ type: 'dropdown', label: 'Versions', position: 'right', target: null, items }}
      inMenu={inMenu}
    />
  )
}
