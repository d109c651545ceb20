import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compilePage } from '../compile-page.ts'

const contentDir = mkdtempSync(join(tmpdir(), 'diagrams-'))
mkdirSync(join(contentDir, '_diagrams'))
afterAll(() => rmSync(contentDir, { recursive: true }))

function draw(inner: string) {
  writeFileSync(join(contentDir, '_diagrams/a.svg'), `<svg viewBox="0 0 400 100">${inner}</svg>`)
  const text = '---\ntitle: x\n---\n\n<Diagram src="a.svg" alt="Two boxes." />\n'
  return compilePage({ source: 'x.mdx', text, contentDir, baseUrl: '/docs/' })
}

test('a drawing is one image with the words of the page', async () => {
  const { tree, links } = await draw('<rect id="box" />')
  expect(JSON.stringify(tree)).toContain('role=\\"img\\" aria-label=\\"Two boxes.\\"')
  expect(links).toEqual([])
})

test('links in a drawing can be reached, and are checked like any other', async () => {
  const { tree, links } = await draw('<a href="/api/b#options"><text>B</text></a>')
  expect(JSON.stringify(tree)).toContain('role=\\"group\\" aria-label=\\"Two boxes.\\"')
  expect(JSON.stringify(tree)).toContain('<a href=\\"/docs/api/b#options\\">')
  expect(links).toMatchObject([{ kind: 'route', route: '/api/b', hash: 'options', line: 5 }])
})

test('a drawing that links elsewhere is a mistake', async () => {
  await expect(draw('<a href="https://example.com/"><text>B</text></a>')).rejects.toThrow(
    'The drawing links to "https://example.com/".',
  )
  await expect(draw('<a href="ftp://example.com/"><text>B</text></a>')).rejects.toThrow(
    'Links cannot have the scheme "ftp:".',
  )
})
