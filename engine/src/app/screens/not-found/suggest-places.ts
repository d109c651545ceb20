import { CERTAIN, type NearPlace, nearestPages } from './nearest-pages.ts'

/** Something that a search has found. */
export interface FoundPlace {
  /** A page's route, for a place in it with its id. */
  to: string
  title: string
}

/** How many places are offered. */
export const FEW = 3

/** The longest name that is looked for: what is longer was not written for people. */
const MAX_WORDS = 120

/**
 * The places that a reader of an unknown address may have meant, best first: a page of that name, but for a slip; what search finds
 * for the words of the address; pages whose names are similar. One place a page.
 */
export async function suggestPlaces(
  route: string,
  pages: Record<string, { title: string }>,
  search: (words: string) => Promise<FoundPlace[]>,
): Promise<NearPlace[]> {
  const near = nearestPages(route, pages)
  const certain = near.filter(({ cost }) => cost < CERTAIN)
  const found = certain.length >= FEW ? [] : await findByWords(route, search)
  const byWords = found.map(({ to, title }): NearPlace => ({ to, title, reason: 'same words' }))
  return onePerPage([...certain, ...byWords, ...near]).slice(0, FEW)
}

/** The last name of the address says most; the folders are asked where it finds nothing, or is a name that many folders have. */
async function findByWords(route: string, search: (words: string) => Promise<FoundPlace[]>): Promise<FoundPlace[]> {
  const name = wordsOfPath(route.slice(route.lastIndexOf('/')))
  const all = wordsOfPath(route)
  const isCommon = /^(?:api|docs|example|faq|guide|help|intro|introduction|overview|reference|tutorial|usage)s?$/i.test(
    name,
  )
  const queries = isCommon ? [all] : [name, all]
  for (const query of new Set(queries.filter(Boolean))) {
    const found = await search(query)
    if (found.length > 0) return found
  }
  return []
}

/** Words a reader might search for, taken from a path that no page has: `/usage/immer-reducer` → `usage immer reducer`. */
export function wordsOfPath(route: string): string {
  return route
    .slice(0, MAX_WORDS)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

function onePerPage(places: NearPlace[]): NearPlace[] {
  const seen = new Set<string>()
  return places.flatMap(({ to, title, reason }) => {
    const page = to.replace(/#.*$/s, '')
    if (seen.has(page)) return []
    seen.add(page)
    return [{ to, title, reason }]
  })
}
