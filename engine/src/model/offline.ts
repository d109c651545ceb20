/** What the build, the page and the service worker agree on to make a site readable without a network. */

/** The service worker's file below `dist/`. It stands at the base, because it may answer for what is below itself alone. */
export const OFFLINE_WORKER_PATH = 'sw.js'

/** A file below `dist/` and its size on the device. */
export type OfflineFile = [path: string, bytes: number]

/** `assets/offline.<hash>.json`: what a deployment is made of. Every document of the deployment names it in its seed. */
export interface OfflineFiles {
  /** The site's title. */
  title: string
  /** What every page may come to need: the app's code, the site's data, search, what runs live examples. */
  common: OfflineFile[]
  /** By route. `document` is the size of the page's HTML; `files` are its data, its live examples, what they did, and its types. */
  pages: Record<string, { title: string; document: number; files: OfflineFile[] }>
  /** Files whose address does not change with their content, Markdown twins and what `public/` holds: their hash is the query. */
  loose: OfflineFile[]
}

/** What a page asks of the worker. All but `read` bring a port for the answers. */
export type ToOfflineWorker =
  /** The reader is on this page. */
  | { type: 'read'; pathname: string }
  | { type: 'status' }
  /** Go on keeping the whole site, for a few seconds: the page asks until it is done, so that no browser ends a long task. */
  | { type: 'keep-all' }
  /** Remove everything. */
  | { type: 'forget' }

/** How much of the newest deployment is on this device. */
export interface OfflineStatus {
  keptPages: number
  allPages: number
  keptBytes: number
  /** Of the whole site. */
  allBytes: number
  /** The reader has asked for the whole site. */
  isWhole: boolean
}

/** The worker's answers: any number of `progress`, then one of the others. `status` is null while nothing is known. */
export type FromOfflineWorker =
  | { type: 'progress' | 'done' | 'more'; status: OfflineStatus | null }
  /** `full`: the device has no room. `failed`: a file could not be had. What was kept before is still there. */
  | { type: 'full' | 'failed'; status: OfflineStatus | null }

/** One cache holds everything, so that a browser that needs the room removes all of it or nothing. Sites may share an origin. */
export const offlineCacheName = (baseUrl: string): string => `offline:${baseUrl}`

/** The address of the list in a document's seed, or null for anything else. */
export function readOfflineHref(value: unknown, baseUrl: string): string | null {
  if (typeof value !== 'string' || !value.startsWith(baseUrl)) return null
  return /^assets\/offline\.[0-9a-f]{8,64}\.json$/.test(value.slice(baseUrl.length)) ? value : null
}

/** A list as it came from the network, or null for what is none. */
export function readOfflineFiles(value: unknown): OfflineFiles | null {
  if (!isRecord(value)) return null
  const { title, common, pages, loose } = value
  if (typeof title !== 'string' || !isFiles(common) || !isFiles(loose)) return null
  return isPages(pages) ? { title, common, pages, loose } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSize = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

const isPages = (value: unknown): value is OfflineFiles['pages'] =>
  isRecord(value) &&
  Object.entries(value).every(([route, page]) => {
    return (
      isRoute(route) && isRecord(page) && typeof page.title === 'string' && isSize(page.document) && isFiles(page.files)
    )
  })

/** No path below the base: an origin, a way up, however an address may spell it, or nothing at all. */
const ASTRAY = /^$|^\/|\/\/|[\\:\p{Cc}]|(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/iu

const isRoute = (route: string) => route === '/' || (route.startsWith('/') && !ASTRAY.test(route.slice(1)))

const isFiles = (value: unknown): value is OfflineFile[] =>
  Array.isArray(value) &&
  value.every((file) => {
    return Array.isArray(file) && typeof file[0] === 'string' && !ASTRAY.test(file[0]) && isSize(file[1])
  })
