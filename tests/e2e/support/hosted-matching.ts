/* How the service on this machine finds records. It stands in for the service's protocol, not for its relevance. */

/** A record of the service: whatever was uploaded. */
export type HostedRecord = { objectID: string } & Record<string, unknown>

/** An index in memory. */
export interface MemoryIndex {
  records: Map<string, HostedRecord>
  settings: Record<string, unknown>
  synonyms: Array<{ input: string; synonyms: string[] }>
  rules: unknown[]
}

export const emptyIndex = (): MemoryIndex => ({ records: new Map(), settings: {}, synonyms: [], rules: [] })

/** What is asked for, as far as it is understood here. */
export interface HostedQuery {
  query?: string
  page?: number
  hitsPerPage?: number
  facetFilters?: Array<string | string[]>
  facets?: string[]
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  distinct?: boolean
}

/** Answers one query as the service does: hits with highlights and snippets, how many there are, and counts by facet. */
export function searchIndex(index: MemoryIndex = emptyIndex(), query: HostedQuery = {}): Record<string, unknown> {
  const { page = 0, hitsPerPage = 20, facets = [] } = query
  const words = wordsOf(query.query ?? '')
  const found = [...index.records.values()].filter((record) => {
    return passesFilters(record, index, query.facetFilters ?? []) && matches(record, words, index)
  })
  const ranked = found.toSorted((a, b) => rank(a, words) - rank(b, words))
  const hits =
    (query.distinct ?? index.settings.distinct) ? oneEach(ranked, index.settings.attributeForDistinct) : ranked
  return {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => decorate(record, words, query)),
    nbHits: hits.length,
    page,
    hitsPerPage,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    exhaustiveNbHits: true,
    facets: Object.fromEntries(facets.map((name) => [name, countBy(hits, name)])),
    query: query.query ?? '',
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const textsOf = (record: HostedRecord) => [
  ...Object.values((record.hierarchy as Record<string, string | null>) ?? {}),
  record.content as string | null,
]

/** Every word begins a word of the record, or of what the index takes for the same. */
function matches(record: HostedRecord, words: string[], { synonyms }: MemoryIndex): boolean {
  const known = wordsOf(textsOf(record).join(' '))
  const has = (word: string) => known.some((other) => other.startsWith(word))
  return words.every((word) => {
    const same = synonyms.filter(({ input }) => input.toLowerCase() === word).flatMap((synonym) => synonym.synonyms)
    return has(word) || same.some((other) => wordsOf(other).every(has))
  })
}

/** Names before texts. */
function rank(record: HostedRecord, words: string[]): number {
  const levels = Object.values((record.hierarchy_radio as Record<string, string | null>) ?? {})
  const own = wordsOf(levels.join(' '))
  return words.every((word) => own.some((other) => other.startsWith(word))) ? levels.findIndex(Boolean) : levels.length
}

/** A list is an AND, a list inside it an OR. What is not declared as a facet cannot be filtered by and finds nothing. */
function passesFilters(record: HostedRecord, { settings }: MemoryIndex, filters: Array<string | string[]>): boolean {
  const declared = settings.attributesForFaceting as string[] | undefined
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [name = '', value] = one.split(/:(.*)/)
      const isDeclared = !declared || declared.some((facet) => facet.replace(/^\w+\((.*)\)$/, '$1') === name)
      return isDeclared && [record[name]].flat().includes(value)
    }),
  )
}

function oneEach(records: HostedRecord[], attribute: unknown): HostedRecord[] {
  if (typeof attribute !== 'string') return records
  return [...new Map(records.toReversed().map((record) => [record[attribute], record])).values()].reverse()
}

function countBy(records: HostedRecord[], name: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const record of records) counts[String(record[name])] = (counts[String(record[name])] ?? 0) + 1
  return counts
}

function decorate(record: HostedRecord, words: string[], query: HostedQuery): Record<string, unknown> {
  const mark = (text: string) => highlight(text, words, query)
  const hierarchy = Object.entries((record.hierarchy as Record<string, string | null>) ?? {})
  const levels = hierarchy.flatMap(([level, text]) => (text ? [[level, { value: mark(text) }]] : []))
  const [, length = '10'] = query.attributesToSnippet?.[0]?.split(':') ?? []
  const content = record.content as string | null
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(levels) },
    _snippetResult: content ? { content: { value: mark(snippet(content, words, Number(length), query)) } } : {},
  }
}

function highlight(
  text: string,
  words: string[],
  { highlightPreTag = '<em>', highlightPostTag = '</em>' }: HostedQuery,
) {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const begun = words.find((begin) => word.toLowerCase().startsWith(begin))
    if (begun === undefined) return word
    return highlightPreTag + word.slice(0, begun.length) + highlightPostTag + word.slice(begun.length)
  })
}

function snippet(text: string, words: string[], length: number, { snippetEllipsisText = '' }: HostedQuery): string {
  const all = text.split(/\s+/)
  const at = all.findIndex((word) => words.some((begin) => word.toLowerCase().includes(begin)))
  const from = Math.max(0, Math.min(at - Math.floor(length / 2), all.length - length))
  const end = from + length
  return `${from > 0 ? snippetEllipsisText : ''}${all.slice(from, end).join(' ')}${end < all.length ? snippetEllipsisText : ''}`
}
