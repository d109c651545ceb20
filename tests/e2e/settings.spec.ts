import type { Page } from '@playwright/test'
import { expect, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** Switches that this site leaves at their defaults. */

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })

test('without a color switch there is no toggle, and a stored theme is removed and not followed', async ({
  page,
  serveSite,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.seen) localStorage.theme = 'dark'
    sessionStorage.seen = '1'
  })
  const site = await serveSite({ config: { colorMode: { switch: false } } })
  await open(page, site.url('/guide/start'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(toggle(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a dark default that does not ask the system stays dark', async ({ page, serveSite }) => {
  const site = await serveSite({ config: { colorMode: { default: 'dark', respectSystem: false } } })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(site.url('/guide/start'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await interactive(page)
  await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('contents levels 3 to 4: nested first, then filtered', async ({ page, serveSite }) => {
  const site = await serveSite({ config: { tableOfContents: { min: 3, max: 4 } } })
  await open(page, site.url('/reference/levels'))
  const outline = await page
    .getByRole('navigation', { name: 'Table of contents' })
    .locator('ul')
    .first()
    .evaluate((list) => {
      const read = (items: Element): unknown[] =>
        [...items.children].map((item) => {
          const inner = item.querySelector(':scope > ul')
          const label = item.querySelector('a')?.textContent ?? ''
          return inner ? [label, read(inner)] : label
        })
      return read(list)
    })
  expect(outline).toEqual(['An h3 before any h2', 'An h4 straight below it', ['A later h3', ['An h4 of that h3']]])
})

test('contents levels 2 to 3 are the default', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/reference/levels'))
  await expect(page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link')).toHaveText([
    'An h3 before any h2',
    'The only h2',
    'A later h3',
  ])
})

test('a hideable sidebar has a button that hides it and brings it back', async ({ page, serveSite }) => {
  await open(page, (await serveSite({ config: { docsSidebar: { hideable: true } } })).url('/guide/start'))
  await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('link', { name: 'A long page' })).toHaveCount(1) // the next page, below the text
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebar(page).getByRole('link', { name: 'A long page' })).toBeVisible()
})

test('a sidebar that is not hideable has no such button', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/guide/start'))
  await expect(page.getByRole('button', { name: /(Collapse|Expand|Hide) sidebar$/i })).toHaveCount(0)
})

test('with auto-collapse opening one group folds the others', async ({ page, serveSite }) => {
  await open(page, (await serveSite({ config: { docsSidebar: { autoCollapse: true } } })).url('/guide/start'))
  const group = (name: string) => sidebar(page).getByRole('button', { name })
  await expect(group('Guide')).toHaveAttribute('aria-expanded', 'true')
  await group('Reference').click()
  await expect(group('Reference')).toHaveAttribute('aria-expanded', 'true')
  await expect(group('Guide')).toHaveAttribute('aria-expanded', 'false')
})

test('without it others stay open', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/guide/start'))
  const group = (name: string) => sidebar(page).getByRole('button', { name })
  await group('Reference').click()
  await expect(group('Reference')).toHaveAttribute('aria-expanded', 'true')
  await expect(group('Guide')).toHaveAttribute('aria-expanded', 'true')
})

test('without a footer there is none', async ({ page, serveSite }) => {
  const site = await serveSite({ config: { footer: undefined } })
  await open(page, site.url('/guide/start'))
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a doc item is current on every doc of its sidebar, a draft renders nothing', async ({ page, serveSite }) => {
  const site = await serveSite({
    config: {
      navbar: {
        items: [
          { type: 'doc', docId: 'guide/start', label: 'Doc item' },
          { type: 'doc', docId: 'guide/draft', label: 'Draft item' },
          { type: 'docSidebar', sidebarId: 'docs', label: 'Sidebar item' },
          { type: 'html', value: '<b>Raw</b>' },
        ],
      },
    },
    files: {
      'content/guide/draft.mdx': '---\ntitle: Draft\ndescription: Not yet.\ndraft: true\n---\n\nText.\n',
    },
  })
  await open(page, site.url('/reference/levels'))
  const navbar = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(navbar.locator('[aria-current=true]')).toHaveText(['Doc item', 'Sidebar item'])
  await expect(page.getByText('Draft item')).toHaveCount(0)
  await expect(navbar.locator('b')).toHaveText('Raw')
  expect((await page.request.get(site.url('/guide/draft'))).status()).toBe(404)
})

test('without error messages the not-found page has no decoder; without starting points it offers the first pages', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite()
  await open(page, site.url('/qqqq/zzzz'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByRole('textbox', { name: 'Error #' })).toHaveCount(0)
  const start = page.getByRole('main').locator('section', { hasText: 'Start from here' }).getByRole('link')
  await expect(start).toHaveText(['Start here', 'A long page', 'Tabs'])
})

test('a home page says what else its library has, or nothing', async ({ page, serveSite }) => {
  const plain = await serveSite()
  await open(page, plain.url('/'))
  await expect(page.getByText('Version 1.0', { exact: true })).toBeVisible()
  const library = { name: 'Handbook', packageName: 'handbook', version: '1.0.0', note: 'tools included' }
  const noted = await serveSite({ config: { library } })
  await open(page, noted.url('/'))
  await expect(page.getByText('Version 1.0, tools included', { exact: true })).toBeVisible()
})
