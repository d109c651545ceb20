import { oncePer } from '#disk/once-per.ts'
import type { SearchHit } from '#model/search.ts'
import { joined } from '#search/index/tokenize.ts'
import type { TwinPlace } from '../twins/twin-places.ts'
import { rankSections, ranksOf } from './rank-sections.ts'
import type { Library, Twin } from './read-library.ts'
import { sectionWords } from './section-words.ts'
import { ToolProblem } from './tool-problem.ts'

/** A place that answers. */
export interface Result {
  twin: Twin
  /** Null: the opening of the page. */
  place: TwinPlace | null
  /** The sentence that answers, as the index knows it. */
  sentence: string | null
}

/** Pages whose sections are looked at: the answering one is nearly always among them. */
const MOST_PAGES = 8
const MOST_HITS = 60

/** The sections that answer a question, best first, from the pages that the site's own search finds. */
export function searchSections(query: string, library: Library): Result[] {
  const hits = hitsFor(query, library)
  const pages = [...new Set(hits.map((hit) => routeOf(hit, library)))].flatMap((route) => {
    const page = library.pages.get(route.toLowerCase())
    return page ? [library.twinOf(page)] : []
  })
  const sections = pages.slice(0, MOST_PAGES).flatMap(wordsOf)
  const results = rankSections(query, sections, ranksOf(hits, library.address)).map(({ twin, place }): Result => {
    const hit = hits.find(({ url }) => url === `${library.address}${twin.page.route.slice(1)}#${place.id}`)
    return { twin, place, sentence: hit?.sentence ?? null }
  })
  // Whoever names a page wants it, and no section of it.
  const named = pages.find(({ page }) => joined(page.title) === joined(query))
  return named ? [{ twin: named, place: null, sentence: null }, ...results] : results
}

/** The places of a page by their words: a page is read once. */
export const wordsOf = oncePer(sectionWords)

/** What the site's own search finds. */
export function hitsFor(query: string, library: Library): SearchHit[] {
  const index = library.index()
  if (!index) {
    throw new ToolProblem(
      'This site is searched by a hosted service, so its build has no index. Use list_pages, which says what each page answers, then read_page.',
    )
  }
  return index.search({ query, kind: null, page: 0, hitsPerPage: MOST_HITS, excerptWords: 1 }).hits
}

const routeOf = ({ url }: SearchHit, { address }: Library) => `/${url.slice(address.length).replace(/#.*$/, '')}`
