import type { PageData } from './page.ts'

/* ---------------------------------------------------------------- as the owner writes it: site.config.ts */

/** What `site.config.ts` exports. Checked by `site/config/config-schema.ts`, which also fills the defaults; `SETTINGS.md` tells all of it. */
export interface SiteConfig {
  title: string
  tagline: string
  /** Origin of the deployed site, without a path: `https://example.com`. */
  url: string
  /** Starts and ends with a slash. Default `/`. */
  baseUrl?: string
  /** The library the documentation is about, shown where a version is named. `note` stands behind it on the home page. */
  library: { name: string; packageName: string; version: string; note?: string }
  /** An SVG file drawn before the site's name, relative to the root. Absent: the name stands alone. */
  logo?: string
  /** Without `items` a link to the first sidebar. */
  navbar?: { hideOnScroll?: boolean; title?: string; items?: NavbarItemConfig[] }
  /** By sidebar id. Absent: one with all pages. */
  sidebars?: Record<string, SidebarItemConfig[]>
  /** Docs sidebar: `hideable` shows a button that hides it, `autoCollapse` lets one group be open at a time. Both default false. */
  docsSidebar?: { hideable?: boolean; autoCollapse?: boolean }
  footer?: FooterConfig
  announcementBar?: AnnouncementBarConfig
  colorMode?: { default?: ColorMode; respectSystem?: boolean; switch?: boolean }
  /** Heading levels in the contents list. Default 2 to 3. */
  tableOfContents?: { min?: number; max?: number }
  /** Where the reader's choice of a docs version is kept. Default `localStorage`. */
  versionPersistence?: 'localStorage' | 'none'
  search?: SearchConfig
  analytics?: AnalyticsConfig
  /** Base of "Edit this page" links; the source path is appended. Absent: no link. */
  editUrl?: string
  /** Where "Report a problem" goes; `{title}`, `{url}` are replaced. Absent: no link. */
  reportUrl?: string
  /** Defaults: links `error`, the others `warn`. */
  checks?: { links?: CheckLevel; anchors?: CheckLevel; markdownLinks?: CheckLevel; duplicateRoutes?: CheckLevel }
  /** Whether the home page suggests a base URL when its script could not be loaded. Default true. */
  baseUrlBanner?: boolean
  /**
   * Whether pages that were read can be read again without a network, and the whole site be kept on request: a service worker.
   * Set to false, or left out, the next visit removes it and what it kept. Default false.
   */
  offline?: boolean
  /** Whether every page has a picture that chats and social sites show with a link to it. Default true. */
  cards?: boolean
  /** Routes that the not-found page offers where no page has a name like the one asked for. Default: the first pages of the sidebars. */
  startingPoints?: string[]
  /** A text file with old addresses and where they lead now, relative to the root. Absent: none are known. */
  moved?: string
  /** The library's exports by the route that documents them: where their names in samples lead. */
  exportHomes?: Record<string, string[]>
  /** What samples may import besides installed packages. */
  samples?: {
    /** Modules of the site's own, by the name that samples import: `{ almanac: 'library/almanac.ts' }`. */
    modules?: Record<string, string>
    /** The one of them that answers `fetch` (it exports `library: { fetch, latency, reset() }`). */
    api?: string
  }
  /** What option tables, names and quoted messages on pages are compared with. Without it nothing is compared. */
  facts?: {
    /** Import paths of the library, in the order in which a name is looked for. */
    entryPoints: string[]
    /** Files, or folders of `.modern.mjs` files, below node_modules whose texts pages may quote; or names of `samples.modules`. */
    messages: string[]
  }
  /** What live examples may import. Absent: React. */
  live?: LiveConfig
}

/** What live examples are run with. Paths are relative to the site's folder. */
export interface LiveConfig {
  /** Scripts of packages. The first is loaded for every example; each other one for examples that import one of its names. */
  packs: Array<{ entry: string; packages?: string[] }>
  /** Packages of which readers get the development build, with its checks and messages. */
  inDevelopment?: string[]
  /** Modules that stand in for a package wherever it is imported, so that what it makes can be followed. */
  standIns?: Record<string, string>
}

/** As `data-theme` and the reader's storage have it. */
export type ColorMode = 'light' | 'dark'
/** What a mistake does: stops the build, is told, or is not looked for. */
export type CheckLevel = 'error' | 'warn' | 'ignore'

interface NavbarPosition {
  /** Default `left`. */
  position?: 'left' | 'right'
}

/** A plain link; the type when an item names none. */
export interface NavbarLinkConfig extends NavbarPosition {
  type?: 'link'
  label: string
  /** A route of this site. Exactly one of `to` and `href`. */
  to?: string
  /** An address elsewhere. */
  href?: string
  /** The item is current on this route and below it; `to` when absent. */
  activeBasePath?: string
  /** The item is current where this matches the route, ignoring case. Wins over `activeBasePath`. */
  activeBaseRegex?: string
}

