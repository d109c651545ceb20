import type { TypedPage } from './typed-page.ts'

/** The types in the samples of a site. */
export interface SiteTypes {
  /** By source. */
  pages: ReadonlyMap<string, TypedPage>
  /** True while a site is written: answers are looked for when a reader asks, except errors that pages show. */
  isOnDemand: boolean
  /** Leaves for the next build what the pages' files say, once they were asked for. */
  keep?: () => Promise<void>
}

/** For a site whose samples nothing can check. */
export const NO_TYPES: SiteTypes = { pages: new Map(), isOnDemand: false }
