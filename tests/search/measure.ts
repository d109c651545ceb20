import { QUERY_KINDS, type QueryKind, type RelevanceQuery } from './queries.ts'

/** A hit by its route: `/api/createSlice#options`. Error messages are shown apart from the pages that explain them. */
export interface RankedHit {
  route: string
  /** Of an error message: its row in the list of all, by which queries expect it wherever it leads. */
  row?: string | undefined
}

/** The hits for a query, best first. A page may occur often. */
export type Ask = (query: string) => RankedHit[]

/** How often an expected page came first, or among the first three pages. */
export interface Score {
  queries: number
  first: number
  firstThree: number
}

/** A query whose expected page did not come first. `rank` counts pages from 1; null: not found at all. */
export interface Miss extends RelevanceQuery {
  rank: number | null
  /** The first three pages, each by its first hit. */
  got: string[]
}

/** Scores by kind and of all, and what went wrong. */
export interface Measurement {
  kinds: Partial<Record<QueryKind, Score>>
  all: Score
  misses: Miss[]
}

/**
 * Asks every query once. The rank of a hit is that of its page among the distinct pages; where a hash is expected, the page's first
 * hit must have it, unless `pagesOnly` says that the engine asked knows no places within pages.
 */
export function measure(queries: RelevanceQuery[], ask: Ask, { pagesOnly = false } = {}): Measurement {
  const kinds: Measurement['kinds'] = {}
  const all = emptyScore()
  const misses: Miss[] = []
  for (const query of queries) {
    const pages = firstHitsByPage(ask(query.query))
    const wanted = new Set(pagesOnly ? query.expect.map(pageOf) : query.expect)
    const index = pages.findIndex((hit) => wanted.has(pageOf(hit)) || (!pagesOnly && wanted.has(hit)))
    const ofKind = kinds[query.kind] ?? emptyScore()
    kinds[query.kind] = ofKind
    for (const counted of [ofKind, all]) {
      counted.queries++
      if (index === 0) counted.first++
      if (index >= 0 && index < 3) counted.firstThree++
    }
    if (index !== 0) misses.push({ ...query, rank: index < 0 ? null : index + 1, got: pages.slice(0, 3) })
  }
  return {
    kinds: Object.fromEntries(QUERY_KINDS.flatMap((kind) => (kinds[kind] ? [[kind, kinds[kind]]] : []))),
    all,
    misses,
  }
}

/** Misses as lines to read: query, what should have come, what came. */
export function describeMisses(misses: Miss[]): string {
  return misses
    .map(
      ({ query, kind, expect, rank, got }) =>
        `${kind}: ${query}\n  expected ${expect.join(' or ')} (${rank ? `came as number ${rank}` : 'not found'})\n  got      ${got.join(', ') || 'nothing'}`,
    )
    .join('\n')
}

/** `93.1 %` */
export const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`

const emptyScore = (): Score => ({ queries: 0, first: 0, firstThree: 0 })
const pageOf = (route: string) => route.replace(/#.*$/, '')

/** The first hit of every group that a reader sees, as a route; a message as its row. */
function firstHitsByPage(hits: RankedHit[]): string[] {
  const pages = new Map<string, string>()
  for (const { route, row } of hits) {
    const group = row ? 'errors' : pageOf(route)
    if (!pages.has(group)) pages.set(group, row ?? route)
  }
  return [...pages.values()]
}
