import type { Page } from '@playwright/test'
import { expect, navbar, open, test } from './support/reader.ts'

const SLICE = '/api/createSlice'
const skip = (page: Page) => page.getByRole('link', { name: 'Skip to main content' })

test('the skip link comes first, shows on focus above all, and leads past the frame without changing the address', async ({
  page,
}) => {
  for (const path of [SLICE, '/', '/no/such/page']) {
    await open(page, path)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0) // what is still looked for would come between
    expect(await skip(page).evaluate((link) => link.getBoundingClientRect().bottom <= 0)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(skip(page)).toBeFocused()
    await expect(skip(page)).toBeInViewport({ ratio: 1 })
    const isOnTop = await skip(page).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    expect(await skip(page).evaluate((link) => link.closest('nav, [role=region], header') === null)).toBe(true)

    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(path)
    await page.keyboard.press('Tab')
    const isFirst = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement
      const first = [...main.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"], summary')].find(
        (element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled,
      )
      return document.activeElement === first
    })
    expect(isFirst, path).toBe(true)
    await expect(page.getByRole('main')).not.toHaveAttribute('tabindex')
  }
})

test('Tab walks the navbar in its order: brand, items, repository, color switch, search', async ({ page }) => {
  await open(page, '/')
  const names: string[] = []
  await page.keyboard.press('Tab')
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  expect(names.map((name) => name.replace(/ ?\(.*\)$/, ''))).toEqual([
    'Redux Toolkit',
    'Getting Started',
    'Tutorials',
    'Usage Guide',
    'API',
    'RTK Query',
    'GitHub',
    'Switch between dark and light mode',
    'Search',
  ])
})

test('a focused control has an outline for keyboard users, and none for a press', async ({ page }) => {
  await open(page, '/')
  const item = navbar(page).getByRole('link', { name: 'API', exact: true })
  await page.keyboard.press('Tab')
  await item.focus()
  await expect(item).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toHaveCSS('outline-style', 'none')
})

test('the search button names its shortcut, and loses its words in a narrow window', async ({ page }) => {
  await open(page, SLICE)
  const button = navbar(page).getByRole('button', { name: 'Search (Ctrl+K)' })
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await expect(button.locator('kbd')).toHaveText(['Ctrl', 'K'])
  for (const { width, isWhole } of [
    { width: 769, isWhole: true },
    { width: 768, isWhole: false },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button.getByText('Search')).toBeVisible({ visible: isWhole })
    await expect(button.getByText('Ctrl')).toBeVisible({ visible: isWhole })
  }
})

test('wide code and tables can be scrolled from the keyboard', async ({ page }) => {
  await open(page, SLICE)
  for (const scroller of await page.locator('article :is(pre, .table-scroll)').all()) {
    await expect(scroller).toHaveAttribute('tabindex', '0')
  }
})
