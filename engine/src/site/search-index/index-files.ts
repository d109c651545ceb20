import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'
import { CODE_MARK, type TextTier } from '#model/search.ts'
import { fullRowOfSection } from '#search/index/section-rows.ts'
import { capTexts, type WordKeys } from './cap-texts.ts'
import type { SearchPage } from './search-pages.ts'

/** Where the files of the index stand below `dist/`. */
const SEARCH_FOLDER = 'assets/search/'

/**
 * Characters of text in a file of the second tier, about. Every file is a beginning for gzip, too: in files of a quarter of it texts
 * are a twelfth more bytes. Smaller ones would be there sooner and change less with an edit, but all of them are needed in the end.
 */
const TEXT_FILE_CHARACTERS = 256_000
/** A large site has larger files: every one is a request. */
const MAX_TEXT_FILES = 64

/** What comes with the texts besides them: phrases by page, and the causes of errors. */
interface BesideTexts {
  phrases: string[][]
  causes: NonNullable<TextTier['causes']>
  keys: WordKeys
}

/** The texts of all pages, of each section no more than `cap` words of prose, with what comes beside them, in files. */
export function textFiles(pages: SearchPage[], { phrases, causes, keys }: BesideTexts, cap: number): OutputFile[] {
  const written = pages.map((page) => textsOf(page, cap, keys))
  const size = pagesPerFile(written)
  const files: OutputFile[] = []
  for (let from = 0; from < pages.length; from += size) {
    const tier: TextTier = { from, texts: written.slice(from, from + size) }
    const own = phrases.slice(from, from + size).map((list) => list.join('\n'))
    if (own.some(Boolean)) tier.phrases = own
    if (from === 0 && causes.length > 0) tier.causes = causes
    files.push(jsonFile(`text-${files.length}`, tier))
  }
  return files
}

function textsOf(page: SearchPage, cap: number, keys: WordKeys): string[] {
  return capTexts(page, cap, keys).map(({ prose, codeWords }, index) => {
    const section = page.sections[index - 1]
    const hidden = codeWords.length > 0 ? CODE_MARK + codeWords.join(' ') : ''
    const row = section ? [fullRowOfSection(section)] : []
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
export function jsonFile(name: string, value: unknown): OutputFile {
  const body = JSON.stringify(value)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `${SEARCH_FOLDER}${name}.${hash}.json`, body }
}
