import type { FirstTier, SearchAnswer, SearchKind, SearchRequest, TextTier } from '#model/search.ts'
import { hitOf } from './hits.ts'
import { matchWords } from './query/match-words.ts'
import { readQuery } from './query/read-query.ts'
import { asMatches, createSynonyms } from './query/synonyms.ts'
import { addTexts, createCatalog } from './rank/catalog.ts'
import { dropTail } from './rank/drop-tail.ts'
import { collectEvidence } from './rank/evidence.ts'
import { nearestNames } from './rank/nearest-names.ts'
import { rankGroups, readAsked } from './rank/rank-groups.ts'
import { rankPlaces } from './rank/rank-places.ts'
import { scoreUnits } from './rank/score-units.ts'
import { createMarker } from './show/mark.ts'

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
      addTexts(catalog, tier)
      missing -= tier.texts.length
    },

    search({ query: asked, kind, page, hitsPerPage, excerptWords }) {
      const query = readQuery(asked, catalog.vocabulary)
      const matches = matchWords(query, catalog.vocabulary)
      const alternatives = alternativesFor(query)
      const scores = scoreUnits(catalog, query, matches, alternatives)
      const marker = createMarker(
        catalog.vocabulary,
        query,
        [...matches, ...alternatives.flatMap(asMatches)],
        scores.weights,
        catalog.scratch,
      )
      const known = readAsked(catalog, query, asked, matches, scores)
      const evidence = collectEvidence(catalog, query, matches, alternatives)
      const ranked = query.tokens.length
        ? dropTail(rankPlaces(catalog, rankGroups(catalog, known), known, evidence, marker), known.ranking)
        : []

      const counts: Partial<Record<SearchKind, number>> = {}
      const found: number[] = []
      for (const { group, units } of ranked) {
        if (units.length) counts[group.kind] = (counts[group.kind] ?? 0) + units.length
        if (kind === null || group.kind === kind) found.push(...units)
      }
      const look = { site: names.site, excerptWords, marker, isNamed: scores.isNamed }
      return {
        hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((number) => {
          const unit = catalog.units[number]
          return unit ? [hitOf(unit, look)] : []
        }),
        total: found.length,
        pages: Math.ceil(found.length / hitsPerPage),
        counts,
        isComplete: missing <= 0,
        nearest: ranked.length ? [] : nearestNames(catalog, asked),
      }
    },
  }
}