/** One thing in the navbar. Any other type stops the build. */
export type NavbarItemConfig =
  | NavbarLinkConfig
  | ({ type: 'doc'; docId: string; label?: string } & NavbarPosition)
  | ({ type: 'docSidebar'; sidebarId: string; label?: string } & NavbarPosition)
  | ({ type: 'docsVersion'; label?: string; to?: string } & NavbarPosition)
  | ({ type: 'docsVersionDropdown' } & NavbarPosition)
  | ({ type: 'dropdown'; label: string; to?: string; items: NavbarItemConfig[] } & NavbarPosition)
  | ({ type: 'html'; value: string } & NavbarPosition)
  | ({ type: 'search' } & NavbarPosition)
  | ({ type: 'localeDropdown' } & NavbarPosition)

/** One row of a sidebar. */
export type SidebarItemConfig =
  /** A doc id. */
  | string
  | { type: 'doc'; id: string; label?: string }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category'
      label: string
      /** A doc id: the group's own page. */
      link?: string
      /** Default true: starts folded unless it holds the current page. */
      collapsed?: boolean
      /** Default true. */
      collapsible?: boolean
      items: SidebarItemConfig[]
    }

/** Either a label with exactly one of `to` and `href`, or raw HTML. */
export interface FooterLinkConfig {
  label?: string
  to?: string
  href?: string
  /** Raw HTML instead of a link. */
  html?: string
}

/** The end of every page. Absent: no footer. */
export interface FooterConfig {
  /** Either columns or one row of links, not both. */
  columns?: Array<{ title: string; items: FooterLinkConfig[] }>
  links?: FooterLinkConfig[]
  /** The mark of `logo` at the end; a link only if it has a target. Absent: no mark. */
  logo?: { href?: string }
  /** HTML; `{year}` is the year of the build. */
  copyright?: string
}

/** A line above the navbar. Absent: no bar. */
export interface AnnouncementBarConfig {
  id?: string
  /** HTML. */
  content: string
  backgroundColor?: string
  textColor?: string
  isCloseable?: boolean
}

/** Where search looks. The local index needs no service. */
export interface SearchConfig {
  /** Default `local`. */
  provider?: 'local' | 'algolia'
  /** The service's index, and the name under which recent and favorite searches are stored. */
  indexName?: string
  /** `{query}` is replaced. */
  reportUrl?: string
  /** Hits per page of the search page. Default 15. */
  pageSize?: number
  /** Words readers use, and the words pages use for the same thing. */
  synonyms?: Array<[readersSay: string[], pagesSay: string[]]>
  /** A folder with what readers ask of pages: `<route>.json`, lists of `{ question, section }`, and type: `<route>.queries.txt`. */
  questions?: string
  /**
   * Error messages that can be searched for and decoded: a file below `public/`, and the page that lists them under ids
   * `error-{number}`. `anchor` is the id of the heading above the list.
   */
  errors?: { file: string; route: string; group: string; anchor?: string }
  /** Provider `algolia`: the application's id. */
  appId?: string
  /** Provider `algolia`: a key that may only search. Everybody can read it. */
  apiKey?: string
  /** Provider `algolia`: origins to ask instead of the service's own, for a proxy. */
  hosts?: string[]
}

/** Where page views are told. Absent: nowhere. */
export interface AnalyticsConfig {
  provider: 'umami' | 'plausible'
  /** Where events are sent. */
  endpoint: string
  /** The site's id (Umami) or domain (Plausible) at the service. */
  siteId: string
}

/* ---------------------------------------------------------------- as resolved: what every page of the app reads */

/**
 * The site without its pages' content: `site.<hash>.json`, loaded once by the browser and given to the prerenderer.
 * Defaults are filled and references followed; hrefs carry the base.
 */
export interface SiteData {
  title: string
  tagline: string
  url: string
  baseUrl: string
  /** The site's own version. */
  version: string
  library: { name: string; packageName: string; version: string; note: string | null }
  /** Drawn before the name. Readers' browsers keep the one they were served, so their data has none. */
  mark?: Mark | undefined
  navbar: { hideOnScroll: boolean; title: string; items: NavbarItem[] }
  sidebars: Record<string, SidebarItem[]>
  docsSidebar: { hideable: boolean; autoCollapse: boolean }
  footer: Footer | null
  announcementBar: AnnouncementBar | null
  colorMode: { default: ColorMode; respectSystem: boolean; switch: boolean }
  tableOfContents: { min: number; max: number }
  versionPersistence: 'localStorage' | 'none'
  search: SearchSettings
  analytics: AnalyticsConfig | null
  /** Addresses of the table of error messages and of the list of all; null: there are none to decode. */
  errors: { table: string; list: string } | null
  /** Address of the `MovedTable`; null: nothing has moved. */
  moved: string | null
  /** Routes to begin from. */
  startingPoints: string[]
  versions: DocsVersion[]
  locales: Record<string, LocaleConfig>
  /** Every page a link can open, by route. `data` is the name of its data file under `<base>assets/pages/`. */
  pages: Record<string, PageEntry>
  /** Addresses of the lists that hold the pages of a large site, which browsers add to `pages` one by one: `listOf` says which has a route. */
  pageLists?: string[]
}

