import { join } from 'node:path'
import type { FirstTier, SearchRequest, TextTier } from '#engine/model/search.ts'
import type { SearchEngine } from '#engine/search/engine.ts'
import { loadSite } from '#engine/site/assemble/load-site.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { openPagePool } from '#engine/site/pages/page-pool.ts'
import { openStoredMemory } from '#engine/site/search-index/stored-memory.ts'
import type { Site } from '#engine/site/shape/site.ts'
import { CONTENT_FOLDER } from '#engine/site/sources/content-folder.ts'
import { findPages } from '#engine/site/sources/find-pages.ts'
import type { Ask } from './measure.ts'

/** The index of a site as a reader's browser gets it, and the site it was made of. */
export interface LoadedIndex {
  site: Site
  names: FirstTier
  texts: TextTier[]
}

/** Compiles the site in `root` (from what is remembered of it where it can) and reads the index that a build would write. */
export async function loadIndex(root: string): Promise<LoadedIndex> {
  const { baseUrl } = await loadConfig(root)
  const pool = openPagePool({ cacheDir: join(root, '.cache'), baseUrl }, (await findPages(root)).length)
  const contentDir = join(root, CONTENT_FOLDER)
  const compile = (source: string, text: string) => pool.compile({ source, text, contentDir })
  // Apart from that of builds, which remember more.
  const found = await openStoredMemory(join(root, '.cache/tests'))
  const options = { isProduction: true, compile, searchMemory: found.memory }
  const site = await loadSite(root, options).finally(pool.close)
  await found.keep()
  if (!site.searchIndex) throw new Error(`${root}: search.provider is not the local engine, so there is no index.`)
  const { names, texts } = site.searchIndex
  return { site, names: JSON.parse(String(names.body)), texts: texts.map(({ body }) => JSON.parse(String(body))) }
}

/** What the search page asks for: every page of an answer is in it. */
export const FULL_REQUEST: Omit<SearchRequest, 'query'> = { kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 }

/** The engine as something to be measured. */
export const askEngine =
  (engine: SearchEngine, names: FirstTier, rows = messageRows(names)): Ask =>
  (query) =>
    engine.search({ ...FULL_REQUEST, query }).hits.map(({ url, objectID }) => ({
      route: `/${url.slice(names.site.length)}`,
      row: rows.get(objectID),
    }))

/** The row of every error message in the list of all, by the id of its hit. */
export const messageRows = ({ errors }: FirstTier): Map<string, string> =>
  new Map(errors.flatMap(({ route, messages }) => messages.map(([code]) => [`error:${code}`, route + code])))
