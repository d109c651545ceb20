import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { PROJECT } from '../places.ts'
import { type DevServer, startDev } from './support/dev-server.ts'
import { writeSite } from './support/write-site.ts'

// One site and one server, edited step by step.
test.describe.configure({ mode: 'serial' })
// The first check loads TypeScript and the types of all packages.
const FIRST_CHECK = { timeout: 90_000 }

let root: string
let server: DevServer
let page: Page

const PAGE = 'content/guide/samples.mdx'
const TEXT = `---
title: Samples
description: Code that is proven.
---

A slice.

\`\`\`ts title="desk.ts"
import { createSlice } from '@reduxjs/toolkit'

export const desk = createSlice({ name: 'desk', initialState: 0, reducers: { lent: (count) => count + 1 } })
console.log(desk.actions.lent().type) // desk/lent
\`\`\`

A mistake.

\`\`\`ts title="mistake.ts" errors="2322" failing={1}
export const copies: number = 'three'
\`\`\`
`

const edit = (from: string, to: string) => {
  const text = readFileSync(join(root, PAGE), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, PAGE), text.replace(from, to))
}
const overlay = () => page.locator('vite-error-overlay')

test.beforeAll(async ({ browser }) => {
  test.slow()
  root = mkdtempSync(join(tmpdir(), 'dev-samples-'))
  await writeSite(root, {
    config: { library: { name: 'Redux Toolkit', packageName: '@reduxjs/toolkit', version: '2.14.0' } },
    files: { [PAGE]: TEXT },
  })
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  server = await startDev(root)
  page = await browser.newPage()
  await page.goto(`${server.origin}/guide/samples`)
  await page.waitForSelector('html[data-has-hydrated=true]', { timeout: 60_000 })
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('the error that a sample shows stands below its line once it is known', async () => {
  test.slow()
  await expect(page.locator('.code-error')).toHaveText(
    "TS2322 Type 'string' is not assignable to type 'number'.",
    FIRST_CHECK,
  )
  await expect(overlay()).toHaveCount(0)
})

test('a sample that does not compile is told over the page and in the terminal, and goes when it is mended', async () => {
  test.slow()
  edit(
    'initialState: 0, reducers: { lent: (count) => count + 1 }',
    'initialState: 0, reducers: { lent: (count) => count.size }',
  )
  await expect(overlay()).toContainText("Property 'size' does not exist on type 'number'. (TS2339)", FIRST_CHECK)
  await expect(overlay()).toContainText(/content\/guide\/samples\.mdx:11:\d+/)
  await expect.poll(server.printed).toContain("Property 'size' does not exist on type 'number'.")
  edit('count.size', 'count + 1')
  await expect(overlay()).toHaveCount(0, FIRST_CHECK)
})

test('so is one that does not print what it says', async () => {
  test.slow()
  edit('// desk/lent', '// desk/returned')
  await expect(overlay()).toContainText('desk/returned', FIRST_CHECK)
  edit('// desk/returned', '// desk/lent')
  await expect(overlay()).toHaveCount(0, FIRST_CHECK)
})

test('only what is proven says so: an edited sample does again when it has been checked', async () => {
  test.slow()
  const marked = page.locator('figure.code[data-checked]')
  await expect(marked).toHaveCount(2, FIRST_CHECK)
  edit('// desk/lent', '// desk/given')
  await expect(overlay()).toContainText('desk/given', FIRST_CHECK)
  await expect(marked).toHaveCount(1)
  edit('// desk/given', '// desk/lent')
  await expect(marked).toHaveCount(2, FIRST_CHECK)
})

test('names answer while a page is written', async () => {
  test.slow()
  const code = page.locator('figure.code[data-checked] pre').first()
  await code.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Type of createSlice' })).toContainText('createSlice', FIRST_CHECK)
})
