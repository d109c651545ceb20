import type { Page } from '@playwright/test'
import { expect, heading, interactive, navbar, open, storage, test } from './support/reader.ts'

const SLICE = '/api/createSlice'
const root = (page: Page) => page.locator('html')
const toggle = (page: Page) => navbar(page).getByRole('button', { name: /^Switch between dark and light mode/ })

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', mode)
  await expect(root(page)).toHaveCSS('color-scheme', mode)
}

/** Stores a choice before anything of the site runs, once for the tab. */
async function store(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('prepared')) localStorage.setItem('theme', value)
    sessionStorage.setItem('prepared', 'yes')
  }, theme)
}

test('the switch says the current mode, flips it at once and stores it; the choice outlives navigation and reload', async ({
  page,
}) => {
  await open(page, SLICE)
  await expectMode(page, 'light')
  const label = 'Switch between dark and light mode (currently light mode)'
  await expect(toggle(page)).toHaveAccessibleName(label)
  await expect(toggle(page)).toHaveAttribute('title', label)
  await expect(toggle(page)).not.toHaveAttribute('aria-pressed')
  const code = page.locator('article pre code c-k').first()
  const before = await code.evaluate((element) => getComputedStyle(element).color)
  await toggle(page).click()
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
  await expect(toggle(page)).toBeFocused()
  expect(await storage(page)).toEqual({ theme: 'dark' })
  expect(await code.evaluate((element) => getComputedStyle(element).color)).not.toBe(before)
  await navbar(page).getByRole('link', { name: 'Tutorials' }).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expectMode(page, 'dark')
  await page.reload()
  await interactive(page)
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
  await toggle(page).click()
  await expectMode(page, 'light')
  expect(await storage(page)).toEqual({ theme: 'light' })
})

for (const [name, stored, system, mode] of [
  ['a stored choice', 'dark', 'light', 'dark'],
  ['a stored choice against the system', 'light', 'dark', 'light'],
  ['the system', null, 'dark', 'dark'],
  ['the default', null, 'no-preference', 'light'],
  ['the system, when what is stored is no mode', 'blue', 'dark', 'dark'],
] as const) {
  test(`${name} decides before the first paint, and hydration changes nothing`, async ({ page }) => {
    if (stored) await store(page, stored)
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript(() => {
      const changes: string[] = []
      Object.assign(window, { changes })
      new MutationObserver(() => {
        const { theme } = document.documentElement?.dataset ?? {}
        const when = document.body ? 'after' : 'before'
        if (theme) changes.push(`${theme} ${when} the body`)
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] })
    })
    // Nothing of the application arrives: what is set is set by the document itself.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(SLICE)
    await expectMode(page, mode)
    await page.unroute('**/assets/*.js')
    await page.reload()
    await interactive(page)
    await expectMode(page, mode)
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`))
    const changes = await page.evaluate(() => (window as never as { changes: string[] }).changes)
    expect(changes.filter((change) => !change.startsWith(mode) || !change.includes('before'))).toEqual([])
    expect(await storage(page)).toEqual(stored ? { theme: stored } : {})
  })
}

test('with nothing stored the page follows the system live, and writes nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, SLICE)
  await expectMode(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectMode(page, 'light')
  expect(await storage(page)).toEqual({})
})

test('an explicit choice stays when the system changes, on screen and in storage', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, SLICE)
  await toggle(page).click()
  await expectMode(page, 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true)
  await expectMode(page, 'dark')
  expect(await storage(page)).toEqual({ theme: 'dark' })
})

test('printing changes nothing, although it asks for light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, SLICE)
  await expectMode(page, 'dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
  expect(await storage(page)).toEqual({})
})

test('other tabs follow a choice, and its removal brings back the system preference', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, SLICE)
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await open(other, '/')
  await toggle(other).click()
  await expectMode(other, 'dark')
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)

  // Other keys mean nothing; a value that is no mode means light.
  await other.evaluate(() => localStorage.setItem('other', 'light'))
  await other.evaluate(() => localStorage.setItem('theme', 'blue'))
  await expectMode(page, 'light')
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectMode(page, 'light')
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expectMode(page, 'dark')
  expect(await storage(page)).toEqual({ other: 'light' })
})

test('an address may ask for a mode; it is not stored', async ({ page }) => {
  await open(page, `${SLICE}?docusaurus-theme=dark`)
  await expectMode(page, 'dark')
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
  expect(await storage(page)).toEqual({})
  await open(page, SLICE)
  await expectMode(page, 'light')
})
