import type { SearchSettings, SiteData } from '#model/site.ts'
import type { SearchProvider } from './search-provider.ts'

const providers = new WeakMap<SearchSettings, Promise<SearchProvider>>()

/**
 * The engine a site is configured with, started once per visit: the modal and the search page share it. Each is loaded only where it
 * is used. One whose code could not be loaded is asked for anew the next time.
 */
export function loadProvider(site: SiteData): Promise<SearchProvider> {
  const known = providers.get(site.search)
  if (known) return known
  const provider = startProvider(site)
  providers.set(site.search, provider)
  provider.catch(() => providers.delete(site.search))
  return provider
}

async function startProvider({ title, baseUrl, search }: SiteData): Promise<SearchProvider> {
  if (search.provider === 'algolia')
    return (await import('./algolia/algolia-provider.ts')).createAlgoliaProvider(search)
  const { createLocalProvider } = await import('./local/local-provider.ts')
  return createLocalProvider({ title, baseUrl, index: search.index })
}
