import type { Page } from '@playwright/test'
import { expect, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

const ID = 'docusaurus.announcement.id'
const DISMISSED = 'docusaurus.announcement.dismiss'
const withBar = (bar: Partial<NonNullable<NonNullable<Variant['config']>['announcementBar']>> = {}): Variant => ({
  config: { announcementBar: { content: 'A line of <a href="/guide/long">news</a>', ...bar } },
})

const barOf = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const stored = (page: Page) =>
  page.evaluate(([id, dismissed]) => [localStorage[id], localStorage[dismissed]], [ID, DISMISSED] as const)

test('not configured: no bar, no attribute, no keys', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/guide/start'))
  await expect(barOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.dataset.announcementBarInitiallyDismissed)).toBeUndefined()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('on a first visit it stands above the navbar, is served, and its id is stored', async ({ page, serveSite }) => {
  const site = await serveSite(withBar({ id: 'news-1' }))
  await open(page, site.url('/guide/long'))
  await expect(barOf(page)).toBeVisible()
  await expect(barOf(page).getByRole('link', { name: 'news' })).toHaveAttribute('href', '/guide/long')
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false')
  expect(await stored(page)).toEqual(['news-1', 'false'])

  const bar = await barOf(page).boundingBox()
  const navbar = await page.getByRole('navigation', { name: 'Main', exact: true }).boundingBox()
  expect(bar?.y).toBe(0)
  expect(navbar?.y).toBeCloseTo(bar?.height ?? 0, 0)
  expect(await (await page.request.get(site.url('/guide/long'))).text()).toContain('aria-label="Announcement"')
})

test('it scrolls away with the page, the navbar stays', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar())).url('/guide/long'))
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(barOf(page)).not.toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeInViewport()
})

test('closed, it stays away on navigation and reload, and is hidden before the first paint', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(withBar({ id: 'news-1' }))
  await open(page, site.url('/guide/start'))
  await barOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(barOf(page)).toHaveCount(0)
  expect(await stored(page)).toEqual(['news-1', 'true'])

  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await expect(barOf(page)).toHaveCount(0)

  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true')
  await expect(barOf(page)).toBeHidden()
})

test('after closing, focus is on something that can have it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar())).url('/guide/start'))
  await barOf(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(barOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('without an id it is "announcement-bar"', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar())).url('/'))
  expect(await stored(page)).toEqual(['announcement-bar', 'false'])
})

test('a new id shows the bar at once, whatever was dismissed before', async ({ page, serveSite }) => {
  const site = await serveSite(withBar({ id: 'news-1' }))
  await page.addInitScript(
    ([id, dismissed]) => {
      if (sessionStorage.seen) return
      sessionStorage.seen = '1'
      localStorage[id] = 'news-0'
      localStorage[dismissed] = 'true'
    },
    [ID, DISMISSED] as const,
  )
  await page.goto(site.url('/guide/start'))
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false')
  await expect(barOf(page)).toBeVisible()
  await interactive(page)
  await expect(barOf(page)).toBeVisible()
  expect(await stored(page)).toEqual(['news-1', 'false'])
})

test('the same id with a new text is still dismissed', async ({ page, serveSite }) => {
  const site = await serveSite(withBar({ id: 'news-1', content: 'Another text' }))
  await page.addInitScript(
    ([id, dismissed]) => {
      localStorage[id] = 'news-1'
      localStorage[dismissed] = 'true'
    },
    [ID, DISMISSED] as const,
  )
  await open(page, site.url('/guide/start'))
  await expect(page.getByText('Another text')).toBeHidden()
  expect(await stored(page)).toEqual(['news-1', 'true'])
})

test('a bar that cannot be closed has no button', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar({ isCloseable: false }))).url('/'))
  await expect(barOf(page)).toBeVisible()
  await expect(barOf(page).getByRole('button')).toHaveCount(0)
})

test('configured colors are its own', async ({ page, serveSite }) => {
  const site = await serveSite(withBar({ backgroundColor: 'rgb(10, 20, 30)', textColor: 'rgb(240, 241, 242)' }))
  await open(page, site.url('/'))
  await expect(barOf(page)).toHaveCSS('background-color', 'rgb(10, 20, 30)')
  await expect(barOf(page)).toHaveCSS('color', 'rgb(240, 241, 242)')
})

test('with storage blocked it shows, can be closed, and is back after a reload', async ({ page, serveSite }) => {
  const site = await serveSite(withBar())
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const warnings: string[] = []
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await open(page, site.url('/guide/start'))
  await barOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(barOf(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await expect(barOf(page)).toHaveCount(0)
  expect(warnings.filter((text) => text.includes('storage is unavailable'))).toHaveLength(1)
  await page.reload()
  await interactive(page)
  await expect(barOf(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('it is not printed', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar())).url('/guide/start'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.announcement')).toBeHidden()
})

test('the skip link stands above it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(withBar())).url('/guide/start'))
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to main content' })
  await expect(link).toBeFocused()
  const isOnTop = await link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
})
