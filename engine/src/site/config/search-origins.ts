import type { SearchSettings } from '#model/site.ts'

/** Where the browser sends searches besides this site, the address that is tried first in front. */
export function searchOrigins(search: SearchSettings): string[] {
  if (search.provider === 'local') return []
  if (search.hosts.length > 0) return search.hosts
  const { appId } = search
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks]
}
