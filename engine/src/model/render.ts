import type { Explainer } from './explainer.ts'
import type { PageEntry, PagePayload, SiteData } from './site.ts'

/** What the prerenderer gets from the bundled app (`app/entry-server.tsx`): the app's HTML for one page. */
export type RenderPage = (site: SiteData, payload: PagePayload) => string

/** What the build gets from it for an explainer: the HTML of its telling moment; empty for a kind that nobody draws. */
export type DrawExplainer = (explainer: Explainer, dress: { version: string; styleSheet: string }) => string

/** Screens that most visits never show, by their file in `app/screens`: each is a file of its own, loaded together with its page. */
export const SCREENS_ON_DEMAND = { landing: 'Landing.tsx', search: 'Search.tsx', 'not-found': 'NotFound.tsx' } as const
/** The name of such a screen. */
export type ScreenOnDemand = keyof typeof SCREENS_ON_DEMAND

/** Ids of the elements the served document and the app agree on. */
export const ROOT_ELEMENT_ID = 'app'
export const SEED_ELEMENT_ID = 'page-seed'
/** Of a link to a sheet that does not count yet. */
export const KEPT_SHEET_MEDIA = 'not all'

/** What the seed script holds: the lean payload and where the site's data is. */
export interface PageSeed {
  payload: PagePayload
  siteDataHref: string
  /** The page's entry in the list of pages, where the site's data come in parts. Null: it has none. */
  entry?: PageEntry | null
  /** Where the list of the deployment's files is, if the site may be kept offline (`model/offline.ts`). */
  offline?: string
}
