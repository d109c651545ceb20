import type { Page } from '@playwright/test'
import { generatedSite } from './support/generated-site.ts'
import { expect, interactive } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

/** A site of 1,000 pages, whose navigation comes in parts: readers see the same as on a small one. */
const PAGES = 1000

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name })

/** What of the navigation a page has asked for. */
const parts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/navigation/')),
  )

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

let site: ServedSite
test.beforeEach(async ({ serveSite, page }) => {
  test.slow()
  site = await serveSite(generatedSite(PAGES))
  // What is prefetched would load the parts before a reader asks for them.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
})

test('a group shows what it holds when it opens, and a page of it can be read', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(site.url('/chapter/50'))
  await interactive(page)
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Page chapter/50')
  expect(await parts(page)).toHaveLength(1)
  await expect(group(page, 'Chapters 4')).toHaveText('Chapters 4100')
  await group(page, 'Chapters 4').focus()
  await page.keyboard.press('Enter')
  await expect(group(page, 'Chapters 4')).toHaveAttribute('aria-expanded', 'true')
  await expect(group(page, 'Chapters 4')).toBeFocused()
  expect(await parts(page)).toHaveLength(2)
  await sidebar(page).getByRole('link', { name: 'Page chapter/350' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page chapter/350')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Page chapter/350')
  expect(errors).toEqual([])
})

test('a link elsewhere opens its page without a reload, with its group open; an unknown one is not found', async ({
  page,
}) => {
  await page.goto(site.url('/chapter/1'))
  await interactive(page)
  const stays = await page.evaluate(() => {
    for (const href of ['/chapter/777', '/chapter/7777']) {
      const link = Object.assign(document.createElement('a'), { href, textContent: `To ${href}` })
      document.querySelector('article')?.append(link, ' ')
    }
    return Reflect.set(window, 'stays', true)
  })
  await page.getByRole('link', { name: 'To /chapter/7777' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page chapter/1')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/chapter/777/', textContent: 'To another' })
    document.querySelector('article')?.append(link)
  })
  await page.getByRole('link', { name: 'To another' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page chapter/777')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Page chapter/777')
  await expect(group(page, 'Chapters 8')).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(stays)
})

test('the filter looks through all groups', async ({ page }) => {
  await page.goto(site.url('/chapter/1'))
  await interactive(page)
  expect(await parts(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('chapter/999')
  await expect(sidebar(page).getByRole('link')).toHaveText(['Page chapter/999'])
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('nowhere')
  await expect(sidebar(page).getByRole('status')).toHaveText('No page by that name')
})

test('what does not come leads to the first page of its group', async ({ page }) => {
  await page.goto(site.url('/chapter/1'))
  await interactive(page)
  await page.route('**/assets/navigation/items.*', (route) => route.abort())
  await group(page, 'Chapters 2').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url('/chapter/103'))
})
