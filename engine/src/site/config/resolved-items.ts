import type { NavbarItemConfig, NavbarLinkConfig } from '#model/site.ts'

interface Placed {
  position: 'left' | 'right'
}

/** A navbar item with its type and position written out. */
export type ResolvedNavbarItem =
  | (NavbarLinkConfig & Placed & { type: 'link' })
  | (Exclude<NavbarItemConfig, NavbarLinkConfig | { type: 'dropdown' }> & Placed)
  | ResolvedDropdown

/** A navbar menu. */
export interface ResolvedDropdown extends Placed {
  type: 'dropdown'
  label: string
  to?: string | undefined
  items: ResolvedNavbarItem[]
}

/** A sidebar item with doc ids written as doc items and fold flags filled. */
export type ResolvedSidebarItem =
  | { type: 'doc'; id: string; label?: string | undefined }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category'
      label: string
      link?: string | undefined
      collapsed: boolean
      collapsible: boolean
      items: ResolvedSidebarItem[]
    }
