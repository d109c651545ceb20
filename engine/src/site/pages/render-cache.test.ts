import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocumentFrame } from './document.ts'
import { openRenderCache } from './render-cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/render-cache-`)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What is read of a frame to know documents by it, and what the documents of this test tell. */
const frameOf = (names: Partial<DocumentFrame> & { title?: string } = {}) => {
  const site = {
    title: names.title ?? 'Kit',
    baseUrl: '/k/',
    search: {},
    pages: {},
  } as unknown as DocumentFrame['site']
  return { site, siteDataHref: '/k/assets/site.1234abcd.json', ...names } as DocumentFrame
}

/** A document with what is beyond ASCII, and each name twice. */
const documentOf = ({ siteDataHref, offline = '' }: DocumentFrame, text = 'Lämp 00000000') =>
  `<p>“${text}”</p><script>${JSON.stringify({ siteDataHref, offline })}</script><link href="${siteDataHref}">–${offline}`

async function build(frame: DocumentFrame, content = 'page 1') {
  const cache = await openRenderCache(folder, 'shell', frame)
  const make = vi.fn(async (marked: DocumentFrame) => documentOf(marked))
  const body = await cache.document(content, make)
  return { text: Buffer.from(body).toString(), isMade: make.mock.calls.length > 0, cache }
}

const EARLIER = frameOf({ offline: '/k/assets/offline.0123456789abcdef.json' })
const LATER = frameOf({
  siteDataHref: '/k/assets/site.deadbeef.json',
  offline: '/k/assets/offline.fedcba9876543210.json',
})

test('a document is known when the names of other files change, and tells the new ones', async () => {
  expect(await build(EARLIER)).toMatchObject({ text: documentOf(EARLIER), isMade: true })
  expect(await build(LATER)).toMatchObject({ text: documentOf(LATER), isMade: false })
  expect(await build(EARLIER)).toMatchObject({ text: documentOf(EARLIER), isMade: false })
})

test('it is made again when anything else does', async () => {
  await build(EARLIER)
  expect((await build(EARLIER, 'page 2')).isMade).toBe(true)
  expect((await build({ ...EARLIER, hasBaseUrlCheck: true })).isMade).toBe(true)
  expect((await build({ ...EARLIER, siteDataHref: '/k/assets/site.123.json' })).isMade).toBe(true)
  expect((await build({ ...EARLIER, offline: '/k/list.0123456789abcdef.json' })).isMade).toBe(true)
  expect((await build({ ...EARLIER, site: { ...EARLIER.site, title: 'Other' } })).isMade).toBe(true)
})

test('a name that nothing is known by is told as it is', async () => {
  const frame = frameOf({ siteDataHref: '/k/data' })
  expect(await build(frame)).toMatchObject({ text: documentOf(frame), isMade: true })
  expect(await build(frame)).toMatchObject({ text: documentOf(frame), isMade: false })
})

test('a stored document that is not as it was written is made again', async () => {
  await build(EARLIER)
  const [name = ''] = readdirSync(folder)
  const whole = readFileSync(join(folder, name), 'utf8')
  for (const damaged of [
    '',
    '\n',
    whole.slice(0, -3),
    whole.replace('Lämp', 'Damp'),
    whole.replace('[', '[1,'),
    'x {}\n',
  ]) {
    writeFileSync(join(folder, name), damaged)
    expect(await build(LATER)).toMatchObject({ text: documentOf(LATER), isMade: true })
  }
})

test('what nobody asks for is removed', async () => {
  await build(EARLIER, 'page 1')
  const { cache } = await build(EARLIER, 'page 2')
  expect(readdirSync(folder)).toHaveLength(2)
  await cache.prune()
  expect(readdirSync(folder)).toHaveLength(1)
})
