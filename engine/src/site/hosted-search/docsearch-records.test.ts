import { expect, test } from 'vitest'
import type { PageSection } from '#model/page.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { docsearchRecords } from './docsearch-records.ts'

const section = (id: string | null, level: number, title: string, text = ''): PageSection => ({
  id,
  level,
  title,
  text,
  codeWords: ['code'],
})

const sidebars = { docs: [{ type: 'category' as const, label: 'API & more', items: ['api/slice'] }] }
const records = (
  sections: PageSection[],
  config: Parameters<typeof sampleSite>[0] = {},
  errorFile: string | null = null,
) => {
  const meta = { title: 'createSlice', kind: 'api' as const, description: 'Makes <slices>.', keywords: ['ducks'] }
  return docsearchRecords(
    sampleSite({ baseUrl: '/docs/', sidebars, ...config }, [samplePage('api/slice.mdx', { meta, sections })], {
      errorFile,
    }),
  )
}

test('a page is a record in the shape of the crawler, its texts escaped', () => {
  expect(records([section(null, 1, '')])).toMatchInlineSnapshot(`
    [
      {
        "anchor": null,
        "content": "Makes &lt;slices&gt;.",
        "docusaurus_tag": "docs-default-current",
        "hierarchy": {
          "lvl0": "createSlice",
          "lvl1": "createSlice",
          "lvl2": null,
          "lvl3": null,
          "lvl4": null,
          "lvl5": null,
          "lvl6": null,
        },
        "hierarchy_radio": {
          "lvl0": null,
          "lvl1": "createSlice",
          "lvl2": null,
          "lvl3": null,
          "lvl4": null,
          "lvl5": null,
          "lvl6": null,
        },
        "keywords": [
          "ducks",
        ],
        "kind": "api",
        "language": "en",
        "objectID": "https://example.com/docs/api/slice",
        "trail": [
          "API &amp; more",
        ],
        "type": "lvl1",
        "url": "https://example.com/docs/api/slice",
        "url_without_anchor": "https://example.com/docs/api/slice",
        "version": "current",
        "weight": {
          "level": 90,
          "page_rank": 0,
          "position": 0,
        },
      },
    ]
  `)
})

test('headings stand under each other, and text under its heading', () => {
  const found = records([
    section(null, 1, '', 'Intro.'),
    section('options', 2, 'Options', 'Text.'),
    section('option-name', 3, 'name'),
    section('deep', 5, 'Deep'),
    section('usage', 2, 'Usage'),
  ])
  expect(
    found.map(({ type, anchor, content, hierarchy }) => [type, anchor, content, Object.values(hierarchy)]),
  ).toEqual([
    ['lvl1', null, 'Makes &lt;slices&gt;.', ['createSlice', 'createSlice', null, null, null, null, null]],
    ['content', null, 'Intro.', ['createSlice', 'createSlice', null, null, null, null, null]],
    ['lvl2', 'options', null, ['createSlice', 'createSlice', 'Options', null, null, null, null]],
    ['content', 'options', 'Text.', ['createSlice', 'createSlice', 'Options', null, null, null, null]],
    ['lvl3', 'option-name', null, ['createSlice', 'createSlice', 'Options', 'name', null, null, null]],
    ['lvl5', 'deep', null, ['createSlice', 'createSlice', 'Options', 'name', null, 'Deep', null]],
    ['lvl2', 'usage', null, ['createSlice', 'createSlice', 'Usage', null, null, null, null]],
  ])
  expect(found.map(({ url }) => url.replace('https://example.com/docs/api/slice', ''))).toEqual([
    '',
    '',
    '#options',
    '#options',
    '#option-name',
    '#deep',
    '#usage',
  ])
})

test('every record has an id of its own, a page heading outweighs a section, and text weighs nothing', () => {
  const found = records([section(null, 1, '', `${'line\n'.repeat(400)}`), section('a', 2, 'A', 'Text.')])
  expect(new Set(found.map(({ objectID }) => objectID)).size).toBe(found.length)
  expect(found.map(({ weight }) => weight.position)).toEqual(found.map((_, index) => index))
  expect(found.find(({ type }) => type === 'lvl1')?.weight.level).toBe(90)
  expect(found.find(({ type }) => type === 'lvl2')?.weight.level).toBe(80)
  expect(found.find(({ type }) => type === 'content')?.weight.level).toBe(0)
})

test('long texts are many records, none larger than the service takes', () => {
  const found = records([section(null, 1, '', `${'"quoted" & long '.repeat(2_000)}\n${'x'.repeat(30_000)}`)])
  expect(found.length).toBeGreaterThan(20)
  for (const record of found) expect(JSON.stringify(record).length).toBeLessThan(10_000)
})

test('an error message is a record in a group of its own, and not a section of its page too', () => {
  const search = { errors: { file: 'codes.json', route: '/api/slice', group: 'Production errors' } }
  const errorFile = JSON.stringify({ errors: { 7: { message: 'Not <a> function', cause: 'It was `undefined`.' } } })
  const found = records([section(null, 1, ''), section('error-7', 2, 'Error 7', 'Text.')], { search }, errorFile)
  expect(found.map(({ kind, type }) => [kind, type])).toEqual([
    ['api', 'lvl1'],
    ['error', 'lvl2'],
  ])
  expect(found[1]).toMatchObject({
    url: 'https://example.com/docs/api/slice#error-7',
    hierarchy: { lvl0: 'Production errors', lvl2: 'Not &lt;a&gt; function (#7)' },
    content: 'It was undefined.',
    trail: ['API &amp; more'],
  })
})

test('messages lead to the sections that explain them, which keep their own records', () => {
  const search = { errors: { file: 'codes.json', route: '/api/slice', group: 'Production errors' } }
  const error = { message: 'Too late', cause: 'It came late.', route: '/api/slice#late' }
  const errorFile = JSON.stringify({ errors: { 7: error, 8: error } })
  const found = records([section(null, 1, ''), section('late', 2, 'Late', 'Text.')], { search }, errorFile)
  const url = 'https://example.com/docs/api/slice#late'
  expect(found.filter((record) => record.url === url).map(({ kind, type }) => [kind, type])).toEqual([
    ['api', 'lvl2'],
    ['api', 'content'],
    ['error', 'lvl2'],
    ['error', 'lvl2'],
  ])
  expect(new Set(found.map(({ objectID }) => objectID)).size).toBe(found.length)
})

test('a hosted service has the same records as a site with a local index', () => {
  const search = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' } as const
  expect(records([section(null, 1, '', 'Intro.')], { search })).toEqual(records([section(null, 1, '', 'Intro.')]))
})
