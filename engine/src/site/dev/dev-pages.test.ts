import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDevPages } from './dev-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'dev-pages-'))
afterAll(() => rmSync(root, { recursive: true }))

const draw = (size: number) => {
  mkdirSync(join(root, 'content/_diagrams'), { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 8" width="${size}" height="8"><title>Box</title><desc>One box.</desc><path d="M0 0h8"/></svg>`
  writeFileSync(join(root, 'content/_diagrams/box.svg'), svg)
}
const pageOf = (text: string) => `---\ntitle: Boxes\n---\n\n${text}\n`

test('a page that is as it was stays the same object, until its text, the base URL or a diagram changes', async () => {
  draw(8)
  const pages = openDevPages(root)
  const compile = (text: string, baseUrl = '/') => pages.compileFor(baseUrl)('boxes.mdx', pageOf(text))
  const text = 'Text.\n\n<Diagram src="box.svg" alt="A box" caption="A box." />'
  const first = await compile(text)
  expect(await compile(text)).toBe(first)
  const edited = await compile(`More. ${text}`)
  expect(edited).not.toBe(first)
  expect(await compile(`More. ${text}`)).toBe(edited)
  expect(await compile(`More. ${text}`, '/docs/')).not.toBe(edited)
  const before = await compile(text)
  draw(16)
  expect(await compile(text)).not.toBe(before)
})
