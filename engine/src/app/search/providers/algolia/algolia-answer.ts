import {
  HIT_LEVELS,
  type HitHierarchy,
  type HitType,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  type TextPart,
} from '#model/search.ts'
import { readAddress } from '../../read-address.ts'
import { type Fields, fieldsOf, hierarchyOf, isHitType, kindOf } from '../../read-record.ts'
import { partsOf, unescapeText } from './algolia-marks.ts'

/** A number beyond this is none that an index of pages can have. */
const MAX_COUNT = 1e7

/**
 * What the service says, in the words of all providers. The records may be ours or a crawler's: kinds, trails, levels and highlights
 * are used where they are, and no more records than were asked for. Throws for an answer that is none.
 */
export function answerOf(response: unknown, hitsPerPage: number): SearchAnswer {
  const results = fieldsOf(response).results
  const [found, all = found] = Array.isArray(results) ? results.map(fieldsOf) : []
  if (!found || !all || !Array.isArray(found.hits)) {
    throw new Error('The search service answered with something else than results. Is there a proxy in between?')
  }
  const hits = found.hits
    .slice(0, hitsPerPage)
    .map(fieldsOf)
    .flatMap((record) => hitOf(record) ?? [])
  return {
    hits: pagesTogether(hits),
    total: numberOf(found.nbHits) ?? hits.length,
    pages: numberOf(found.nbPages) ?? 1,
    counts: countsOf(fieldsOf(fieldsOf(all.facets).kind)),
    isComplete: true,
    nearest: [],
  }
}

/** Null for a record that leads nowhere a link may lead. */
function hitOf(record: Fields): SearchHit | null {
  const url = textOf(record.url) ?? ''
  if (!/^https?:$/.test(readAddress(url)?.protocol ?? '')) return null
  const hierarchy = withGroup(hierarchyOf(fieldsOf(record.hierarchy), unescaped))
  const content = textOf(record.content)
  const type = isHitType(record.type) ? record.type : content ? 'content' : 'lvl1'
  return {
    objectID: textOf(record.objectID) ?? url,
    url,
    type,
    hierarchy,
    content: content && unescapeText(content),
    kind: kindOf(record.kind),
    trail: Array.isArray(record.trail) ? record.trail.filter((group) => typeof group === 'string') : [],
    heading: headingOf(record, type, hierarchy) ?? [{ text: url, isMatch: false }],
    excerpt: excerptOf(record, content),
    form: type === 'lvl1' ? 'page' : 'section',
    sentence: null,
  }
}

/** Where a crawler found no section, a hit is grouped under the highest heading there is. */
function withGroup(hierarchy: HitHierarchy): HitHierarchy {
  const highest = HIT_LEVELS.find((level) => hierarchy[level] !== null)
  return { ...hierarchy, lvl0: highest ? hierarchy[highest] : null }
}

function headingOf(record: Fields, type: HitType, hierarchy: HitHierarchy): TextPart[] | null {
  const depth = type === 'content' ? HIT_LEVELS.length - 1 : HIT_LEVELS.indexOf(type)
  const level = HIT_LEVELS.slice(0, depth + 1).findLast((level) => hierarchy[level] !== null)
  if (level === undefined) return null
  const marked = markedOf(fieldsOf(fieldsOf(record._highlightResult).hierarchy)[level])
  return marked === null ? [{ text: hierarchy[level] ?? '', isMatch: false }] : partsOf(marked)
}

function excerptOf(record: Fields, content: string | null): TextPart[] | null {
  if (!content) return null
  const snippet =
    markedOf(fieldsOf(record._snippetResult).content) ?? markedOf(fieldsOf(record._highlightResult).content)
  return snippet === null ? [{ text: unescapeText(content), isMatch: false }] : partsOf(snippet)
}

/** Pages in the order of their best hits, and each page's hits in the order in which they came. */
function pagesTogether(hits: SearchHit[]): SearchHit[] {
  const byPage = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const page = hit.url.replace(/#.*/, '')
    if (!byPage.get(page)?.push(hit)) byPage.set(page, [hit])
  }
  return [...byPage.values()].flat()
}

function countsOf(facet: Fields): SearchAnswer['counts'] {
  const counted = SEARCH_KINDS.map((kind): [SearchKind, number] => [kind, numberOf(facet[kind]) ?? 0])
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const numberOf = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT ? Number(value) : null
const markedOf = (marked: unknown): string | null => textOf(fieldsOf(marked).value)

function unescaped(value: unknown): string | null {
  const text = textOf(value)
  return text && unescapeText(text)
}
