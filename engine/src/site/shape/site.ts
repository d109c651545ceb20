import type { OutputFile } from '#disk/output-file.ts'
import type { Shelf } from '#disk/shelf.ts'
import type { MovedRow } from '#model/moved.ts'
import type { CompiledPage } from '#model/page.ts'
import type { IndexedError } from '#model/search.ts'
import type { PagePayload, SiteData } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'

/** The local index: the names of everything, and the texts behind them in files of some pages each. */
export interface SearchIndex {
  names: OutputFile
  texts: OutputFile[]
  /** Of a large site: readers load what a query needs. */
  isByNeed?: true
}

/** A place in a tree. */
export interface TreePlace {
  node: number
  /** Characters of the run before it. */
  at: number
}

/** A page in its site: what was compiled, what travels to the browser, and the file it travels in. */
export interface SitePage {
  compiled: CompiledPage
  payload: PagePayload
  /** Before what needs more than the first styles; null for a page that does not begin with text. */
  endOfOpening: TreePlace | null
  /** The page as plain Markdown. */
  markdown: string
  /** `name` stands under `assets/pages/` and changes with the content. */
  dataFile: { name: string; body: string; length: number }
  /** Its body as it is written. */
  dataBytes: () => Uint8Array
  /** Names these bytes, where it is known. */
  dataDigest?: string | undefined
  /** What follows from the page in its site, and from nothing else: known from build to build, where there is a memory. */
  remember: (parts: string[], make: () => string[]) => string[]
  /** What its live examples need; null: it has none. */
  liveFile: OutputFile | null
  /** What its live examples did when they were run; null: nobody has run them. */
  recordingsFile: OutputFile | null
  /** What its samples answer about their names; null: it has none. */
  typesFile: OutputFile | null
  /** Holds a text of the page until it is written: in memory, or on the shelf of a large site. */
  putAside: Shelf['put']
  /** ISO date of the newest commit of the source; null when git cannot say. */
  lastUpdated: string | null
}

/** The whole site, every cross-reference followed. What the build writes is derived from this value. */
export interface Site {
  root: string
  config: ResolvedConfig
  data: SiteData
  /** In the order of their sources. */
  pages: SitePage[]
  /** The pages that have no content and no data file: `/search` and the not-found page. */
  screens: PagePayload[]
  /** Error messages that can be searched for, by number. */
  errors: IndexedError[]
  /** What browsers and programs are told of them. Null: the site has none. */
  errorTable: OutputFile | null
  /** Null: a hosted service has the index. */
  searchIndex: SearchIndex | null
  /** Where old addresses lead: as the owner wrote it, and the file that browsers ask. Null: nothing has moved. */
  moved: MovedRow[]
  movedFile: OutputFile | null
  warnings: string[]
  /** Puts one page together again, from another text of it; `proven` are its samples that are, where they are not those of the site. */
  remake: (page: CompiledPage, proven?: ReadonlySet<string>) => SitePage
}

/** True when some page has an example that runs. */
export const hasLive = ({ pages }: Pick<Site, 'pages'>): boolean => pages.some(({ liveFile }) => liveFile !== null)
