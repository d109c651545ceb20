import { liteClient } from 'algoliasearch/lite'
import type { SearchSettings } from '#model/site.ts'
import type { SearchProvider } from '../search-provider.ts'
import { answerOf } from './algolia-answer.ts'
import { queriesOf } from './algolia-query.ts'
import { createHostsCache, requesterUntil } from './algolia-requester.ts'

type Settings = Extract<SearchSettings, { provider: 'algolia' }>

/**
 * The hosted service. Hosts that do not answer are passed over for the next one; the search fails when none is left. A question that
 * has been overtaken is taken back, so its answer can come neither late nor at all.
 */
export function createAlgoliaProvider({ appId, apiKey, indexName, hosts }: Settings): SearchProvider {
  const hostsCache = createHostsCache()
  const options = hosts.length === 0 ? {} : { hosts: hosts.map(hostOf) }
  return {
    label: 'Algolia',
    href: 'https://www.algolia.com',
    async search(request, signal) {
      // A client is a few closures: one for each question is how its requester comes to know the question's signal.
      const client = liteClient(appId, apiKey, { ...options, hostsCache, requester: requesterUntil(signal) })
      const response = await client.search(queriesOf(request, indexName))
      signal.throwIfAborted()
      return answerOf(response, request.hitsPerPage)
    },
  }
}

function hostOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port && { port: Number(port) }),
  }
}
