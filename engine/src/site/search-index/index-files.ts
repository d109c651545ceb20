import { createHash } from 'node:crypto'
import { oncePer } from '#disk/once-per.ts'
import { dataFile, type OutputFile } from '#disk/output-file.ts'
import { CODE_MARK, type TextTier } from '#model/search.ts'
import { fullRowOfSection } from '#search/index/section-rows.ts'
import { capTexts } from './cap-texts.ts'
import { gzipSize } from './gzip-size.ts'
import type { SearchMemory } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'
import type { WordKeys } from './word-keys.ts'

/** Where the files of the index stand below `dist/`. */
export const SEARCH_FOLDER = 'assets/search/'

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
  memory: SearchMemory
}

/** A file that need not be made to know its size. */
export interface TextFile {
  make: () => OutputFile
  gzipSize: () => number
}

/** The texts of all pages, of each section no more than `cap` words of prose, with what comes beside them, in files. */
export function textFiles(
  pages: SearchPage[],
  { phrases, causes, keys, memory }: BesideTexts,
  cap: number,
): TextFile[] {
  const hashes = pages.map(hashOf)
  const isWhole = cap === Number.POSITIVE_INFINITY
  const written = pages.map((page, index) => {
    if (isWhole) return once(() => textsOf(page, cap, keys))
    const texts = memory.texts(['cut', cap, hashes[index]], () => textsOf(page, cap, keys))
    return () => texts
  })
  const lengths = written.map((texts, index) =>
    isWhole ? memory.number(['length', hashes[index]], () => lengthOf(texts())) : lengthOf(texts()),
  )
  const size = pagesPerFile(lengths)
  const files: TextFile[] = []
  for (let from = 0; from < pages.length; from += size) {
    const own = phrases.slice(from, from + size).map((list) => list.join('\n'))
    const ownCauses = from === 0 ? causes : []
    const stem = `${SEARCH_FOLDER}text-${files.length}`
    const make = once(() => {
      const tier: TextTier = { from, texts: written.slice(from, from + size).map((texts) => texts()) }
      if (own.some(Boolean)) tier.phrases = own
      if (ownCauses.length > 0) tier.causes = ownCauses
      return dataFile(stem, tier)
    })
    const parts = ['gzip', String(cap), from, own, ownCauses, hashes.slice(from, from + size)]
    files.push({ make, gzipSize: () => memory.number(parts, () => gzipSize(make())) })
  }
  return files
}

/** All that the texts of a page follow from. Once for all caps. */
export const hashOf = oncePer((page: SearchPage) => {
  const { names, sections, origin } = page
  const own = origin === undefined ? [names.title, sections, page.texts] : [origin, sections.map(({ asked }) => asked)]
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url')
})

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const lengthOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0)

/** The texts of a page as they travel, of each section no more than `cap` words of prose. */
export function textsOf(page: SearchPage, cap: number, keys: WordKeys): string[] {
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
function pagesPerFile(pages: number[]): number {
  const characters = pages.reduce((sum, length) => sum + length, 0)
  const files = Math.min(MAX_TEXT_FILES, characters / TEXT_FILE_CHARACTERS)
  return 2 ** Math.max(0, Math.round(Math.log2(pages.length / files)))
}
