import { type ReactNode, useState } from 'react'
import { useRouter } from '#app/router/router-context.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { Dropdown } from '#app/ui/Dropdown.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { hrefOfRoute } from '#model/route.ts'
import type { NavbarItem as Item, SiteData } from '#model/site.ts'
import { isCurrentItem } from './navbar-current.ts'
import './NavbarDropdown.css'

interface NavbarDropdownProps {
  item: Extract<Item, { type: 'dropdown' }>
  inMenu: boolean
  /** The items inside. */
  children: ReactNode
}

/** An item that holds others: a menu in the navbar, a fold in the mobile sidebar, where its own page comes first. */
export function NavbarDropdown({ item, inMenu, children }: NavbarDropdownProps) {
  const { payload } = useRouter()
  const isCurrent = isCurrentItem(item, payload)
  if (inMenu) {
    return (
      <Fold label={item.label} route={payload.route} isCurrent={isCurrent}>
        {item.target && (
          <li>
            <a href={item.target.href} aria-current={item.target.route === payload.route ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        )}
        {children}
      </Fold>
    )
  }
  return (
    <Dropdown label={item.label} href={item.target?.href ?? null} isCurrent={isCurrent}>
      {children}
    </Dropdown>
  )
}

interface FoldProps {
  label: string
  /** The page on screen. */
  route: string
  isCurrent: boolean
  children: ReactNode
}

/** Folds in place; opens by itself when the reader gets to one of its pages. */
function Fold({ label, route, isCurrent, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isCurrent)
  const [seen, setSeen] = useState(route)
  if (seen !== route) {
    setSeen(route)
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
        {label}
        <Icon name="caret" />
      </button>
      <Collapsible isOpen={isOpen}>
        <ul>{children}</ul>
      </Collapsible>
    </li>
  )
}

/** The docs versions as an item: a menu of their main docs, or with one version a plain link to it. */
export function versionsItem({ versions, baseUrl }: Pick<SiteData, 'versions' | 'baseUrl'>): Item | null {
  const items = versions.map((version): Item => {
    const route = version.docs.find(({ id }) => id === version.mainDocId)?.path ?? version.path
    const { name, label } = version
    const href = hrefOfRoute(route, baseUrl)
    return { type: 'docsVersion', label, route, href, position: 'right', version: name }
  })
  if (items.length > 1) return { type: 'dropdown', label: 'Versions', position: 'right', target: null, items }
  return items[0] ?? null
}
