import { gzipSync } from 'node:zlib'
import { dataFile, type OutputFile } from '#disk/output-file.ts'
import { MEMORY_SHELF, type Shelf } from '#disk/shelf.ts'
import type { ErrorList, FirstTier, IndexedError, IndexedPage } from '#model/search.ts'
import type { SearchIndex } from '../shape/site.ts'
import { byNeedIndex } from './by-need-index.ts'
import { rowOfError } from './error-places.ts'
import { setGzipSize } from './gzip-size.ts'
import { SEARCH_FOLDER, type TextFile, textFiles } from './index-files.ts'
import { isPhrase, pageNames } from './page-names.ts'
import { NO_MEMORY } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'
import { createWordKeys } from './word-keys.ts'

/** What all texts together may weigh (gzip): a second on a line of 1.6 Mbit/s. */
export const TEXTS_BUDGET = 200_000
/** Words of a section that excerpts are made of: all, or the first number with which the texts keep to their budget, or the least. */
const LEAST_CAP = 20
const CAPS = [120, 80, 60, 50, 40, 35, 32, 30, 28, 25, LEAST_CAP]
/** Whole texts are at most so many times what the last cap leaves of them. */
const MOST_SAVED = 3

/** What names may weigh (gzip): with the code of search, 27 KB, the first results wait for 60. More of them come by need. */
const NAMES_BUDGET = 32_000

/** What the index has besides pages. */
interface Surroundings extends Pick<FirstTier, 'site' | 'synonyms'> {
  errors: IndexedError[]
  /** The route of the page that lists them; empty: there are none. */
  list: string
  /** Holds files until they are written. */
  putAside?: Shelf['put'] | undefined
}

/**
 * Makes the local index. The same site gives the same bytes; an edit of one page gives one other text file and other names, as
 * long as the site does not outgrow a cap.
 */
export function indexSite(
  pages: SearchPage[],
  { site, errors, list, synonyms, putAside = MEMORY_SHELF.put }: Surroundings,
  budget = TEXTS_BUDGET,
  memory = NO_MEMORY,
): SearchIndex {
  const causes = errors.map(({ cause, route }): [string, string] => [cause, route])
  const named = pageNames(pages)
  const begin = { site, errors: errorLists(errors, list), synonyms }
  if (budget !== Number.POSITIVE_INFINITY && !isFirstTier(named)) {
    return byNeedIndex({ pages, named, causes, putAside, memory, first: { ...begin, pages: [], texts: [] } })
  }
  const phrases = named.map(({ keywords }) => keywords.filter(isPhrase))
  const keys = createWordKeys()
  const texts = largestThatFits((cap) => textFiles(pages, { phrases, causes, keys, memory }, cap), budget)
  const first: FirstTier = {
    site,
    pages: named.map((page) => ({ ...page, keywords: page.keywords.filter((keyword) => !isPhrase(keyword)) })),
    errors: errorLists(errors, list),
    synonyms,
    texts: texts.map(({ path }) => path),
  }
  return { names: dataFile(`${SEARCH_FOLDER}names`, first), texts }
}

/** Whether all names are little enough to come first. Names are less than a fifth of what they were when compressed, and more than a tenth. */
function isFirstTier(named: IndexedPage[]): boolean {
  const names = JSON.stringify(named)
  if (names.length < 5 * NAMES_BUDGET) return true
  return names.length < 20 * NAMES_BUDGET && gzipSync(names).byteLength <= NAMES_BUDGET
}

/** Messages by what hits are grouped under; in the order of `errors`, which all have one group. */
function errorLists(errors: IndexedError[], list: string): ErrorList[] {
  const [first] = errors
  if (!first) return []
  const messages = errors.map(({ code, message }): [number, string] => [code, message])
  return [{ route: rowOfError(list, ''), group: first.group, trail: first.trail, messages }]
}

/** Compressing all texts takes its time, so the caps are searched by halves, and not at all where none can do. */
function largestThatFits(filesWith: (cap: number) => TextFile[], budget: number): OutputFile[] {
  /** Not counted further than it matters. */
  const sizeOf = (files: TextFile[], most = budget) => {
    let size = 0
    for (const file of files) if (size <= most) size += file.gzipSize()
    return size
  }
  const whole = filesWith(Number.POSITIVE_INFINITY)
  const size = budget === Number.POSITIVE_INFINITY ? 0 : sizeOf(whole, budget * MOST_SAVED)
  if (size <= budget) return whole.map(({ make }) => make())
  let best: TextFile[] | null = null
  let low = size > budget * MOST_SAVED ? CAPS.length : 0
  let high = CAPS.length
  while (low < high) {
    const middle = (low + high) >> 1
    const files = filesWith(CAPS[middle] ?? LEAST_CAP)
    if (sizeOf(files) <= budget) {
      best = files
      high = middle
    } else low = middle + 1
  }
  return (best ?? filesWith(LEAST_CAP)).map(madeWithSize)
}

/** The report tells sizes, too. */
function madeWithSize({ make, gzipSize }: TextFile): OutputFile {
  const file = make()
  setGzipSize(file, gzipSize())
  return file
}
