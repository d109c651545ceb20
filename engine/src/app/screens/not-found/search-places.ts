import { loadProvider } from '#app/search/providers/load-provider.ts'
import type { SearchProvider } from '#app/search/providers/search-provider.ts'
import { readAddress } from '#app/search/read-address.ts'
import { routeOfPathname } from '#model/route.ts'
import type { SearchAnswer } from '#model/search.ts'
import type { SiteData } from '#model/site.ts'
import type { FoundPlace } from './suggest-places.ts'

const HITS = 10

/** What the site's search finds for some words: the first answer that has something in it. Rejects where search cannot be reached. */
export async function searchPlaces(words: string, site: SiteData, signal: AbortSignal): Promise<FoundPlace[]> {
  const provider = await loadProvider(site)
  const ask = () => provider.search({ query: words, kind: null, page: 0, hitsPerPage: HITS, excerptWords: 1 }, signal)
  let answer = await ask()
  while (answer.hits.length === 0 && !answer.isComplete) {
    await improvement(provider, signal)
    answer = await ask()
  }
  return placesOf(answer, site)
}

function improvement(provider: SearchProvider, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = provider.onImproved?.(() => {
      stop?.()
      resolve()
    })
    signal.addEventListener('abort', () => {
      stop?.()
      reject(signal.reason)
    })
  })
}

/** Hits as places of this site; those of other sites are left out. */
export function placesOf(
  { hits }: Pick<SearchAnswer, 'hits'>,
  { url, baseUrl }: Pick<SiteData, 'url' | 'baseUrl'>,
): FoundPlace[] {
  return hits.flatMap((hit) => {
    const at = readAddress(hit.url, url)
    const route = at && at.origin === new URL(url).origin ? routeOfPathname(at.pathname, baseUrl) : null
    if (!at || route === null) return []
    return [{ to: route + at.hash, title: hit.heading.map(({ text }) => text).join('') }]
  })
}
