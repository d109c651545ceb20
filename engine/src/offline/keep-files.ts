import type { OfflineFile } from '#model/offline.ts'
import { isHtml, isUsable } from './served-document.ts'

/** Few enough to leave the line to the reader. */
const PARALLEL = 3

/** Where files come from and go to. */
export interface FileKeeping {
  base: string
  cache: Pick<Cache, 'match' | 'put' | 'keys'>
  fetch: (href: string, init?: RequestInit) => Promise<Response>
}

/** A file could not be had: no network, or its deployment is gone. */
export class MissingFile extends Error {
  override name = 'MissingFile'
}

/** Makes sure that files are in the cache. Throws at the first that cannot be had or stored; the others stay. */
export async function keepFiles(files: OfflineFile[], { base, cache, fetch }: FileKeeping): Promise<void> {
  const present = await keptPaths({ base, cache })
  const missing = files.map(([path]) => path).filter((path) => !present.has(path))
  const work = async () => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const response = await fetch(base + path)
      if (!isUsable(response) || response.redirected || (isHtml(response) && !path.endsWith('.html'))) {
        throw new MissingFile(`${base + path} answered ${response.status}`)
      }
      await cache.put(base + path, response)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

/** The names of everything that is in the cache, as lists write them. */
export async function keptPaths({ base, cache }: Pick<FileKeeping, 'base' | 'cache'>): Promise<Set<string>> {
  const requests = await cache.keys()
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url)
      return decodeURI(pathname).slice(base.length) + search
    }),
  )
}
