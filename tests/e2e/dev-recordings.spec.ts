import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { PROJECT } from '../places.ts'
import { type DevServer, startDev } from './support/dev-server.ts'
import { example } from './support/live-pages.ts'
import { LIVE_SETTINGS } from './support/live-settings.ts'
import { writeSite } from './support/write-site.ts'

// One site and one server, edited step by step.
test.describe.configure({ mode: 'serial' })
// The first recording waits until what examples are run with is bundled.
const RECORDED = { timeout: 120_000 }

let root: string
let server: DevServer
let page: Page

const PAGE = 'content/guide/desk.mdx'
const TEXT = `---
title: Desk
description: An example that is recorded.
---

A desk.

<Live title="Desk" id="desk" press="Lend" shows="1 lent">

\`\`\`tsx title="App.tsx"
import { useState } from 'react'

export default function App() {
  const [lent, setLent] = useState(0)
  return <button onClick={() => setLent(lent + 1)}>{lent === 0 ? 'Lend' : lent + ' lent'}</button>
}
\`\`\`

</Live>
`

const TREES = `---
title: Copies
description: An example that is drawn.
---

What is copied.

<Live explain="trees" title="Copies" id="copies" question="How many?" answer="One." press="Copy" shows="copied">

\`\`\`tsx title="App.tsx"
import { useState } from 'react'

console.debug('before', [{ keys: [], id: 1 }, { keys: ['books'], id: 2 }])

export default function App() {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    console.debug('after', [{ keys: [], id: 3 }, { keys: ['books'], id: 2 }])
    setCopied(true)
  }
  return <button onClick={copy}>{isCopied ? 'copied' : 'Copy'}</button>
}
\`\`\`

\`\`\`steps scenario="Copy" press="Copy"
before | Two objects.
* after | One of them is new.
\`\`\`

</Live>
`

const edit = (from: string, to: string) => {
  const text = readFileSync(join(root, PAGE), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, PAGE), text.replace(from, to))
}
const picture = (text: string) => example(page, 'Desk').locator('[inert]', { hasText: text })
const overlay = () => page.locator('vite-error-overlay')

test.beforeAll(async ({ browser }) => {
  test.slow()
  root = mkdtempSync(join(tmpdir(), 'dev-recordings-'))
  await writeSite(root, { config: LIVE_SETTINGS, files: { [PAGE]: TEXT, 'content/guide/copies.mdx': TREES } })
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  server = await startDev(root)
  page = await browser.newPage()
  await page.goto(`${server.origin}/guide/desk`)
  await page.waitForSelector('html[data-has-hydrated=true]', { timeout: 60_000 })
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('an author sees what readers will: the result, and Play', async () => {
  test.slow()
  await expect(picture('1 lent')).toHaveCount(1, RECORDED)
  const live = example(page, 'Desk')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
})

test('an example that has changed shows nothing of what it did before, and then what it does now', async () => {
  test.slow()
  await page.goto(`${server.origin}/guide/desk`)
  await expect(picture('1 lent')).toHaveCount(1)
  edit("lent + ' lent'", "lent + ' lent today'")
  await expect(picture('1 lent today')).toHaveCount(1, RECORDED)
  await expect(overlay()).toHaveCount(0)
})

test('one that does something else than its page says is told by file and line, and goes when it is mended', async () => {
  test.slow()
  edit('shows="1 lent"', 'shows="2 lent"')
  await expect(overlay()).toContainText('The live example "Desk" does not do what its page says.', RECORDED)
  await expect(overlay()).toContainText('content/guide/desk.mdx:8:1')
  await expect.poll(server.printed).toContain('content/guide/desk.mdx:8:1')
  await expect(picture('lent')).toHaveCount(0)
  edit('shows="2 lent"', 'shows="1 lent"')
  await expect(overlay()).toHaveCount(0, RECORDED)
  await expect(picture('1 lent today')).toHaveCount(1, RECORDED)
})

test('an explainer that is recorded is served drawn, with its style sheet', async ({ browser }) => {
  test.slow()
  const url = `${server.origin}/guide/copies`
  const drawn = (reader: Page) => example(reader, 'Copies').getByRole('img', { name: 'Copied: state.' })
  await page.goto(url)
  await expect(drawn(page).first()).toBeVisible(RECORDED)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  const sheet = reader.waitForResponse(/\/assets\/explain-trees\.css$/)
  await reader.goto(url)
  await expect(drawn(reader)).toBeVisible()
  await expect(example(reader, 'Copies').getByText('One of them is new.')).toBeVisible()
  expect((await sheet).headers()['content-type']).toContain('text/css')
  expect(await (await sheet).text()).toContain('.explainer')
  await context.close()
})
