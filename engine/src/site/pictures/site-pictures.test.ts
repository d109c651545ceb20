import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SiteConfig } from '#model/site.ts'
import { memoryFrom } from '../search-index/search-memory.ts'
import { noteOrigin } from '../shape/page-origin.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { pictureTools, sitePictures } from './site-pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'site-pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PAGES = [
  samplePage('index.mdx', { meta: { title: 'Sample', kind: 'landing' } }),
  samplePage('a-b.mdx', { meta: { title: 'Twin', description: 'Same.' } }),
  samplePage('a/b.mdx', { meta: { title: 'Twin', description: 'Same.' } }),
  samplePage('cjk.mdx', { meta: { title: '入門' } }),
]
const picturesOf = (config: Partial<SiteConfig> = {}, pages = PAGES) =>
  sitePictures({ ...sampleSite(config, pages), root })
const pathsOf = (...of: Parameters<typeof picturesOf>) => picturesOf(...of).all.map(({ path }) => path)

test('every page with a title that can be drawn has a card; pages that look the same share one', () => {
  const { cards, all } = picturesOf()
  expect([...cards.keys()].sort()).toEqual(['/', '/a-b', '/a/b'])
  expect(cards.get('/a-b')?.picture.path).toBe(cards.get('/a/b')?.picture.path)
  expect(cards.get('/')?.picture).toMatchObject({ width: 1200, height: 630 })
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  expect(all.length).toBe(2 + 4)
})

test('names follow what is shown, and nothing else', () => {
  const before = pathsOf()
  expect(pathsOf({ tagline: 'Other words', baseUrl: '/docs/' })).toEqual(before)
  const shared = (paths: string[]) => paths.filter((path) => before.includes(path))
  expect(shared(pathsOf({ title: 'Renamed' }))).toEqual([])
  expect(shared(pathsOf({ colorMode: { default: 'dark' } }))).toEqual([])
  const changed = PAGES.map((page) =>
    page.meta.route === '/' ? { ...page, meta: { ...page.meta, description: 'New' } } : page,
  )
  expect(before.filter((path) => !pathsOf({}, changed).includes(path))).toEqual([
    expect.stringMatching(/^card-images\/index\.\w{12}\.png$/),
  ])
})

test('cards can be left out, and what a site brings itself is not drawn', () => {
  expect(picturesOf({ cards: false }).cards.size).toBe(0)
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/apple-touch-icon.png'), '')
  writeFileSync(join(root, 'public/site.webmanifest'), '{}')
  expect(picturesOf({ cards: false })).toMatchObject({ all: [], icons: [], touchIcon: 'apple-touch-icon.png' })
})

test('the card of a page that is known is made without its content, and drawn as it was', () => {
  const source = { source: 'a.mdx', text: 'text', baseUrl: '/' }
  const page = (content: Partial<Parameters<typeof samplePage>[1]> = {}) => {
    const made = samplePage('a.mdx', { meta: { title: 'Known', description: 'Same.' }, ...content })
    noteOrigin(made, source)
    return made
  }
  const cardOf = (made: ReturnType<typeof page>, known: ReadonlyMap<string, string>, title = 'Sample') => {
    const { memory, used } = memoryFrom(known)
    return { card: pictureTools({ title, mark: undefined, colorMode: MODE }, { memory }).cardFor(made), used }
  }
  const first = cardOf(page(), new Map())
  const [unread, later] = [page(), page()]
  Object.defineProperty(unread, 'tree', { get: () => expect.unreachable() })
  const { path, width, height } = first.card?.picture ?? {}
  const again = cardOf(unread, first.used).card
  expect([again?.picture.path, again?.picture.width, again?.picture.height, again?.text]).toEqual([
    ...[path, width, height],
    first.card?.text,
  ])
  expect(cardOf(later, first.used).card?.picture.layout).toEqual(first.card?.picture.layout)
  expect(cardOf(page(), first.used, 'Renamed').card?.picture.path).not.toBe(path)
})

const MODE = { default: 'light', switch: true, respectSystem: true } as const
