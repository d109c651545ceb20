import type { SiteData } from '#model/site.ts'
import type { SearchProvider } from './search-provider.ts'

let known: { settings: SiteData['search']; provider: Promise<SearchProvider> } | null = null

/**
 * The engine a site is configured with, started once per visit: the modal and the search page share it. Each is loaded only where it
 * is used. One whose code could not be loaded is asked for anew the next time.
 */
export function loadProvider(site: SiteData): Promise<SearchProvider> {
  if (known?.settings !== site.search) {
    const started = { settings: site.search, provider: startProvider(site) }
    known = started
    started.provider.catch(() => {
      if (known === started) known = null
    })
  }
  return known.provider
}

async function startProvider({ title, baseUrl, search }: SiteData): Promise<SearchProvider> {
  if (search.provider === 'algolia')
    return (await import('./algolia/algolia-provider.ts')).createAlgoliaProvider(search)
  const { createLocalProvider } = await import('./local/local-provider.ts')
  return createLocalProvider({ title, baseUrl, index: search.index })
}
