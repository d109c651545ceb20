import { shortened } from './find-page.ts'
import { MAX_ANSWER, MAX_SECTION, MOST_RESULTS, USUAL_RESULTS } from './limits.ts'
import type { Library } from './read-library.ts'
import { searchSections } from './search-sections.ts'
import { showResults } from './show-result.ts'

/** The sections that answer a question, as Markdown with their addresses. */
export function answerSearch(
  { query, limit: asked = USUAL_RESULTS }: { query: string; limit?: number | undefined },
  library: Library,
): string {
  const limit = Math.min(Math.max(asked, 1), MOST_RESULTS)
  const results = searchSections(query, library)
  if (results.length === 0) return nothingFound(query, library)
  const room = Math.min(MAX_SECTION, Math.floor(MAX_ANSWER / Math.min(results.length, limit)) - 300)
  return showResults(results, library, { max: room, limit }).join('\n\n---\n\n')
}

function nothingFound(query: string, library: Library): string {
  const request = { query, kind: null, page: 0, hitsPerPage: 1, excerptWords: 1 }
  const near = library.index()?.search(request).nearest ?? []
  const names = near.length > 0 ? ` Names close to it: ${near.join(', ')}.` : ''
  return `Nothing was found for "${shortened(query)}".${names} list_pages says what each page answers.`
}
