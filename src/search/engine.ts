import type { FirstTier, SearchAnswer, SearchKind, SearchRequest, TextTier } from '#model/search.ts'
import { createCatalog } from './catalog.ts'
import { dropTail } from './drop-tail.ts'
import { hitOf } from './hits.ts'
import { createMarker } from './mark.ts'
import { matchWords } from './match-words.ts'
import { nearestNames } from './nearest-names.ts'
import { rankGroups } from './rank-groups.ts'
import { readQuery } from './read-query.ts'
import { scoreUnits } from './score-units.ts'
import { asMatches, createSynonyms } from './synonyms.ts'

/** The local search engine: no DOM, no network; runs in a worker, in tests and in benchmarks alike. */
export interface SearchEngine {
  /** Adds the texts of some pages. Takes effect for the next search. */
  addTexts(tier: TextTier): void
  /** Answers from what has been added so far. Never throws for a query. */
  search(request: SearchRequest): SearchAnswer
}

/** An engine that knows the names of all pages and as yet no texts. */
export function createEngine(names: FirstTier): SearchEngine {
  const catalog = createCatalog(names)
  const alternativesFor = createSynonyms(names.synonyms, catalog.vocabulary)
  /** Pages whose texts have not come. */
  let missing = names.texts.length ? names.pages.length : 0

  return {
    addTexts(tier) {
      catalog.addTexts(tier)
      missing -= tier.texts.length
    },

    search({ query: asked, kind, page, hitsPerPage, excerptWords }) {
      const query = readQuery(asked, catalog.vocabulary)
      const matches = matchWords(query, catalog.vocabulary)
      const alternatives = alternativesFor(query)
      const scores = scoreUnits(catalog, query, matches, alternatives)
      const ranked = query.tokens.length ? dropTail(rankGroups(catalog, query, asked, matches, scores)) : []

      const counts: Partial<Record<SearchKind, number>> = {}
      const found: number[] = []
      for (const { group, units } of ranked) {
        if (units.length) counts[group.kind] = (counts[group.kind] ?? 0) + units.length
        if (kind === null || group.kind === kind) found.push(...units.map(({ unit }) => unit))
      }
      const marker = createMarker(
        catalog.vocabulary,
        query,
        [...matches, ...alternatives.flatMap(asMatches)],
        scores.weights,
      )
      const look = { site: names.site, excerptWords, marker, isNamed: scores.isNamed }
      return {
        hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((unit) => hitOf(catalog, unit, look)),
        total: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
        counts,
        isComplete: missing <= 0,
        nearest: ranked.length ? [] : nearestNames(catalog, asked),
      }
    },
  }
}
