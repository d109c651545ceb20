/** What pages show when a reader has done something; as they are served, every-page.spec.ts looks at them all. */
import { colorViolations, expectNoViolations } from './support/axe.ts'
import { expect, open, stopTime } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

const PHONE = { width: 390, height: 844 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a doc on a phone, and with "On this page" open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/introduction/getting-started')
  await expectNoViolations(page, 'phone')
  await page.getByRole('button', { name: 'On this page' }).click()
  await expect(page.getByRole('button', { name: 'On this page' })).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page, 'contents open')
})

test('the mobile menu, at the docs and at the main menu', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/introduction/getting-started')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeVisible()
  await expectNoViolations(page, 'docs')
  await page.getByRole('button', { name: '← Back to main menu' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tutorials' }),
  ).toBeVisible()
  await expectNoViolations(page, 'main menu')
})

test('the menu of Copy page', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  await page.getByRole('button', { name: 'More ways to use this page' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoViolations(page, 'menu')
})

test('the sidebar while it is filtered, with and without a match', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  const box = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('searchbox')
  const docs = page.getByRole('navigation', { name: 'Docs sidebar' })
  await box.fill('slice')
  await expect(docs.locator('a b').first()).toBeVisible()
  await expectNoViolations(page, 'matches')
  await box.fill('zzzz')
  await expect(docs.getByRole('status')).toHaveText('No page by that name')
  await expectNoViolations(page, 'no match')
})

test('the search page with results and without', async ({ page }) => {
  await open(page, '/search?q=slice')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNoViolations(page, 'results')
  await open(page, '/search?q=zzzz')
  await expect(page.getByText('No results were found')).toBeVisible()
  await expectNoViolations(page, 'no results')
})

test('the not-found page with a decoded error', async ({ page }) => {
  await open(page, '/Errors?code=14')
  await expect(page.getByRole('heading', { name: 'What to change' })).toBeVisible()
  await expectNoViolations(page, 'decoder')
})

test('the not-found page that knows where an old address leads', async ({ page }) => {
  await stopTime(page) // old addresses are waited for only so long
  await open(page, '/api/combineSlices')
  await expect(page.getByRole('region', { name: 'It lives here now' })).toBeVisible()
  await page.clock.resume()
  await expectNoViolations(page, 'moved')
})

test('a dropdown, on a wide screen and folded out on a phone', async ({ page, serveSite }) => {
  const site = await serveSite({
    config: {
      navbar: {
        items: [
          { type: 'dropdown', label: 'More', items: [{ label: 'Tabs', to: '/guide/tabs' }] },
          { type: 'search', position: 'right' },
        ],
      },
    },
  })
  await open(page, site.url('/guide/start'))
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'Tabs', exact: true }).first()).toBeVisible()
  await expectNoViolations(page, 'dropdown')

  await page.setViewportSize(PHONE)
  await open(page, site.url('/'))
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Tabs', exact: true }).first()).toBeVisible()
  await expectNoViolations(page, 'folded out')
})

test('an announcement bar', async ({ page, serveSite }) => {
  const site = await serveSite({ config: { announcementBar: { content: 'News, <a href="/guide/start">here</a>.' } } })
  await open(page, site.url('/guide/start'))
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
  await expectNoViolations(page, 'announcement')
})

/** Tabs without any: what shows them throws. */
const BROKEN = '{"type":"component","name":"Tabs","props":{},"children":[]}'

test('the crash screen', async ({ page, serveSite }) => {
  const site = await serveSite()
  await page.route('**/assets/pages/guide-long.*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"tree":[', `"tree":[${BROKEN},`) })
  })
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await expectNoViolations(page, 'crash')
})

test('the load-failure box', async ({ page, serveSite }) => {
  const site = await serveSite()
  // Content that React cannot take over is fetched anew, here in vain.
  await page.route('**/guide/long', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"tree":[', `"tree":[${BROKEN},`) })
  })
  await page.route('**/assets/pages/guide-long.*', (route) => route.abort())
  await page.goto(site.url('/guide/long'))
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectNoViolations(page, 'load failure')
})

test('a text that can hardly be read is found among all others, in either theme', async ({ page }) => {
  await open(page, '/api/createSlice')
  for (const [theme, color] of [
    ['light', '#aaa'],
    ['dark', '#444'],
  ] as const) {
    await page
      .locator('article p')
      .nth(5)
      .evaluate((text, color) => text.style.setProperty('color', color), color)
    expect((await colorViolations(page, theme)).join()).toContain('color-contrast')
  }
})
