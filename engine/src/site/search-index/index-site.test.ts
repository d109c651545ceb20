import { expect, test } from 'vitest'
import type { CompiledPage, PageSection } from '#model/page.ts'
import { CODE_MARK, type FirstTier, type TextTier } from '#model/search.ts'
import type { Site } from '../shape/site.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'

const section = (id: string | null, text: string, codeWords: string[] = []): PageSection => ({
  id,
  level: id === null ? 1 : 2,
  title: id ?? '',
  text,
  codeWords,
})

/** As many pages as asked for, each with enough text that a file holds about sixteen of them. */
function pages(count: number, change: (index: number) => string = () => ''): CompiledPage[] {
  return Array.from({ length: count }, (_, index) =>
    samplePage(`page-${String(index).padStart(2, '0')}.mdx`, {
      sections: [section(null, `${change(index)}${'word '.repeat(3_200)}`)],
    }),
  )
}

const firstTier = ({ searchIndex }: Site): FirstTier => JSON.parse(String(searchIndex?.names.body))
const textTiers = ({ searchIndex }: Site): TextTier[] =>
  (searchIndex?.texts ?? []).map(({ body }) => JSON.parse(String(body)))

test('the names have everything that names a page', () => {
  const page = samplePage('api/slice.mdx', {
    meta: {
      title: 'createSlice',
      kind: 'api',
      description: 'Makes <slices>.',
      keywords: ['ducks', 'builder.addCase()'],
    },
    sections: [
      section(null, 'Intro.'),
      section('options', 'All & <some>.'),
      { ...section('option-name', 'A string.'), level: 3, title: 'name' },
      { ...section('add-case', ''), level: 3, title: 'builder.addCase' },
    ],
  })
  const sidebars = {
    docs: [
      {
        type: 'category' as const,
        label: 'API',
        items: [{ type: 'category' as const, label: 'State', items: ['api/slice'] }],
      },
    ],
  }
  const site = sampleSite(
    { baseUrl: '/docs/', sidebars, search: { synonyms: [[['axios'], ['fetch', 'base query']]] } },
    [page],
  )
  expect(firstTier(site)).toEqual({
    site: 'https://example.com/docs/',
    pages: [
      {
        route: '/api/slice',
        title: 'createSlice',
        kind: 'api',
        trail: ['API', 'State'],
        description: 'Makes <slices>.',
        keywords: ['ducks'],
        sections: ['2options', '3builder.addCase\tadd-case'],
      },
    ],
    errors: [],
    synonyms: [[['axios'], ['fetch', 'base query']]],
    texts: [expect.stringMatching(/^assets\/search\/text-0\.[0-9a-f]{8}\.json$/)],
  })
  expect(textTiers(site)).toEqual([
    {
      from: 0,
      texts: [['Intro.', '2options\nAll & <some>.', '3name\toption-name\nA string.', '3builder.addCase\tadd-case']],
    },
  ])
})

test('keywords of many words come with the texts of their page', () => {
  const page = (file: string, keywords: string[]) => samplePage(file, { meta: { keywords } })
  const site = sampleSite({}, [page('a.mdx', ['ducks', 'ducks in a row', 'a row of ducks']), page('b.mdx', ['geese'])])
  expect(firstTier(site).pages.map(({ keywords }) => keywords)).toEqual([['ducks'], ['geese']])
  expect(textTiers(site).map(({ phrases }) => phrases)).toEqual([['a row of ducks\nducks in a row', '']])
})

test('the site names its index by address, and the address by content', () => {
  const site = sampleSite({ baseUrl: '/docs/' }, [samplePage('a.mdx')])
  expect(site.data.search).toMatchObject({ provider: 'local', index: `/docs/${site.searchIndex?.names.path}` })
  expect(site.searchIndex?.names.path).toMatch(/^assets\/search\/names\.[0-9a-f]{8}\.json$/)
})

test('code words come last, on a marked line of their own', () => {
  const page = samplePage('a.mdx', {
    sections: [section(null, 'Prose.\nMore.', ['createSlice', 'builder.addCase']), section('code', '', ['only'])],
  })
  expect(textTiers(sampleSite({}, [page]))[0]?.texts).toEqual([
    [`Prose.\nMore.\n${CODE_MARK}createSlice builder.addCase`, `2code\n${CODE_MARK}only`],
  ])
})

test('a mark in the text of a page is not taken for ours', () => {
  const page = samplePage('a.mdx', { sections: [section(null, `Pro${CODE_MARK}se`)] })
  expect(textTiers(sampleSite({}, [page]))[0]?.texts).toEqual([['Prose']])
})

test('a section without an id is told with the one before it', () => {
  const page = samplePage('a.mdx', {
    sections: [
      section(null, 'Intro.'),
      { ...section(null, 'Unnamed.', ['x1']), title: 'No id' },
      section('named', 'Named.'),
    ],
  })
  const site = sampleSite({}, [page])
  expect(textTiers(site)[0]?.texts).toEqual([[`Intro.\nNo id\nUnnamed.\n${CODE_MARK}x1`, '2named\nNamed.']])
  expect(firstTier(site).pages[0]?.sections).toEqual(['2named'])
})

