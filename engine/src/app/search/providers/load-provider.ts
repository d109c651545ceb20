import { onceEach } from '#model/once-each.ts'
import type { SiteData } from '#model/site.ts'
import type { SearchProvider } from './search-provider.ts'

/**
 * The engine a site is configured with, started once per visit: the modal and the search page share it. Each is loaded only where it
 * is used. One whose code could not be loaded is asked for anew the next time.
 */
export const loadProvider = onceEach(async (site: SiteData): Promise<SearchProvider> => {
  const { search } = site
  if (search.provider === 'algolia')
    return (await import('./algolia/algolia-provider.ts')).createAlgoliaProvider(search)
  const { createLocalProvider } = await import('./local/local-provider.ts')
  return createLocalProvider({ ...site, index: search.index })
})
