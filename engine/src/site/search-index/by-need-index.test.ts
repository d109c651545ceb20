import { expect, test } from 'vitest'
import type { OutputFile } from '#disk/output-file.ts'
import type { FirstTier } from '#model/search.ts'
import { stem } from '#search/index/word-forms.ts'
import type { SearchIndex } from '../shape/site.ts'
import { indexSite } from './index-site.ts'
import type { SearchPage } from './search-pages.ts'

const THINGS = ['store', 'slice', 'reducer', 'selector', 'listener', 'entity', 'cache', 'query', 'thunk', 'patch']
const VERBS = ['normalize', 'memoize', 'dispatch', 'hydrate', 'persist', 'compose', 'derive', 'reset', 'merge', 'split']

/** A large site: titles and headings of some words in all orders, and names of code that no other page has. */
const pages = (count: number): SearchPage[] =>
  Array.from({ length: count }, (_, n) => {
    const [verb, thing] = [VERBS[n % 10], THINGS[Math.floor(n / 10) % 10]]
    const sections = Array.from({ length: 6 }, (_, part) => ({
      id: `part-${part}`,
      level: 2 as const,
      title: `${part} ways to ${VERBS[(n + part) % 10]} the ${THINGS[(n * part) % 10]} of desk${n}`,
    }))
    return {
      names: {
        route: `/guide/page-${n}`,
        title: `${verb} the ${thing} ${n}`,
        kind: 'guide',
        trail: ['Guides'],
        description: `How to ${verb} the ${thing} of desk${n} without a lamp.`,
        keywords: [`useDesk${n}Lamp`],
      },
      sections,
      texts: [
        { prose: '', codeWords: [] },
        ...sections.map(({ title }) => ({ prose: `Say ${title}.`, codeWords: [`lamp${n}`] })),
      ],
    }
  })

const OTHERS = { site: 'https://a.b/docs/', errors: [], list: '', synonyms: [] }
const read = ({ body }: OutputFile): FirstTier => JSON.parse(String(body))

const large = indexSite(pages(1000), OTHERS)

test('a site whose names are little has them in one file, a large one by need', () => {
  expect(indexSite(pages(50), OTHERS).isByNeed).toBeUndefined()
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
  const edited = pages(1000)
  Object.assign(edited[7]?.texts[1] ?? {}, { prose: 'Something else.' })
  expect(folderOf(indexSite(pages(1000), OTHERS))).toBe(folderOf(large))
  expect(folderOf(indexSite(edited, OTHERS))).not.toBe(folderOf(large))
})
