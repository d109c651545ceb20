import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdEngine } from '#disk/engine-fingerprint.ts'
import { filesBelow } from '#disk/fingerprint.ts'
import { buildSite } from './build-site.ts'
import { isFresh } from './outputs/build-stamp.ts'
import { createProgress } from './report/progress.ts'

const FIXTURE = fileURLToPath(new URL('../../../tests/sites/basic', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'build-site-'))

beforeAll(holdEngine)
/** The site is put back as it was; `.cache` stays, so that the shell is not bundled for each test. */
beforeEach(() => {
  for (const folder of ['content', 'public', 'dist']) rmSync(join(root, folder), { recursive: true, force: true })
  for (const name of ['content', 'public', 'site.config.ts']) {
    cpSync(join(FIXTURE, name), join(root, name), { recursive: true })
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const build = () => buildSite(root, createProgress())
const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))

/** The output as paths and hashes: a difference is then one line. */
function contents(): Record<string, string> {
  const dist = join(root, 'dist')
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  return Object.fromEntries(filesBelow(dist).map((file) => [relative(dist, file), hash(file)]))
}

test('the same site gives the same bytes, from a cold cache and from a warm one', async () => {
  await build()
  const first = contents()
  rmSync(join(root, '.cache'), { recursive: true })
  await build()
  expect(contents()).toEqual(first)
  await build()
  expect(contents()).toEqual(first)
})

test('a site that is more than memory should hold is the same site', async () => {
  await build()
  const first = contents()
  for (const known of ['render', 'pages', 'cards']) rmSync(join(root, '.cache', known), { recursive: true })
  await buildSite(root, createProgress(), { pagesInMemory: 0 })
  expect(contents()).toEqual(first)
})

test('of such a site an edit leaves what a build from nothing makes, whatever is wrong with what was kept', async () => {
  const buildLarge = () => buildSite(root, createProgress(), { pagesInMemory: 0 })
  const overwrite = (folder: string) => {
    for (const file of filesBelow(join(root, folder))) writeFileSync(file, 'damaged')
  }
  await buildLarge()
  edit('content/guides/second.mdx', (text) => text.replace('leads back', 'leads home'))
  await buildLarge()
  const warm = contents()
  for (const folder of ['dist', '.cache/render', '.cache/pages', '.cache/search']) {
    overwrite(folder)
    await buildLarge()
    expect(contents()).toEqual(warm)
  }
  for (const known of ['render', 'pages', 'search']) rmSync(join(root, '.cache', known), { recursive: true })
  rmSync(join(root, 'dist'), { recursive: true })
  await buildLarge()
  expect(contents()).toEqual(warm)
})

test('every page is complete before scripts run', async () => {
  const report = await build()
  expect(report.pages).toBe(3)
  expect(read('guides/first/index.html')).toContain('The first guide leads to')
  expect(read('guides/first/index.html')).toContain('<title>First guide | Basic Site</title>')
  expect(read('404.html')).toContain('Page Not Found')
  expect(read('copied.txt')).toContain('copied as it is')
})

test('the policy of _headers names the scripts and styles that the pages inline, and no others', async () => {
  await build()
  const pages = ['index.html', 'guides/first/index.html', 'search/index.html', '404.html'].map(read)
  const inline = pages.flatMap((html) => [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)])
  expect(new Set(inline.map(([, name]) => name))).toEqual(new Set(['script', 'style']))
  const hashes = inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(new Set(read('_headers').match(/'sha256-[^']+'/g))).toEqual(new Set(hashes))
})

test('a mistake in a page stops the build and leaves the previous output whole', async () => {
  await build()
  const before = contents()
  edit('content/guides/first.mdx', (text) => `${text}\n<Unknown />\n`)
  edit('content/guides/second.mdx', (text) => `${text}\n[gone](/guides/gone)\n`)
  await expect(build()).rejects.toThrow('content/guides/first.mdx:14')
  expect(contents()).toEqual(before)
  expect(isFresh(root)).toBe(false)
})

test('a broken link stops the build', async () => {
  edit('content/guides/second.mdx', (text) => `${text}\n[gone](/guides/frist)\n`)
  await expect(build()).rejects.toThrow('/guides/first')
})

test('an edit of one page changes its text and leaves the rest rendered as it was', async () => {
  await build()
  edit('content/guides/second.mdx', (text) => text.replace('leads back', 'leads home'))
  await build()
  expect(read('guides/second/index.html')).toContain('leads home')
  expect(read('guides/first/index.html')).toContain('The first guide leads to')
})

test('a mark stands in the documents and not in the data; a build is fresh until its file changes', async () => {
  writeFileSync(join(root, 'mark.svg'), '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>')
  edit('site.config.ts', (text) => text.replace('navbar:', "logo: 'mark.svg',\n  navbar:"))
  await build()
  expect(read('guides/first/index.html')).toContain('<svg class="mark" viewBox="0 0 8 8" aria-hidden="true"><path')
  const data = Object.keys(contents()).find((path) => /^assets\/site\..*json$/.test(path)) ?? ''
  expect(read(data)).not.toContain('M0 0h8')
  expect(isFresh(root)).toBe(true)
  edit('mark.svg', (text) => text.replace('h8', 'h7'))
  expect(isFresh(root)).toBe(false)
})

test('a build is fresh until something it was made from changes', async () => {
  await build()
  expect(isFresh(root)).toBe(true)
  edit('content/guides/first.mdx', (text) => `${text}\nOne more line.\n`)
  expect(isFresh(root)).toBe(false)
})

test('what the settings name outside of content is among what a build is made from', async () => {
  mkdirSync(join(root, 'live'), { recursive: true })
  writeFileSync(join(root, 'live/shelf.ts'), "import './beside.ts'\n")
  writeFileSync(join(root, 'live/beside.ts'), 'export {}\n')
  edit('site.config.ts', (text) =>
    text.replace('tagline:', "live: { packs: [{ entry: 'live/shelf.ts' }] },\n  tagline:"),
  )
  await build()
  expect(isFresh(root)).toBe(true)
  edit('live/beside.ts', (text) => `${text}export const shelf = 1\n`)
  expect(isFresh(root)).toBe(false)
})

test('a live example that imports what no pack offers stops the build, at its line', async () => {
  const block = '```ts title="main.ts"\nimport { shelf } from \'shelf\'\nconsole.log(shelf)\n```'
  edit('content/guides/first.mdx', (text) => `${text}\n<Live title="Shelf">\n\n${block}\n\n</Live>\n`)
  await expect(build()).rejects.toThrow(
    'content/guides/first.mdx:17:23  The live example "Shelf" imports "shelf", which no pack offers.',
  )
})

test('a build that leaves out types does not wait for what checks those of live examples', async () => {
  const block = '```ts title="main.ts"\nconsole.log(\'shelf\')\n```'
  edit('content/guides/first.mdx', (text) => `${text}\n<Live title="Shelf">\n\n${block}\n\n</Live>\n`)
  const { phases } = await buildSite(root, createProgress(), { skipSamples: true, skipTypes: true })
  const names = phases.map(({ name }) => name)
  expect(names).toContain('examples')
  expect(names).not.toContain('checker')
  expect(Object.keys(contents()).filter((path) => path.includes('checker'))).toEqual([])
})

test('files that the settings name are part of what a build is made from, and so are those they import', async () => {
  writeFileSync(join(root, 'shelf.ts'), "export * from './library/books.ts'\n")
  mkdirSync(join(root, 'library'))
  writeFileSync(join(root, 'library/books.ts'), 'export const books = 1\n')
  edit('site.config.ts', (text) =>
    text.replace('navbar: {', "samples: { modules: { shelf: 'shelf.ts' } },\n  navbar: {"),
  )
  await build()
  expect(isFresh(root)).toBe(true)
  writeFileSync(join(root, 'library/books.ts'), 'export const books = 2\n')
  expect(isFresh(root)).toBe(false)
})
