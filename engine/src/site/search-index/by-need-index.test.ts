import { expect, test } from 'vitest'
import type { OutputFile } from '#disk/output-file.ts'
import type { FirstTier } from '#model/search.ts'
import { stem } from '#search/index/word-forms.ts'
import type { SearchIndex } from '../shape/site.ts'
import { manySearchPages } from '../testing/many-search-pages.ts'
import { indexSite } from './index-site.ts'

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
