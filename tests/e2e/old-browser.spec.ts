/**
 * Chromium 119: no `light-dark()`, no mask without a prefix, no relaxed nesting, no `URL.canParse`. Where it cannot be had there are no
 * tests here, and the run says so at its end.
 */

import { faintTexts } from './support/readable.ts'
import { expect, open } from './support/reader.ts'
import { testInBrowser } from './support/reader-browser.ts'
import { MISSING_ROUTE } from './support/routes.ts'

const executablePath = process.env.OLD_CHROMIUM_PATH
const test = testInBrowser({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--use-gl=disabled'],
})

/** Least contrast of small text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

for (const theme of executablePath ? (['light', 'dark'] as const) : []) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme })

    test('pages are interactive, readable and have their icons', async ({ page, browser }) => {
      expect(browser.version()).toMatch(/^119\./)
      for (const route of ['/', '/api/createSlice', '/search', MISSING_ROUTE]) {
        await open(page, route)
        expect.soft(await faintTexts(page, READABLE), route).toEqual([])
        const ground = theme === 'dark' ? 'rgb(20, 17, 26)' : 'rgb(255, 255, 255)'
        await expect.soft(page.locator('html'), route).toHaveCSS('background-color', ground)
        const boxes = await page.locator('.icon').evaluateAll((icons) => {
          return icons.filter((icon) => getComputedStyle(icon).webkitMaskImage === 'none').map((icon) => icon.className)
        })
        expect.soft(boxes, `${route}: icons that are plain boxes`).toEqual([])
      }
    })

    test('the search dialog hides what is behind it, and remembers what was chosen', async ({ page }) => {
      await open(page, '/api/createSlice')
      await page.getByRole('button', { name: /^Search/ }).click()
      await page.getByRole('combobox').fill('createReducer')
      await expect(page.getByRole('option').first()).toBeVisible()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveCSS('background-color', theme === 'dark' ? 'rgb(33, 28, 43)' : 'rgb(255, 255, 255)')
      expect(await faintTexts(page, READABLE)).toEqual([])
      await page.getByRole('option').first().click()
      await expect(page).toHaveURL(/createReducer/)
      await page.getByRole('button', { name: /^Search/ }).click()
      await expect(dialog.getByRole('option', { name: 'createReducer' }).first()).toBeVisible()
    })

    test.describe('where the application cannot run', () => {
      test.use({ mayLogErrors: true })

      test('the text is there and links lead on', async ({ page }) => {
        await page.route(/\/assets\/app\.[^/]*\.js$/, (route) => {
          return route.fulfill({ contentType: 'text/javascript', body: 'syntax of tomorrow' })
        })
        const errors: string[] = []
        page.on('pageerror', ({ message }) => errors.push(message))
        await page.goto('/api/createSlice')
        await expect.poll(() => errors.length).toBe(1)
        expect(await faintTexts(page, READABLE)).toEqual([])
        await page.getByRole('link', { name: 'createReducer', exact: true }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: 'createReducer' })).toBeVisible()
        expect(await faintTexts(page, READABLE)).toEqual([])
      })
    })
  })
}
