import type { SearchMethodParams, SearchQuery } from 'algoliasearch/lite'
import type { SearchRequest } from '#model/search.ts'
import { MARK } from './algolia-marks.ts'

/** Only this language and the version that is read here: others in the same index never appear. */
const OURS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]

/** What is sent for one question. A filtered one brings along the counts of all kinds, in the same HTTP request. */
export function queriesOf(request: SearchRequest, indexName: string): SearchMethodParams {
  const hits = hitsQuery(request, indexName)
  return { requests: request.kind === null ? [hits] : [hits, countsQuery(request, indexName)] }
}

function hitsQuery({ query, kind, page, hitsPerPage, excerptWords }: SearchRequest, indexName: string): SearchQuery {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: kind === null ? OURS : [...OURS, `kind:${kind}`],
    facets: ['kind'],
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'kind', 'trail'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK.open,
    highlightPostTag: MARK.close,
    clickAnalytics: false,
  }
}

/** Not a question of the reader's, so it does not count as one in the service's statistics. */
function countsQuery({ query }: SearchRequest, indexName: string): SearchQuery {
  return {
    indexName,
    query,
    hitsPerPage: 0,
    facetFilters: OURS,
    facets: ['kind'],
    attributesToRetrieve: [],
    attributesToHighlight: [],
    attributesToSnippet: [],
    clickAnalytics: false,
    analytics: false,
  }
}
