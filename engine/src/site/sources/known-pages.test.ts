import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SamplePage } from '#samples/sample-block.ts'
import type { SampleWorld } from '#samples/sample-world.ts'
import { openKnownPages } from './known-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'known-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(folder, 'site-'))
  install('shelf', '1.0.0')
})

function install(name: string, version: string) {
  mkdirSync(join(root, 'node_modules', name), { recursive: true })
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }))
}

const page = (source: string, ...blocks: Array<[fence: string, code: string]>): SamplePage => ({
  source,
  text: blocks.map(([fence, code]) => `\`\`\`ts ${fence}\n${code}\n\`\`\`\n`).join('\n'),
})

const SHARED = page('shared.mdx', ['project="desk"', 'export const pens = 1'])
const OTHER = page('other.mdx', ['project="desk"', 'export const lamps = 1'], ['project="lamp"', 'export {}'])
const THIRD = page('third.mdx', ['project="lamp"', 'export const light = 1'])
const ALONE = page('alone.mdx', ['', "import { book } from 'shelf'"])
const PROSE: SamplePage = { source: 'prose.mdx', text: 'No sample.' }
const PAGES = [SHARED, OTHER, THIRD, ALONE, PROSE]

const open = (pages: SamplePage[], key = 'key') => {
  const world: SampleWorld = { root, settings: '', modules: {}, api: null, entryPoints: [], facts: null }
  return openKnownPages<string>({ world, name: 'facts', key }, pages)
}

/** The pages of which nothing is known after all were known as they are in `PAGES`. */
async function openAfter(change: () => { pages?: SamplePage[]; key?: string }): Promise<string[]> {
  const first = await open(PAGES)
  expect(first.open).toEqual(PAGES)
  await first.keep(new Map(PAGES.map(({ source }) => [source, `of ${source}`])))
  const { pages = PAGES, key } = change()
  const { known, open: left } = await open(pages, key)
  const sources = left.map(({ source }) => source)
  const others = pages.map(({ source }) => source).filter((source) => !sources.includes(source))
  expect(known).toEqual(new Map(others.map((source) => [source, `of ${source}`])))
  return sources
}

const edited = (...pages: SamplePage[]) => ({
  pages: PAGES.map((before) => pages.find(({ source }) => source === before.source) ?? before),
})

test('all is known of pages to which nothing has happened', async () => {
  expect(await openAfter(() => ({}))).toEqual([])
})

test('an edit opens the page, and those that have a project with it, and so on', async () => {
  expect(await openAfter(() => edited({ ...PROSE, text: 'Other words.' }))).toEqual(['prose.mdx'])
  root = mkdtempSync(join(folder, 'site-'))
  expect(await openAfter(() => edited({ ...SHARED, text: `${SHARED.text}\nWords.` }))).toEqual([
    'shared.mdx',
    'other.mdx',
    'third.mdx',
  ])
})

test('a page that leaves a project, or comes to one, opens those that are in it', async () => {
  expect(await openAfter(() => edited({ ...THIRD, text: 'No sample.' }))).toEqual([
    'shared.mdx',
    'other.mdx',
    'third.mdx',
  ])
  root = mkdtempSync(join(folder, 'site-'))
  const joining = page('prose.mdx', ['project="alone"', 'export {}'])
  expect(await openAfter(() => edited(joining))).toEqual(['alone.mdx', 'prose.mdx'])
})

test('another version of what samples import opens their pages, also where they were not installed before', async () => {
  expect(
    await openAfter(() => {
      install('shelf', '1.0.1')
      return {}
    }),
  ).toEqual(['alone.mdx'])
})

test('React counts for all: a component is shown with it', async () => {
  expect(
    await openAfter(() => {
      install('react', '99.0.0')
      return {}
    }),
  ).toEqual(PAGES.map(({ source }) => source))
})

test('another order, another page or another key opens all', async () => {
  const all = PAGES.map(({ source }) => source)
  expect(await openAfter(() => ({ key: 'other' }))).toEqual(all)
  root = mkdtempSync(join(folder, 'site-'))
  expect(await openAfter(() => ({ pages: PAGES.toReversed() }))).toEqual(all.toReversed())
  root = mkdtempSync(join(folder, 'site-'))
  expect(await openAfter(() => ({ pages: PAGES.slice(1) }))).toEqual(all.slice(1))
})

test('what nobody found out is not kept', async () => {
  await (await open(PAGES)).keep(new Map([[PROSE.source, 'facts']]))
  expect((await open(PAGES)).open).toEqual(PAGES.slice(0, -1))
})
