import type { Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** Printing hides what one operates or steers by. */

const hidden = (page: Page) => ({
  'the navbar': page.locator('nav[aria-label="Main"]'),
  'the docs sidebar': page.locator('nav[aria-label="Docs sidebar"]'),
  'the contents list': page.locator('nav[aria-label="Table of contents"]'),
  'the contents list of narrow screens': page.locator('button', { hasText: 'On this page' }),
  'previous and next': page.locator('nav[aria-label="Docs pages"]'),
  'the footer': page.locator('.footer'),
  'the skip link': page.getByText('Skip to main content'),
  'the buttons of code': page.locator('[data-action=copy]').first(),
})

for (const width of [390, 1440]) {
  test(`on paper there is the text alone, from a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api/createSlice')
    await page.emulateMedia({ media: 'print' })
    for (const [what, part] of Object.entries(hidden(page))) {
      for (const one of await part.all()) await expect.soft(one, what).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article pre').first()).toBeVisible()
    await expect(page.locator('article h2').first()).toBeVisible()
  })
}

test('long lines of code are wrapped on paper, not cut', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, '/rtk-query/api/createApi')
  const cut = () =>
    page
      .locator('article pre:visible')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)
  await expect.poll(cut).toBeGreaterThan(0) // on a screen they scroll
  await page.emulateMedia({ media: 'print' })
  await expect.poll(cut).toBe(0)
})

test('a dark page is printed dark on light, and printing stores and changes nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/api/createSlice')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  const lightness = await page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / 3
    return mean(channels(getComputedStyle(document.querySelector('article p') as Element).color))
  })
  expect(lightness).toBeLessThan(90)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('tabs are printed with the panel that was chosen, and folds are opened', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, site.url('/guide/start'))
  await expect(page.getByText('What was folded.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What was folded.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await open(page, site.url('/guide/tabs'))
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('One line.')).toBeVisible()
})
