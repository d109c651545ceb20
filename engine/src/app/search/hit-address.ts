import { urlWithSentence } from '#app/router/sentence-address.ts'
import type { SearchHit, SearchRecord } from '#model/search.ts'

/**
 * Where a hit leads: to the sentence that answers, if it names one. Its address is absolute, of the site as published: here it
 * becomes a path of this site, so that a preview and another base lead to their own pages. Hits of other sites are used as they are.
 */
export function hrefOfHit(hit: Pick<SearchRecord, 'url'> | SearchHit, site: { url: string; baseUrl: string }): string {
  const url = 'sentence' in hit ? urlWithSentence(hit) : hit.url
  const { origin, protocol, pathname, search, hash } = new URL(url, site.url)
  // Records may be somebody else's: an address that would run a script leads nowhere.
  if (!/^https?:$/.test(protocol)) return site.baseUrl
  if (origin !== new URL(site.url).origin) return url
  const path = `${pathname}/`.startsWith(site.baseUrl) ? pathname : site.baseUrl + pathname.slice(1)
  return (path + search + hash).replace(/^\/+/, '/') // two slashes in front would name another host
}
