import { nextTurn } from '#app/state/next-turn.ts'
import { onceEach } from '#model/once-each.ts'
import {
  type ByNeed,
  type FirstTier,
  type IndexedPage,
  PAGES_A_FILE,
  type SearchAnswer,
  type SearchRequest,
  type TextTier,
  type WordRow,
} from '#model/search.ts'
import { bestPages } from '#search/by-need/best-pages.ts'
import { type AskedWord, filesOf, findRows } from '#search/by-need/find-rows.ts'
import { createEngine, type SearchEngine } from '#search/engine.ts'
import { splitCamelCase, wordsOf } from '#search/index/tokenize.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import type { FromWorker } from './search-messages.ts'

/** Pages that the first answer is made of, and those whose texts are read for the second. */
const FIRST = 12
/** Pages that the second answer is made of. */
const MOST = 40
/** Words of a query that are looked up. */
const MOST_WORDS = 8
/** How long a reader has to be still before texts are fetched: what is typed letter by letter is many queries. */
const STILL_MS = 250

/** What it gets from outside. */
interface Surroundings {
  names: FirstTier
  byNeed: ByNeed
  /** Fetches a file of the index by its path below the base. */
  fetchPart: (path: string) => Promise<unknown>
  /** There is a better answer to the last query. */
  onMore: () => void
  /** Lets a reader go on typing. */
  pause?: () => Promise<unknown>
}

/** What the files of the index hold, by their names. */
interface Parts {
  [words: `words-${number}`]: WordRow[]
  [names: `names-${number}`]: IndexedPage[]
  [text: `text-${number}`]: string[]
  causes: NonNullable<TextTier['causes']>
}

const still = () => new Promise((resolve) => setTimeout(resolve, STILL_MS))

/** What is known of a query. */
interface Known {
  query: string
  engine: SearchEngine
  isComplete: boolean
}

/** Searches the index of a large site: finds the pages that answer best, and has the engine search these. */
export function createSearchByNeed({ names, byNeed, fetchPart, onMore, pause = still }: Surroundings) {
  const load = onceEach((name: string) => fetchPart(`${byNeed.folder}/${name}.json`)) as <Name extends keyof Parts>(
    name: Name,
  ) => Promise<Parts[Name]>
  const rowsOf = (file: number) => load(`words-${file}`)
  let known: Known | null = null
  /** The newest query. Files of an older one may come later than its own. */
  let asked = ''

  async function pagesFor(query: string): Promise<number[]> {
    const words = askedWords(query)
    const found = words.map(async (word) => {
      const files = await Promise.all(filesOf(word, byNeed.words).map(rowsOf))
      return findRows(word, files.flat())
    })
    return bestPages(await Promise.all(found), byNeed.pages, MOST)
  }

  async function namesOf(page: number): Promise<IndexedPage[]> {
    const pages = await load(`names-${Math.floor(page / PAGES_A_FILE)}`)
    return pages.slice(page % PAGES_A_FILE, (page % PAGES_A_FILE) + 1)
  }

  async function engineOf(numbers: number[]): Promise<SearchEngine> {
    const pages = (await Promise.all(numbers.map(namesOf))).flat()
    return createEngine({ ...names, pages, texts: [''] })
  }

  async function complete(query: string, numbers: number[]): Promise<void> {
    const texts = Promise.all(numbers.slice(0, FIRST).map((page) => load(`text-${page}`)))
    const causes = byNeed.hasCauses ? load('causes') : []
    const [engine, read, told] = await Promise.all([engineOf(numbers), texts, causes])
    engine.addTexts({ from: 0, texts: read, causes: told })
    if (known?.query === query) known = { query, engine, isComplete: true }
  }

  /** Finds out the rest for a reader who has stopped typing. Without it, what is there is the answer. */
  async function goOn(own: Known, numbers: number[]): Promise<void> {
    await pause()
    if (known !== own) return
    await complete(own.query, numbers).catch(() => Object.assign(own, { isComplete: true }))
    onMore()
  }

  return async (request: SearchRequest): Promise<SearchAnswer> => {
    const { query } = request
    asked = query
    if (known?.query !== query) {
      const numbers = await pagesFor(query)
      const own: Known = { query, engine: await engineOf(numbers.slice(0, FIRST)), isComplete: false }
      if (asked === query) {
        known = own
        goOn(own, numbers)
      }
      return { ...own.engine.search(request), isComplete: false }
    }
    return { ...known.engine.search(request), isComplete: known.isComplete }
  }
}

/** What the worker answers searches with. `waiting` has those that somebody still waits for. */
export function answersByNeed({
  waiting,
  post,
  ...index
}: Omit<Surroundings, 'onMore'> & { waiting: Map<number, SearchRequest>; post: (message: FromWorker) => void }) {
  const search = createSearchByNeed({ ...index, onMore: () => post({ type: 'improved' }) })
  return async (id: number, request: SearchRequest): Promise<void> => {
    await nextTurn()
    if (!waiting.has(id)) return
    const found = await search(request).catch(() => null)
    if (!waiting.delete(id)) return
    if (found) post({ type: 'answer', id, answer: found })
    else post({ type: 'failure', id, message: 'The index could not be fetched.' })
  }
}

/** The words of a query that say something; all where none does. */
function askedWords(query: string): AskedWord[] {
  const found = wordsOf(query).flatMap(({ word }) => splitCamelCase(word).map((part) => part.toLowerCase()))
  const said = found.filter((word) => !isStopWord(word))
  const words = said.length > 0 ? said : found
  const isOpen = /[\p{L}\p{N}]$/u.test(query)
  return words.slice(-MOST_WORDS).map((text, index, { length }) => ({ text, isOpen: isOpen && index === length - 1 }))
}