test('drafts, landing pages, the search page and the not-found page are not in the index', () => {
  const site = sampleSite({}, [
    samplePage('index.mdx', { meta: { kind: 'landing' } }),
    samplePage('welcome.mdx', { meta: { kind: 'landing' } }),
    samplePage('secret.mdx', { meta: { draft: true } }),
    samplePage('a.mdx'),
  ])
  expect(firstTier(site).pages.map(({ route }) => route)).toEqual(['/a'])
  expect(textTiers(site)[0]?.texts).toHaveLength(1)
})

test('messages are listed with the names, their causes and places with the first texts', () => {
  const search = { errors: { file: 'codes.json', route: '/a', group: 'Production errors' } }
  const errors = {
    7: { message: 'Not a function', cause: 'It was undefined.' },
    8: { message: 'Too late', cause: 'It came late.', route: '/a#late' },
  }
  const site = sampleSite({ search }, [samplePage('a.mdx')], { errorFile: JSON.stringify({ errors }) })
  const messages = [
    [7, 'Not a function'],
    [8, 'Too late'],
  ]
  expect(firstTier(site).errors).toEqual([{ route: '/a#error-', group: 'Production errors', trail: [], messages }])
  expect(textTiers(site)[0]?.causes).toEqual([
    ['It was undefined.', '/a#error-7'],
    ['It came late.', '/a#late'],
  ])
})

test('texts beyond the budget lose the ends of their sections, and keep their words', async () => {
  let seed = 1
  const word = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed.toString(36)
  }
  const sentence = () => `${Array.from({ length: 10 }, word).join(' ')}.`
  const text = () => Array.from({ length: 20 }, sentence).join(' ')
  const few = sampleSite({}, [samplePage('a.mdx', { sections: [section(null, text())] })])
  expect(textTiers(few)[0]?.texts[0]?.[0]).not.toContain(CODE_MARK)
  const sections = [section(null, ''), ...Array.from({ length: 400 }, (_, index) => section(`s${index}`, text()))]
  const page = samplePage('a.mdx', { sections })
  const many = sampleSite({}, [page])
  const written = textTiers(many)[0]?.texts[0]?.[1] ?? ''
  const [shown = '', hidden = ''] = written.split(CODE_MARK)
  expect(shown.length).toBeLessThan(hidden.length)
  expect(sections[1]?.text.startsWith(shown.replace('2s0\n', '').trimEnd())).toBe(true)
  const whileWriting = textTiers(sampleSite({}, [page], { isProduction: false }))
  expect(whileWriting[0]?.texts[0]?.[1]).toBe(`2s0\n${sections[1]?.text}`)
  expect(hidden.split(' ').at(-1)).toBe(sections[1]?.text.split(' ').at(-1)?.replace('.', ''))
})

test('pages stand in reading order', () => {
  const site = sampleSite({ sidebars: { docs: ['b', 'a'] } }, [samplePage('a.mdx'), samplePage('b.mdx')])
  expect(firstTier(site).pages.map(({ route }) => route)).toEqual(['/b', '/a'])
})

test('texts are split into files of some pages each, which the names list in order', () => {
  const site = sampleSite({}, pages(40))
  const tiers = textTiers(site)
  expect(tiers.map(({ from }) => from)).toEqual([0, 16, 32])
  expect(tiers.map(({ texts }) => texts.length)).toEqual([16, 16, 8])
  expect(firstTier(site).texts).toEqual(site.searchIndex?.texts.map(({ path }) => path))
})

test('a large site has larger files, not ever more of them', () => {
  expect(textTiers(sampleSite({}, pages(1_000))).length).toBeLessThanOrEqual(64)
})

test('the same pages give the same bytes', () => {
  expect(sampleSite({}, pages(20)).searchIndex).toEqual(sampleSite({}, pages(20)).searchIndex)
})

test('an edit of one page changes its own file of texts and the names, and nothing else', () => {
  const paths = (site: Site) => site.searchIndex?.texts.map(({ path }) => path) ?? []
  const before = sampleSite({}, pages(40))
  const after = sampleSite(
    {},
    pages(40, (index) => (index === 17 ? 'new '.repeat(2_000) : '')),
  )
  const changed = paths(after).filter((path, index) => path !== paths(before)[index])
  expect(changed).toEqual([expect.stringMatching(/text-1\./)])
  expect(paths(after)).toHaveLength(paths(before).length)
  expect(after.searchIndex?.names.path).not.toBe(before.searchIndex?.names.path)
})

test('a site without docs has an index without pages', () => {
  expect(firstTier(sampleSite({}, [])).pages).toEqual([])
})
