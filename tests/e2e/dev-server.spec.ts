import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyEngine } from '../copy-engine.ts'
import { type DevServer, startDev } from './support/dev-server.ts'
import { writeSite } from './support/write-site.ts'

// One site and one copy of the engine, edited step by step: the tests of this file share them and run in order.
test.describe.configure({ mode: 'serial' })

let folder: string
let root: string
let server: DevServer
let origin: string
let page: Page

const LONG = 'site/content/guide/long.mdx'
const CONFIG = 'site/site.config.mjs'

const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, path), text.replace(from, to))
}

test.beforeAll(async ({ browser }) => {
  test.slow() // the first request makes Vite prepare React
  folder = mkdtempSync(join(tmpdir(), 'dev-server-'))
  root = join(folder, 'site')
  const engine = join(folder, 'engine')
  await writeSite(root, {})
  copyEngine(engine)
  server = await startDev(root, engine)
  origin = server.origin
  page = await browser.newPage()
  await page.goto(`${origin}/guide/long`)
  await page.waitForSelector('html[data-has-hydrated=true]', { timeout: 60_000 })
  await settle(page)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
})

test.afterEach(async () => {
  await expect(page.locator('body'), 'the page was not reloaded').toHaveAttribute('data-same-document', '')
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Vite may find more to prepare on the very first visit, and then reloads the page once. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForSelector('html[data-has-hydrated=true]')
}

const sidebar = () => page.getByRole('navigation', { name: 'Docs sidebar' })
const overlay = () => page.locator('vite-error-overlay')
const warnings = () => page.getByRole('complementary', { name: 'Warnings' })
const scrollTop = () => page.evaluate(() => Math.round(scrollY))

test('an edit of a page shows at once; scroll position and typed text stay', async () => {
  await sidebar().getByRole('searchbox').fill('long')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(1500)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  edit(LONG, 'Paragraph 1 of section 8.', 'Edited paragraph of section 8.')
  await expect(page.getByText('Edited paragraph of section 8.')).toBeAttached()
  expect(asked, 'the page came without being asked for').not.toContainEqual(expect.stringContaining('/assets/pages/'))
  expect(await scrollTop()).toBe(1500)
  await expect(sidebar().getByRole('searchbox')).toHaveValue('long')
  await sidebar().getByRole('searchbox').fill('')
})

test('an open fold stays open', async () => {
  await page.getByRole('article').getByRole('link', { name: 'Back to the start' }).click()
  await page.getByText('Folded at first').click()
  await expect(page.getByText('What was folded.')).toBeVisible()
  edit('site/content/guide/start.mdx', 'The first page leads', 'The edited page leads')
  await expect(page.getByText('The edited page leads')).toBeVisible()
  await expect(page.getByText('What was folded.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
})

test('title, heading and contents list follow an edit', async () => {
  edit(LONG, 'title: A long page', 'title: A longer page')
  await expect(page).toHaveTitle('A longer page | Handbook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A longer page')
  await expect(sidebar().getByRole('link', { name: 'A longer page' })).toBeVisible()
  edit(LONG, '## Section 2', '## Renamed section')
  await expect(page.getByRole('navigation', { name: 'Table of contents' })).toContainText('Renamed section')
})

test('an edit of the settings shows at once, and what was folded open stays', async () => {
  await sidebar().getByRole('button', { name: 'Reference' }).click()
  await expect(sidebar().getByRole('link', { name: 'Levels' })).toBeVisible()
  edit(CONFIG, '"label": "Guide"', '"label": "Handbuch"')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toContainText('Handbuch')
  await expect(sidebar().getByRole('link', { name: 'Levels' })).toBeVisible()
})

test('a mistake in a page is shown over it with its place, and goes away when it is mended', async () => {
  edit(LONG, '## Section 3', '<Unknown />\n\n## Section 3')
  await expect(overlay()).toContainText(/content\/guide\/long\.mdx:\d+:1/)
  await expect(overlay()).toContainText('There is no component <Unknown>')
  edit(LONG, '<Unknown />\n\n', '')
  await expect(overlay()).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeAttached()
})

test('a mistake in the settings, too', async () => {
  edit(CONFIG, '"type": "search"', '"type": "serach"')
  await expect(overlay()).toContainText('there is no type "serach"')
  edit(CONFIG, '"type": "serach"', '"type": "search"')
  await expect(overlay()).toHaveCount(0)
})

test('what only a build has looked at so far is told while writing: a broken link, in other letters too', async () => {
  edit(LONG, '## Section 3', '[Gone](/guide/gone) and [other letters](/Guide/Start).\n\n## Section 3')
  await expect(overlay()).toContainText('linking to /guide/gone')
  await expect(overlay()).toContainText('linking to /Guide/Start')
  await expect.poll(server.printed).toContain('linking to /guide/gone')
  edit(LONG, '[Gone](/guide/gone) and [other letters](/Guide/Start).\n\n', '')
  await expect(overlay()).toHaveCount(0)
})

test('an edit that is shown before the links are checked is told when it breaks a link of another page', async () => {
  edit('site/content/guide/start.mdx', 'The edited page leads', '[Third](/guide/long#section-3). The edited page leads')
  edit(LONG, '## Section 3', '## Another section')
  await expect(page.getByRole('heading', { name: 'Another section' })).toBeAttached()
  await expect(warnings()).toContainText('/guide/long#section-3')
  edit(LONG, '## Another section', '## Section 3')
  edit('site/content/guide/start.mdx', '[Third](/guide/long#section-3). The edited page leads', 'The edited page leads')
  await expect(warnings()).not.toContainText('/guide/long#section-3')
})

test('an unclosed fence is called that, at the line where it opens', async () => {
  edit(LONG, '## Section 3', '```ts\nconst a = 1\n\n## Section 3')
  await expect(overlay()).toContainText(
    /content\/guide\/long\.mdx:\d+:1 {2}The code block that begins here is never closed\./,
  )
  edit(LONG, '```ts\nconst a = 1\n\n', '')
  await expect(overlay()).toHaveCount(0)
})

test('warnings stand at the edge of the page and in the terminal, until they are dismissed or mended', async () => {
  edit(LONG, '## Section 3', '[Nowhere](#nowhere)\n\n## Section 3')
  await expect(warnings()).toContainText('linking to #nowhere')
  await expect.poll(server.printed).toContain('linking to #nowhere')
  await expect(overlay()).toHaveCount(0)
  await warnings()
    .getByText(/^\d+ warnings?$/)
    .click()
  await warnings().getByRole('button', { name: 'Dismiss' }).click()
  await expect(warnings()).toHaveCount(0)

  writeFileSync(
    join(root, 'content/guide/start.md'),
    '---\ntitle: Again\ndescription: Again.\n---\n\nThe same route.\n',
  )
  await expect(warnings()).toContainText('Duplicate routes were found')
  rmSync(join(root, 'content/guide/start.md'))
  edit(LONG, '[Nowhere](#nowhere)\n\n', '')
  await expect(warnings().filter({ hasText: /linking to|Duplicate/ })).toHaveCount(0)
})

test('a new page is there at once, and gone when it is deleted', async ({ request }) => {
  const status = async () => (await request.get(`${origin}/guide/added`)).status()
  writeFileSync(
    join(root, 'content/guide/added.mdx'),
    '---\ntitle: Added\ndescription: A new page.\n---\n\nThe new page.\n',
  )
  await expect.poll(status).toBe(200)
  edit(CONFIG, '"guide/tabs"', '"guide/tabs",\n          "guide/added"')
  await sidebar().getByRole('link', { name: 'Added' }).click()
  await expect(page.getByText('The new page.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A longer page')

  edit(CONFIG, ',\n          "guide/added"', '')
  await expect(sidebar().getByRole('link', { name: 'Added' })).toHaveCount(0)
  rmSync(join(root, 'content/guide/added.mdx'))
  await expect.poll(status).toBe(404)
})

test('an edit of a style sheet and of a component show at once', async () => {
  const footer = page.getByRole('contentinfo')
  edit('engine/src/app/layout/Footer.css', '.footer {', '.footer {\n    outline: 3px solid;')
  await expect(footer).toHaveCSS('outline-width', '3px')
  edit('engine/src/app/layout/Footer.tsx', '<footer className="footer">', '<footer className="footer">Edited footer')
  await expect(footer).toContainText('Edited footer')
  await expect(sidebar().getByRole('link', { name: 'Levels' })).toBeVisible()
})

test('derived files, public files and all forms of an address are served as in a build', async ({ request }) => {
  for (const path of [
    '/file.txt',
    '/sitemap.xml',
    '/guide/start.md',
    '/guide/start/',
    '/guide/start.html',
    '/search',
  ]) {
    expect((await request.get(origin + path)).status(), path).toBe(200)
  }
  expect((await request.get(`${origin}/nowhere`)).status()).toBe(404)
})

test('a hidden file in public/ is not served, and is told over the page until it is gone', async ({ request }) => {
  const hidden = join(folder, 'site/public/.env')
  writeFileSync(hidden, 'KEY=1')
  await expect(overlay()).toContainText('.env is a hidden file')
  for (const path of ['/.env', '/%2Eenv', '/guide/../.env', '/./.env'])
    expect(await (await request.get(origin + path)).text(), path).not.toContain('KEY=1')
  rmSync(hidden)
  await expect(overlay()).toHaveCount(0)
})
