import { expect, test } from 'vitest'
import { queriesOf } from './algolia-query.ts'

const REQUEST = { query: 'slice', kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 }

test('one question asks for this language and this version only', () => {
  const { requests } = queriesOf(REQUEST, 'docs')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'slice',
    page: 0,
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  })
})

test('a filtered question brings the counts of all kinds along, without hits', () => {
  const { requests } = queriesOf({ ...REQUEST, kind: 'api', page: 2 }, 'docs')
  expect(requests).toMatchObject([
    { page: 2, facetFilters: ['language:en', expect.any(Array), 'kind:api'] },
    {
      query: 'slice',
      hitsPerPage: 0,
      facets: ['kind'],
      analytics: false,
      facetFilters: ['language:en', expect.any(Array)],
    },
  ])
})
