import { useRouter } from '#app/router/router-context.ts'
import { savePreferredVersion } from '#app/state/preferred-version.ts'
import { useSite } from '#app/state/site-context.ts'
import { ExternalHint } from '#app/ui/ExternalHint.tsx'
import { isSameRoute } from '#model/route.ts'
import type { NavbarItem as Item, LinkTarget, PagePayload } from '#model/site.ts'
import { isCurrentItem } from './navbar-current.ts'
import { optionalParts } from './optional-parts.ts'

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
      return <VersionsEntry inMenu={inMenu} />
    case 'dropdown': {
      const { NavbarDropdown } = optionalParts
      return (
        NavbarDropdown && (
          <NavbarDropdown item={item} inMenu={inMenu}>
            <NavbarItems items={item.items} inMenu={inMenu} />
          </NavbarDropdown>
        )
      )
    }
    case 'html':
      return <li dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'search': // Navbar.tsx gives search its place
    case 'localeDropdown': // the site has one language, and a menu of one is no menu
      return null
    default:
      return unknownNavbarItem(item)
  }
}

/** For a configuration that got past the types and the checks. A build renders every page, so it fails here. */
function unknownNavbarItem(item: never): never
function unknownNavbarItem(item: { type: string }): never {
  throw new Error(`No navbar item component exists for type "${item.type}"`)
}

function LinkEntry({ item }: { item: LinkItem }) {
  const site = useSite()
  const { payload } = useRouter()
  const isExternal = item.route === null
  const version = item.type === 'docsVersion' && item.version
  return (
    <li>
      <a
        href={item.href}
        data-label={item.label}
        aria-current={currentOf(item, payload)}
        onClick={version ? () => savePreferredVersion(version, site) : undefined}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {item.label}
        {isExternal && <ExternalHint />}
      </a>
    </li>
  )
}

/** The page itself, or only the part of the site that it is in. */
function currentOf(item: LinkItem, payload: PagePayload): 'page' | 'true' | undefined {
  if (!isCurrentItem(item, payload)) return undefined
  return item.route !== null && isSameRoute(item.route, payload.route) ? 'page' : 'true'
}

/** The docs versions: what they are shown as depends on their number. */
function VersionsEntry({ inMenu }: { inMenu: boolean }) {
  const item = optionalParts.versionsItem?.(useSite())
  return item ? <NavbarItem item={item} inMenu={inMenu} /> : null
}
