import type { SearchConfig } from '#model/site.ts'

/** Settings of an index, in the service's words. */
export type IndexSettings = Record<string, unknown>

/** Readers say `input`; pages say one of `synonyms`. */
export interface HostedSynonym {
  objectID: string
  type: 'oneWaySynonym'
  input: string
  synonyms: string[]
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/**
 * How the service searches the records: those of its documentation crawler's own indexes, with kinds added. One hit for an address,
 * so that a heading and the text below it do not take two places.
 */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    // A record's own name first, then the names above it.
    ...LEVELS.map((level) => `unordered(hierarchy_radio.${level})`),
    ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: [
    'filterOnly(language)',
    'filterOnly(docusaurus_tag)',
    'filterOnly(type)',
    'afterDistinct(kind)',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'kind', 'trail'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'hierarchy_radio', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  typoTolerance: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
}

/** The configured synonyms. One way: a page that is found for "axios" must not be found for everything that stands beside it. */
export function hostedSynonyms(synonyms: NonNullable<SearchConfig['synonyms']>): HostedSynonym[] {
  return synonyms.flatMap(([readersSay, pagesSay], row) =>
    readersSay.map((input, column) => ({
      objectID: `synonym-${row}-${column}`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: pagesSay,
    })),
  )
}
