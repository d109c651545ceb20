import { fieldsOf } from '#model/fields.ts'

/** What is kept, as one entry of the cache: a document that is not in it does not count. */
export interface KeptIndex {
  /** The reader has asked for the whole site. */
  isWhole: boolean
  /** The list of the newest deployment that a document was kept of. */
  newest: string | null
  /** Routes with the list of the deployment that their document is of, the longest unread first. */
  pages: Array<[route: string, list: string]>
}

/** Pages that are kept because they were read; the one that was not read for longest makes room. */
export const MOST_PAGES = 60

/** Never a page's address: no host serves a path that ends in it. */
export const INDEX_NAME = 'assets/offline.kept'

/** The index as it was stored; empty where there is none, or what is stored is something else. */
export async function readIndex(cache: Pick<Cache, 'match'>, base: string): Promise<KeptIndex> {
  const stored = await cache.match(base + INDEX_NAME)
  const value: unknown = await stored?.json().catch(() => null) // cut off while it was written: as if it were not there
  return isIndex(value) ? value : { isWhole: false, newest: null, pages: [] }
}

/** Stores the index as a rule changes it. */
export async function changeIndex(
  cache: Pick<Cache, 'match' | 'put'>,
  base: string,
  change: (index: KeptIndex) => KeptIndex,
): Promise<void> {
  const index = change(await readIndex(cache, base))
  // Not by `Response.json`, which is younger than some readers' browsers.
  await cache.put(base + INDEX_NAME, new Response(JSON.stringify(index)))
}

/** Adds a page of the newest deployment: at the end if it was read, else in its place, or at the front, where pages are dropped first. */
export function withPage(index: KeptIndex, page: [route: string, list: string], isRead: boolean): KeptIndex {
  const [route, newest] = page
  const at = index.pages.findIndex(([known]) => known === route)
  const others = index.pages.filter(([known]) => known !== route)
  return limited({ ...index, newest, pages: others.toSpliced(isRead ? others.length : Math.max(at, 0), 0, page) })
}

/** Without the pages that are too many, the longest unread first; the whole site has no limit. */
export const limited = (index: KeptIndex): KeptIndex =>
  index.isWhole ? index : { ...index, pages: index.pages.slice(-MOST_PAGES) }

/** Without the oldest deployment, or else without half of the pages; the whole site is no longer wanted. */
export function withRoom({ newest, pages }: KeptIndex): KeptIndex {
  const older = pages.find(([, of]) => of !== newest)?.[1]
  const rest = older ? pages.filter(([, of]) => of !== older) : pages.slice(Math.ceil(pages.length / 2))
  return { isWhole: false, newest, pages: rest }
}

function isIndex(value: unknown): value is KeptIndex {
  const { isWhole, newest, pages } = fieldsOf(value)
  return typeof isWhole === 'boolean' && (newest === null || typeof newest === 'string') && isPages(pages)
}

const isPages = (value: unknown) =>
  Array.isArray(value) &&
  value.every((page) => Array.isArray(page) && page.length === 2 && page.every((text) => typeof text === 'string'))
