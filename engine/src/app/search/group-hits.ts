import type { SearchHit, SearchRecord } from '#model/search.ts'

/** A group with many hits must not push the others out of view. */
const MAX_HITS_PER_GROUP = 5

/** Hits that are shown under one title. */
export interface HitGroup {
  title: string
  /** Hits of one page stand together; the page itself after what is on it, unless it is the best of them. */
  hits: SearchHit[]
}

/** Hits by their top level, in the order in which the levels first occur, at most five each. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  return groupBy(hits, (hit) => hit.hierarchy.lvl0 ?? titleOfPage(hit)).map(([title, all]) => {
    const best = all.slice(0, MAX_HITS_PER_GROUP)
    return { title, hits: groupBy(best, pageOfHit).flatMap(([, ofPage]) => pageLast(ofPage)) }
  })
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Array<[key: string, items: T[]]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (!groups.get(key)?.push(item)) groups.set(key, [item])
  }
  return [...groups]
}

function pageLast(hits: SearchHit[]): SearchHit[] {
  const [best, ...others] = hits
  const isPage = ({ type }: SearchHit) => type === 'lvl1'
  return best ? [best, ...others.filter((hit) => !isPage(hit)), ...others.filter(isPage)] : []
}

/** The address of a hit's page. */
export const pageOfHit = ({ url }: SearchRecord): string => url.replace(/[?#].*/, '')

/** What a hit's page is called. */
export const titleOfPage = ({ hierarchy }: SearchRecord): string => hierarchy.lvl1 ?? hierarchy.lvl0 ?? ''
