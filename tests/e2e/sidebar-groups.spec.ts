import type { Page } from '@playwright/test'
import type { SiteConfig } from '#engine/model/site.ts'
import { expect, expectTabAt, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** Kinds of sidebar items that this site leaves out: groups with a page of their own, fixed groups, other sites. */

const config: Partial<SiteConfig> = {
  sidebars: {
    docs: [
      { type: 'category', label: 'Guide', link: 'guide/start', items: ['guide/long'] },
      { type: 'category', label: 'Fixed', collapsible: false, items: ['reference/levels'] },
      { type: 'link', label: 'Elsewhere', href: 'https://elsewhere.example/' },
    ],
  },
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const label = (page: Page) => sidebar(page).getByRole('link', { name: 'Guide', exact: true })
const caret = (page: Page) => sidebar(page).getByRole('button', { name: /sidebar category 'Guide'$/ })
const inside = (page: Page) => sidebar(page).getByRole('link', { name: 'A long page' })

test('the label of a group with a page goes there and opens it; its caret folds and goes nowhere', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite({ config })
  await open(page, site.url('/reference/levels'))
  await expect(caret(page)).toHaveAccessibleName("Expand sidebar category 'Guide'")
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(label(page)).not.toHaveAttribute('aria-expanded')
  await expect(inside(page)).toHaveCount(0)

  await caret(page).click()
  await expect(caret(page)).toHaveAccessibleName("Collapse sidebar category 'Guide'")
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(inside(page)).toBeVisible()
  await caret(page).click()
  await expect(inside(page)).toBeHidden()
  await expect(page).toHaveURL(site.url('/reference/levels'))

  await label(page).click()
  await expect(page).toHaveURL(site.url('/guide/start'))
  await expect(label(page)).toHaveAttribute('aria-current', 'page')
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the label of the page one is on folds its group, unless the press asks for a new tab', async ({
  page,
  context,
  serveSite,
}) => {
  const site = await serveSite({ config })
  await open(page, site.url('/guide/start'))
  await expect(inside(page)).toBeVisible()
  await label(page).click()
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(site.url('/guide/start'))

  const newTab = context.waitForEvent('page')
  await label(page).click({ modifiers: ['ControlOrMeta'] })
  await expectTabAt(await newTab, /\/guide\/start$/)
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false')

  await label(page).click()
  await expect(inside(page)).toBeVisible()
})

test('a page inside marks the group without taking its place, and the trail links to it', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite({ config })
  await open(page, site.url('/guide/long'))
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('A long page')
  await expect(sidebar(page).locator('[data-current]')).toHaveCount(1)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide/start')
  await expect(trail.locator('[aria-current]')).toHaveText('A long page')
})

test('a group that cannot be folded stands open and has no control', async ({ page, serveSite }) => {
  await open(page, (await serveSite({ config })).url('/guide/start'))
  await expect(sidebar(page).locator('a[href="/reference/levels"]')).toBeVisible()
  await expect(sidebar(page).getByRole('button')).toHaveCount(1) // the caret of the other group
})

test('a doc that is in no sidebar has neither sidebar nor breadcrumbs nor neighbors', async ({ page, serveSite }) => {
  await open(page, (await serveSite({ config })).url('/reference/text'))
  await expect(page.getByRole('article')).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: /Breadcrumbs|Docs pages/ })).toHaveCount(0)
})

test('on a phone a link to another site opens a tab and leaves the menu open', async ({ page, context, serveSite }) => {
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, (await serveSite({ config })).url('/guide/start'))
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' })
  await menu.click()
  const link = sidebar(page).getByRole('link', { name: /^Elsewhere/ })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAccessibleName('Elsewhere (opens in new tab)')
  const newTab = context.waitForEvent('page')
  await link.click()
  await expectTabAt(await newTab, /^https:\/\/elsewhere\.example\/$/)
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible()

  // Its own label on the current page folds and is no way out either.
  await label(page).click()
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible()
})
