import type { Shelf } from '#disk/shelf.ts'
import type { IndexedError } from '#model/search.ts'
import type { SearchSettings } from '#model/site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SearchIndex } from '../shape/site.ts'
import type { PageQuestions } from '../sources/question-files.ts'
import { withAskedWords } from './asked-words.ts'
import type { ErrorFile } from './error-file.ts'
import { errorMessages } from './error-messages.ts'
import { indexSite, TEXTS_BUDGET } from './index-site.ts'
import { NO_MEMORY, type SearchMemory } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'

/** Search of one site: what the browser is told, and what the build writes or sends. */
export interface SiteSearch {
  settings: SearchSettings
  errors: IndexedError[]
  /** Null: a hosted service has the index. */
  searchIndex: SearchIndex | null
}

/** What search is made of besides pages. */
interface Asked {
  /** What the file says that `search.errors` names. */
  known: ErrorFile | null
  questions: PageQuestions[]
  isProduction: boolean
  memory?: SearchMemory | undefined
  /** Holds files of the index until they are written. */
  putAside?: Shelf['put'] | undefined
}

/** Makes everything about search that follows from the pages. */
export function siteSearch(
  config: ResolvedConfig,
  pages: SearchPage[],
  { known, questions, isProduction, memory = NO_MEMORY, putAside }: Asked,
): SiteSearch {
  const errors = errorMessages(config, known, pages)
  const { synonyms, errors: list, questions: _folder, ...settings } = config.search
  if (settings.provider === 'algolia') return { settings, errors, searchIndex: null }
  // Whoever writes waits for every index, and nobody else loads it.
  const budget = isProduction ? TEXTS_BUDGET : Number.POSITIVE_INFINITY
  const others = { site: config.url + config.baseUrl, errors, list: list?.route ?? '', synonyms, putAside }
  const searchIndex = indexSite(withAskedWords(pages, questions, memory), others, budget, memory)
  return { settings: { ...settings, index: config.baseUrl + searchIndex.names.path }, errors, searchIndex }
}
