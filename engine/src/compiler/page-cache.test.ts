import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

let folder: string
const svg = (fill: string) => `<svg viewBox="0 0 1 1"><path fill="${fill}"/></svg>`
const TEXT = '---\ntitle: x\n---\n\n<Diagram src="a.svg" alt="A" />\n'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
  mkdirSync(join(folder, 'content/_diagrams'), { recursive: true })
  writeFileSync(join(folder, 'content/_diagrams/a.svg'), svg('red'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const compile = (text = TEXT, baseUrl = '/', source = 'a.mdx') =>
  openPageCache(join(folder, 'cache'), baseUrl).compile({ source, text, contentDir: join(folder, 'content') })

test('an unchanged page is answered from disk, equal to the compiled one', async () => {
  const first = await compile()
  const second = await compile()
  expect([first.fromCache, second.fromCache]).toEqual([false, true])
  expect(second.page).toEqual(first.page)
})

test.each([
  ['text', () => compile(`${TEXT}\nmore`)],
  ['base', () => compile(TEXT, '/docs/')],
  ['source', () => compile(TEXT, '/', 'b.mdx')],
])('another %s is another page', async (_, compileOther) => {
  await compile()
  expect((await compileOther()).fromCache).toBe(false)
})

test('a changed diagram is compiled again', async () => {
  await compile()
  writeFileSync(join(folder, 'content/_diagrams/a.svg'), svg('blue'))
  const { page, fromCache } = await compile()
  expect(fromCache).toBe(false)
  expect(JSON.stringify(page.tree)).toContain('blue')
})

test('a diagram that is gone is reported, not answered from disk', async () => {
  await compile()
  rmSync(join(folder, 'content/_diagrams/a.svg'))
  await expect(compile()).rejects.toThrow('There is no diagram content/_diagrams/a.svg')
})

test.each(['', '{"key":', '{}', '{"key":"x","page":{}}'])('a damaged entry (%s) is a miss', async (damage) => {
  await compile()
  const pages = join(folder, 'cache/pages')
  const [entry = ''] = readdirSync(pages)
  writeFileSync(join(pages, entry), damage)
  expect((await compile()).fromCache).toBe(false)
  expect((await compile()).fromCache).toBe(true)
})

test('a page with mistakes is not kept, and nothing half-written stays', async () => {
  await expect(compile('---\ntitle: x\n---\n\n<Tabz />')).rejects.toThrow('There is no component <Tabz>')
  expect(readdirSync(join(folder, 'cache/pages'))).toEqual([])
  await compile()
  expect(readdirSync(join(folder, 'cache/pages')).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a stored page that has lost code is compiled again', async () => {
  const text = `${TEXT}\n\`\`\`install\nnpm install immer\n\`\`\`\n\n\`\`\`ts\nconst a: B = 1\n\`\`\`\n`
  const { page } = await compile(text)
  const [entry = ''] = readdirSync(join(folder, 'cache/pages'))
  const path = join(folder, 'cache/pages', entry)
  const whole = readFileSync(path, 'utf8')
  for (const lost of [/(<pre[^>]*><code>).*?(?=<.code>)/, 'immer', 'const']) {
    writeFileSync(path, whole.replace(lost, '$1'))
    const again = await compile(text)
    expect(again).toMatchObject({ page, fromCache: false })
  }
})

test("Shiki's blocks outlive the run", async () => {
  const text = `${TEXT}\n\`\`\`css\na { color: red }\n\`\`\`\n`
  await compile(text)
  const [version = ''] = readdirSync(join(folder, 'cache/code'))
  const [block = ''] = readdirSync(join(folder, 'cache/code', version))
  const path = join(folder, 'cache/code', version, block)
  writeFileSync(path, '[[["k","a { color: red }"]]]')
  const { page } = await compile(`${text}\nmore`)
  expect(JSON.stringify(page.tree)).toContain('<c-k>a { color: red }</c-k>')
})
