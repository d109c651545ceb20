import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { OutputFile } from '#disk/output-file.ts'
import { CODE_MARK, type ErrorList, type FirstTier, type IndexedError, type TextTier } from '#model/search.ts'
import { rowOfSection } from '#search/index/section-rows.ts'
import type { SearchIndex } from '../shape/site.ts'
import { capTexts } from './cap-texts.ts'
import { pageNames } from './page-names.ts'
import type { SearchPage } from './search-pages.ts'

/** Where the files of the index stand below `dist/`. */
export const SEARCH_FOLDER = 'assets/search/'

/** What all texts together may weigh (gzip): a second on a line of 1.6 Mbit/s. */
export const TEXTS_BUDGET = 200_000
/** Words of a section that excerpts are made of: all, or the first number with which the texts keep to their budget, or the least. */
const LEAST_CAP = 20
const CAPS = [120, 80, 60, 50, 40, 35, 30, 25, LEAST_CAP]
/** Whole texts are at most so many times what the last cap leaves of them. */
const MOST_SAVED = 3

/**
 * Characters of text in a file of the second tier, about. Every file is a beginning for gzip, too: in files of a quarter of it texts
 * are a twelfth more bytes. Smaller ones would be there sooner and change less with an edit, but all of them are needed in the end.
 */
const TEXT_FILE_CHARACTERS = 256_000
/** A large site has larger files: every one is a request. */
const MAX_TEXT_FILES = 64

/** What the index has besides pages. */
interface Surroundings extends Pick<FirstTier, 'site' | 'synonyms'> {
  errors: IndexedError[]
}

/**
 * Makes the local index. The same site gives the same bytes; an edit of one page gives one other text file and other names, as
 * long as the site does not outgrow a cap.
 */
export function indexSite(
  pages: SearchPage[],
  { site, errors, synonyms }: Surroundings,
  budget = TEXTS_BUDGET,
): SearchIndex {
  const lists = errorLists(errors)
  const causes = lists.flatMap(({ group, messages }) =>
    messages.map(([code]) => errors.find((error) => error.group === group && error.code === code)?.cause ?? ''),
  )
  const texts = largestThatFits((cap) => textFiles(pages, causes, cap), budget)
  const first: FirstTier = {
    site,
    pages: pageNames(pages),
    errors: lists,
    synonyms,
    texts: texts.map(({ path }) => path),
  }
  return { names: jsonFile('names', first), texts }
}

function errorLists(errors: IndexedError[]): ErrorList[] {
  const lists = new Map<string, ErrorList>()
  for (const { code, message, route, group, trail } of errors) {
    const list = lists.get(group) ?? { route: route.slice(0, -String(code).length), group, trail, messages: [] }
    list.messages.push([code, message])
    lists.set(group, list)
  }
  return [...lists.values()]
}

/** Compressing all texts takes its time, so the caps are searched by halves, and not at all where none can do. */
function largestThatFits(filesWith: (cap: number) => OutputFile[], budget: number): OutputFile[] {
  const sizeOf = (files: OutputFile[]) => files.reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0)
  const whole = filesWith(Number.POSITIVE_INFINITY)
  const size = budget === Number.POSITIVE_INFINITY ? 0 : sizeOf(whole)
  if (size <= budget) return whole
  let best: OutputFile[] | null = null
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
  return best ?? filesWith(LEAST_CAP)
}

function textFiles(pages: SearchPage[], causes: string[], cap: number): OutputFile[] {
  const written = pages.map((page) => textsOf(page, cap))
  const size = pagesPerFile(written)
  const files: OutputFile[] = []
  for (let from = 0; from < pages.length; from += size) {
    const tier: TextTier = { from, texts: written.slice(from, from + size) }
    if (from === 0 && causes.length > 0) tier.causes = causes
    files.push(jsonFile(`text-${files.length}`, tier))
  }
  return files
}

function textsOf(page: SearchPage, cap: number): string[] {
  return capTexts(page, cap).map(({ prose, codeWords }, index) => {
    const section = page.sections[index - 1]
    const hidden = codeWords.length > 0 ? CODE_MARK + codeWords.join(' ') : ''
    const row = section ? [rowOfSection(section)] : []
    return [...row, ...[prose.replaceAll(CODE_MARK, ''), hidden].filter(Boolean)].join('\n')
  })
}

/**
 * By number, not by size: where one file ends must not depend on how long the pages before it are, or one edit would move
 * pages from file to file. A power of two stays the same while a site grows page by page.
 */
function pagesPerFile(pages: string[][]): number {
  const characters = pages.flat().reduce((sum, text) => sum + text.length, 0)
  const files = Math.min(MAX_TEXT_FILES, characters / TEXT_FILE_CHARACTERS)
  return 2 ** Math.max(0, Math.round(Math.log2(pages.length / files)))
}

/** The name changes with the content, so it can be cached for ever. */
function jsonFile(name: string, value: unknown): OutputFile {
  const body = JSON.stringify(value)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `${SEARCH_FOLDER}${name}.${hash}.json`, body }
}
