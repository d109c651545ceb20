import type { z } from 'zod'
import type { NavbarItemConfig, NavbarLinkConfig } from '#model/site.ts'
import type { configSchema } from './config-schema.ts'

/** `SiteConfig` once checked: every default is filled, so nothing past it asks what an absent setting means. */
export interface ResolvedConfig extends z.output<typeof configSchema> {
  /** The file the settings came from, relative to the root: where a mistake in them is reported. */
  file: string
}

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

/** Columns only: one row of links is a column without a title. */
export type ResolvedFooter = NonNullable<ResolvedConfig['footer']>
