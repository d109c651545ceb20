import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { asMatches, createSynonyms } from '../query/synonyms.ts'
import { addTexts, createCatalog } from '../rank/catalog.ts'
import { collectEvidence } from '../rank/evidence.ts'
import { rankGroups, readAsked } from '../rank/rank-groups.ts'
import { scoreUnits } from '../rank/score-units.ts'
import { createMarker } from '../show/mark.ts'
import { type SamplePage, sampleTier } from './sample-tier.ts'

/** All that is known of a query on a small site when its places are ranked, for tests. */
export function askSample(pages: SamplePage[], text: string, rest: Parameters<typeof sampleTier>[1] = {}) {
  const { names, texts } = sampleTier(pages, rest)
  const catalog = createCatalog(names)
  addTexts(catalog, texts)
  const query = readQuery(text, catalog.vocabulary)
  const matches = matchWords(query, catalog.vocabulary)
  const alternatives = createSynonyms(names.synonyms, catalog.vocabulary)(query)
  const scores = scoreUnits(catalog, query, matches, alternatives)
  const asked = readAsked(catalog, query, text, matches, scores)
  const marked = [...matches, ...alternatives.flatMap(asMatches)]
  return {
    catalog,
    asked,
    evidence: collectEvidence(catalog, query, matches, alternatives),
    marker: createMarker(catalog.vocabulary, query, marked, scores.weights, catalog.scratch),
    ranked: rankGroups(catalog, asked),
    titleOf: (unit: number) => catalog.units[unit]?.title,
    unitOf(title: string) {
      const unit = catalog.units.find((each) => each.title === title)
      if (!unit) throw new Error(`No place is called "${title}".`)
      return unit
    },
  }
}

/** A section by its title, which is its id, too. */
export const sampleSection = (
  title: string,
  rest: { id?: string; level?: 2 | 3; jobs?: string[]; asked?: string } = {},
) => ({
  id: title,
  level: 2 as const,
  title,
  ...rest,
})
