import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { SITE } from '../places.ts'
import { expectNoViolations } from './support/axe.ts'
import { edit, example, LIVE_PAGES, openFile, preview, run } from './support/live-pages.ts'
import { expect, interactive, open } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

const WIDE = { width: 1440, height: 900 }
/** The compiler has to be started and to read all declarations. */
const PATIENCE = { timeout: 120_000 }

const OF_CHECKER = /\/assets\/checker\//

/** Addresses of the checker's files that are asked for from now on. */
function watchChecker(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (OF_CHECKER.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const switchOf = (live: Locator) => live.getByRole('switch', { name: 'Check types' })

async function openDesk(page: Page, site: ServedSite): Promise<Locator> {
  await open(page, site.url('/guide/live'))
  const live = example(page, 'Lending desk')
  await run(live)
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  return live
}

const expectNoProblems = (live: Locator) => expect(live.getByText('✓ no problems')).toBeVisible(PATIENCE)

// One after the other: each holds a compiler in memory.
test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
})

test('nothing of it is loaded before the press; a mistake is marked, leads to its line, and is gone when it is mended', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(LIVE_PAGES)
  const asked = watchChecker(page)
  const live = await openDesk(page, site)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(switchOf(live)).toHaveAttribute('aria-checked', 'false')
  await expect(switchOf(live)).toHaveText(`Check types ${sizeIn(site)} MB`)

  await switchOf(live).click()
  await expect(switchOf(live)).toHaveAttribute('aria-checked', 'true')
  await expectNoProblems(live)
  expect(new Set(asked).size).toBe(2)
  await expect(switchOf(live)).toHaveText('Check types')

  await edit(live, 'desk.ts', 'state.onLoan.pop()', 'state.onLoan = 5')
  await expect(live.getByText('1 problem', { exact: true })).toBeVisible(PATIENCE)
  await expect(live.locator('.live-squiggle')).toHaveText(['state', '.', 'onLoan'])
  const problems = live.getByRole('list', { name: 'Problems of types' })
  await expect(problems).toContainText("Type 'number' is not assignable to type")

  await openFile(live, 'App.tsx')
  await expect(live.locator('.live-squiggle')).toHaveCount(0)
  await problems.getByRole('button', { name: 'desk.ts:11' }).click()
  const box = live.getByRole('textbox', { name: 'Code of desk.ts' })
  await expect(box).toBeFocused()
  await expect(live.locator('.live-squiggle')).toHaveText(['state', '.', 'onLoan'])
  await expectNoViolations(page, 'an example with a mistake of types')

  await edit(live, 'desk.ts', 'state.onLoan = 5', 'state.onLoan.pop()')
  await expectNoProblems(live)
  await expect(problems).toHaveCount(0)
  await expect(live.locator('.live-squiggle')).toHaveCount(0)
})

test('by keyboard: the switch, and from the message to its line', async ({ page, serveSite }) => {
  const live = await openDesk(page, await serveSite(LIVE_PAGES))
  await switchOf(live).focus()
  await page.keyboard.press('Space')
  await expect(switchOf(live)).toHaveAttribute('aria-checked', 'true')
  await expectNoProblems(live)
  await edit(live, 'desk.ts', 'push(action.payload)', 'push(action.payload, 5)')
  await expect(live.getByRole('status').filter({ hasText: '1 problem' })).toBeVisible(PATIENCE)
  await live.getByRole('list', { name: 'Problems of types' }).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(live.getByRole('textbox', { name: 'Code of desk.ts' })).toBeFocused()
  await page.keyboard.press('Shift+End')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('5)')
  await switchOf(live).focus()
  await page.keyboard.press('Enter')
  await expect(switchOf(live)).toHaveAttribute('aria-checked', 'false')
  await expect(live.locator('.live-squiggle')).toHaveCount(0)
})

test('it is remembered for the visit, and its worker ends with the example', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  const checkers = () => page.workers().filter((worker) => OF_CHECKER.test(worker.url())).length
  const live = await openDesk(page, site)
  expect(checkers()).toBe(0)
  await switchOf(live).click()
  await expectNoProblems(live)
  expect(checkers()).toBe(1)

  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
  await expect.poll(checkers).toBe(0)
  const book = example(page, 'A book')
  await run(book)
  await expect(switchOf(book)).toHaveAttribute('aria-checked', 'true')
  await expectNoProblems(book)

  await page.reload()
  await interactive(page)
  await run(book)
  await expect(switchOf(book)).toHaveAttribute('aria-checked', 'true')
  await switchOf(book).click()
  await expect.poll(checkers).toBe(0)
  await page.reload()
  await interactive(page)
  await run(book)
  await expect(switchOf(book)).toHaveAttribute('aria-checked', 'false')
})

test('what cannot be loaded is said, and can be tried again', async ({ page, serveSite }) => {
  const live = await openDesk(page, await serveSite(LIVE_PAGES))
  await page.route(OF_CHECKER, (route) => route.abort())
  await switchOf(live).click()
  const failure = live.getByRole('alert').filter({ hasText: 'The type checker could not be loaded.' })
  await expect(failure).toBeVisible()
  await page.unroute(OF_CHECKER)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expectNoProblems(live)
  await expect(failure).toHaveCount(0)
})

test('how much has come is shown while it comes', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  const live = await openDesk(page, site)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/\/assets\/checker\/checker\./, async (route) => {
    await held
    await route.continue()
  })
  await switchOf(live).click()
  await expect(live.getByRole('progressbar', { name: 'Loading the type checker' })).toBeVisible()
  await expect(live.getByText(new RegExp(`^0\\.\\d of ${sizeIn(site)} MB$`))).toBeVisible()
  goOn()
  await expectNoProblems(live)
  await expect(live.getByRole('progressbar', { name: 'Loading the type checker' })).toHaveCount(0)
})

test('on a phone, and for those who read JavaScript, there is no switch and nothing is loaded', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(LIVE_PAGES)
  await page.addInitScript(() => sessionStorage.setItem('check-types', 'on'))
  const asked = watchChecker(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(switchOf(await openDesk(page, site))).toHaveCount(0)
  await page.goto('about:blank') // with more room, the open example would check
  await page.setViewportSize(WIDE)
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'js'))
  await expect(switchOf(await openDesk(page, site))).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('it is not among what is kept for reading offline', () => {
  const assets = join(SITE, 'dist/assets')
  const list = readdirSync(assets).find((name) => /^offline\.\w+\.json$/.test(name)) ?? ''
  const text = readFileSync(join(assets, list), 'utf8')
  expect(readdirSync(join(assets, 'checker'))).toHaveLength(2)
  expect(text).toContain('assets/live/')
  expect(text).not.toContain('assets/checker/')
})

/** What the two files weigh when they are sent, in millions of bytes. */
function sizeIn({ root }: ServedSite): string {
  const folder = join(root, 'dist/assets/checker')
  const bytes = readdirSync(folder).map((name) => brotliCompressSync(readFileSync(join(folder, name))).byteLength)
  return (bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)
}