/** The site's mark, checked: what is inside its `svg` element. */
export interface Mark {
  viewBox: string
  /** Markup. */
  inner: string
  /** Whether it names colors. One that does not is drawn in those of the theme. */
  hasColors: boolean
}

/** What the browser needs to search. */
export type SearchSettings = {
  indexName: string
  reportUrl: string | null
  pageSize: number
} & (
  | {
      provider: 'local'
      /** Address of the first tier, with the base; changes with the content. */
      index: string
    }
  | { provider: 'algolia'; appId: string; apiKey: string; hosts: string[] }
)

/** What a reader elsewhere on the site needs to open a page. */
export interface PageEntry {
  title: string
  /** Name of the data file under `<base>assets/pages/`; changes with the content. Null: the screen needs none (`/search`). */
  data: string | null
  /** About what that file weighs, compressed. */
  kb?: number
}

/** A version of the docs; this site has one. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: Array<{ id: string; path: string; sidebar: string | null }>
  draftIds: string[]
  sidebars: Record<string, { link: { path: string; label: string } | null }>
}

/** A language of the site; there is one. */
export interface LocaleConfig {
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
  path: string
}

/** Resolved targets: `route` for a page of this site, `href` for what an anchor carries. */
export interface LinkTarget {
  href: string
  /** Null: another site, opened in a new tab. */
  route: string | null
}

/** A plain navbar link, current by path. */
export interface NavbarLink extends LinkTarget {
  type: 'link'
  label: string
  position: 'left' | 'right'
  activeBasePath: string | null
  activeBaseRegex: string | null
}

/** One thing in the navbar, ready to show. */
export type NavbarItem =
  | NavbarLink
  /** Current when the open doc is this doc or shares its sidebar. */
  | (LinkTarget & { type: 'doc'; label: string; position: 'left' | 'right'; docId: string; sidebarId: string | null })
  | (LinkTarget & { type: 'docSidebar'; label: string; position: 'left' | 'right'; sidebarId: string })
  /** `version`: the name to remember when the reader picks it; only in the version menu. */
  | (LinkTarget & { type: 'docsVersion'; label: string; position: 'left' | 'right'; version?: string })
  | { type: 'docsVersionDropdown'; position: 'left' | 'right' }
  | {
      type: 'dropdown'
      label: string
      position: 'left' | 'right'
      /** The trigger's own target, if it has one. */
      target: LinkTarget | null
      items: NavbarItem[]
    }
  | { type: 'html'; value: string; position: 'left' | 'right' }
  | { type: 'search'; position: 'left' | 'right' }
  | { type: 'localeDropdown'; position: 'left' | 'right' }

/** One row of a sidebar, ready to show. */
export type SidebarItem =
  | { type: 'doc'; label: string; route: string; href: string; docId: string }
  | { type: 'link'; label: string; href: string; route: string | null }
  | SidebarCategory

/** A group of a sidebar. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** The group's own page. */
  route: string | null
  href: string | null
  collapsed: boolean
  collapsible: boolean
  items: SidebarItem[]
  /** How many pages they are, the group's own included. */
  count: number
  /** The address of the first page among them. */
  first: string | null
  /** Where the items of a folded group of a large site are, which are loaded when it opens. */
  part?: string
  /** A stretch of a long list, which no author has named. */
  isPart?: true
}

/** A link of the footer. */
export interface FooterLink {
  label: string
  href: string
  route: string | null
}

/** The footer, ready to show: always columns, a row of links being one without a title. */
export interface Footer {
  columns: Array<{ title: string | null; items: Array<FooterLink | { html: string }> }>
  logo: { href: string | null } | null
  copyright: string | null
}

/** The bar above the navbar. */
export interface AnnouncementBar {
  id: string
  content: string
  backgroundColor: string | null
  textColor: string | null
  isCloseable: boolean
}

/* ---------------------------------------------------------------- one page in its site */

/** The page before or after another. */
export interface PageNeighbor {
  title: string
  route: string
  href: string
}

/** What the site knows about a doc: its place among the others. */
export interface DocContext {
  sidebarId: string | null
  /** Sidebar groups from the top down, then the page. `href` is null for a group without a page, and for the last one. */
  breadcrumbs: Array<{ label: string; href: string | null }>
  previous: PageNeighbor | null
  next: PageNeighbor | null
  /** ISO date of the newest commit of the source. */
  lastUpdated: string | null
  editUrl: string | null
  reportUrl: string | null
  markdownHref: string
}

/** A page as it travels: the body of a data file, and (with its HTML emptied) the seed inside the served HTML. */
export type PagePayload =
  | { screen: 'doc'; route: string; page: PageData; doc: DocContext }
  | { screen: 'landing'; route: string; page: PageData }
  | { screen: 'search'; route: string }
  | { screen: 'not-found'; route: string }
