import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutputFile } from '#disk/output-file.ts'
import type { FirstTier } from '#model/search.ts'
import { stem } from '#search/index/word-forms.ts'
import type { SearchIndex } from '../shape/site.ts'
import { manySearchPages } from '../testing/many-search-pages.ts'
import { indexSite } from './index-site.ts'
import { memoryFrom } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'

const OTHERS = { site: 'https://a.b/docs/', errors: [], list: '', synonyms: [] }
const read = ({ body }: OutputFile): FirstTier => JSON.parse(String(body))

const large = indexSite(manySearchPages(1000), OTHERS)

test('a site whose names are little has them in one file, a large one by need', () => {
  expect(indexSite(manySearchPages(50), OTHERS).isByNeed).toBeUndefined()
  const { names, texts, isByNeed } = large
  expect(isByNeed).toBe(true)
  expect(read(names)).toMatchObject({ pages: [], texts: [], byNeed: { pages: 1000 } })
  expect(texts.filter(({ path }) => path.includes('/text-'))).toHaveLength(1000)
})

test('a word stands in the file that the first file names for it', () => {
  const { names, texts } = large
  const { words = [], folder = '' } = read(names).byNeed ?? {}
  expect(words).toEqual(words.toSorted())
  for (const word of ['hydrate', 'desk234', 'lamp7', 'entity']) {
    const after = words.findIndex((first) => first > stem(word))
    const file = texts.find(({ path }) => path === `${folder}/words-${after - 1}.json`)
    expect(String(file?.body)).toContain(`["${stem(word)}",`)
  }
})

test('what is there is named by its content, and the same site has the same names', () => {
  const folderOf = ({ names }: SearchIndex) => read(names).byNeed?.folder
  const edited = manySearchPages(1000)
  Object.assign(edited[7]?.texts[1] ?? {}, { prose: 'Something else.' })
  expect(folderOf(indexSite(manySearchPages(1000), OTHERS))).toBe(folderOf(large))
  expect(folderOf(indexSite(edited, OTHERS))).not.toBe(folderOf(large))
})

test('with what is remembered it is the same, and each file is named by its bytes', () => {
  const named = (pages: SearchPage[]) => pages.map((page, index): SearchPage => ({ ...page, origin: `page ${index}` }))
  const pages = named(manySearchPages(1000))
  const filesOf = ({ names, texts }: SearchIndex) => [names, ...texts].map(({ path, body }) => [path, String(body)])
  const first = memoryFrom(new Map())
  indexSite(pages, OTHERS, undefined, first.memory)
  const edited = pages.with(7, { ...pages[8], texts: [], origin: 'another' } as SearchPage)
  const warm = indexSite(edited, OTHERS, undefined, memoryFrom(first.used).memory)
  expect(filesOf(warm)).toEqual(filesOf(indexSite(edited, OTHERS)))
  for (const { body, digest } of warm.texts) {
    expect(digest).toBe(createHash('sha256').update(body).digest('hex'))
  }
})
