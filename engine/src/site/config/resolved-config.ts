import type {
  CheckLevel,
  FooterLinkConfig,
  NavbarItemConfig,
  NavbarLinkConfig,
  SearchConfig,
  SearchSettings,
  SiteData,
} from '#model/site.ts'

/** Settings that reach the browser as they are. */
type Passed =
  | 'title'
  | 'tagline'
  | 'url'
  | 'baseUrl'
  | 'library'
  | 'docsSidebar'
  | 'announcementBar'
  | 'colorMode'
  | 'tableOfContents'
  | 'versionPersistence'
  | 'analytics'

/** `SiteConfig` once checked: every default is filled, so nothing past it asks what an absent setting means. */
export interface ResolvedConfig extends Pick<SiteData, Passed> {
  /** The file the settings came from, relative to the root: where a mistake in them is reported. */
  file: string
  /** Path of an SVG file, from the root on. */
  logo: string | null
  /** `items` are null where the settings leave them to the engine. */
  navbar: { hideOnScroll: boolean; title: string; items: ResolvedNavbarItem[] | null }
  /** Null: one with all pages. */
  sidebars: Record<string, ResolvedSidebarItem[]> | null
  footer: ResolvedFooter | null
  search: ResolvedSearch
  /** Ends with a slash. */
  editUrl: string | null
  reportUrl: string | null
  checks: { links: CheckLevel; anchors: CheckLevel; markdownLinks: CheckLevel; duplicateRoutes: CheckLevel }
  baseUrlBanner: boolean
  offline: boolean
  startingPoints: string[]
  exportHomes: Record<string, string[]>
  /** Paths as they are written: relative to the root, or absolute. */
  samples: { modules: Record<string, string>; api: string | null }
  facts: { entryPoints: string[]; messages: string[] } | null
  live: {
    packs: Array<{ entry: string; packages: string[] }>
    inDevelopment: string[]
    standIns: Record<string, string>
  }
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

/** What search runs on, and what the build adds to it. The address of a local index is known only once it is made. */
export type ResolvedSearch = {
  synonyms: NonNullable<SearchConfig['synonyms']>
  errors: { file: string; route: string; group: string; anchor?: string | undefined } | null
} & (Omit<Extract<SearchSettings, { provider: 'local' }>, 'index'> | Extract<SearchSettings, { provider: 'algolia' }>)

/** Columns only: one row of links is a column without a title. */
export interface ResolvedFooter {
  columns: Array<{ title: string | null; items: FooterLinkConfig[] }>
  logo: { href: string | null } | null
  copyright: string | null
}
