import { createHash } from 'node:crypto'
import { sha256 } from '#disk/disk-store.ts'
import { dataFile, laterFile, type OutputFile } from '#disk/output-file.ts'
import type { LaidText, Shelf } from '#disk/shelf.ts'
import { type FirstTier, type IndexedPage, PAGES_A_FILE, type TextTier, type WordRow } from '#model/search.ts'
import type { SearchIndex } from '../shape/site.ts'
import { hashOf, SEARCH_FOLDER, textsOf } from './index-files.ts'
import { NO_MEMORY, type SearchMemory } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'
import { createWordKeys } from './word-keys.ts'
import { wordRows } from './word-rows.ts'

/** Characters of a file of words: a query needs one or two for each of its words. */
const WORDS_FILE = 8_000

interface LargeSite {
  pages: SearchPage[]
  /** The same pages by their names. */
  named: IndexedPage[]
  first: FirstTier
  causes: NonNullable<TextTier['causes']>
  /** Holds a file until it is written. */
  putAside: Shelf['put']
  memory?: SearchMemory | undefined
}

/**
 * The index of a large site, see `ByNeed`. What is in it is made once, and put aside until it is written. An edit gives all files
 * another name: thousands of names of their own would be most of what a reader loads first.
 */
export function byNeedIndex({ pages, named, first, causes, putAside, memory = NO_MEMORY }: LargeSite): SearchIndex {
  const words = wordFiles(wordRows(pages, memory))
  const hash = createHash('sha256')
  const files: Array<{ name: string; digest: string; bytes: () => Uint8Array }> = []
  const add = (name: string, digest: string, bytes: () => Uint8Array) => {
    hash.update(`${digest}\n`)
    files.push({ name, digest, bytes })
  }
  const lay = (name: string, body: string) => add(name, sha256(body), putAside(body).bytes)
  words.forEach(({ body }, index) => {
    lay(`words-${index}`, body)
  })
  for (let index = 0; index * PAGES_A_FILE < named.length; index++) {
    lay(`names-${index}`, JSON.stringify(named.slice(index * PAGES_A_FILE, (index + 1) * PAGES_A_FILE)))
  }
  pages.forEach((page, index) => {
    const bodyOf = () => JSON.stringify(textsOf(page, Number.POSITIVE_INFINITY, createWordKeys()))
    let laid: LaidText | undefined
    const [digest = ''] = memory.texts(['text', hashOf(page)], () => {
      const body = bodyOf()
      laid = putAside(body)
      return [sha256(body)]
    })
    add(`text-${index}`, digest, () => laid?.bytes() ?? Buffer.from(bodyOf()))
  })
  if (causes.length > 0) lay('causes', JSON.stringify(causes))
  const folder = `${SEARCH_FOLDER}${hash.digest('hex').slice(0, 8)}`
  const byNeed = { folder, pages: pages.length, words: words.map((rows) => rows.first), hasCauses: causes.length > 0 }
  return {
    names: dataFile(`${SEARCH_FOLDER}names`, { ...first, pages: [], texts: [], byNeed } satisfies FirstTier),
    texts: files.map(({ name, digest, bytes }): OutputFile => laterFile(`${folder}/${name}.json`, bytes, digest)),
    isByNeed: true,
  }
}

interface WordFile {
  first: string
  body: string
}

function wordFiles(rows: WordRow[]): WordFile[] {
  const files: Array<{ first: string; rows: string[]; length: number }> = []
  for (const row of rows) {
    const text = JSON.stringify(row)
    const last = files.at(-1)
    if (last && last.length + text.length <= WORDS_FILE) {
      last.rows.push(text)
      last.length += text.length
    } else files.push({ first: row[0], rows: [text], length: text.length })
  }
  return files.map(({ first, rows }) => ({ first, body: `[${rows.join()}]` }))
}
