/** What is kept, as one entry of the cache: a document that is not in it does not count. */
export interface KeptIndex {
  /** The reader has asked for the whole site. */
  isWhole: boolean
  /** The list of the newest deployment that a document was kept of. */
  newest: string | null
  /** Routes with the list of the deployment that their document is of, the longest unread first. */
  pages: Array<[route: string, list: string]>
}

/** Never a page's address: no host serves a path that ends in it. */
export const INDEX_NAME = 'assets/offline.kept'

/** The index as it was stored; empty where there is none, or what is stored is something else. */
export async function readIndex(cache: Pick<Cache, 'match'>, base: string): Promise<KeptIndex> {
  const stored = await cache.match(base + INDEX_NAME)
  const value: unknown = await stored?.json().catch(() => null) // cut off while it was written: as if it were not there
  return isIndex(value) ? value : { isWhole: false, newest: null, pages: [] }
}

/** Stores the index. */
export async function writeIndex(cache: Pick<Cache, 'put'>, base: string, index: KeptIndex): Promise<void> {
  await cache.put(base + INDEX_NAME, Response.json(index))
}

function isIndex(value: unknown): value is KeptIndex {
  if (typeof value !== 'object' || value === null) return false
  const { isWhole, newest, pages } = value as Partial<KeptIndex>
  return typeof isWhole === 'boolean' && (newest === null || typeof newest === 'string') && Array.isArray(pages)
}
