import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { WORKERS_BLOCKED } from './support/reader.ts'
import { DOC_ROUTES, MISSING_ROUTE, ROUTES, shard } from './support/routes.ts'

const ALL = [...ROUTES, MISSING_ROUTE]
const LIGHT_PARTS = 6
const DARK_PARTS = 4

/**
 * Code is spans of a dozen colors and nothing else, and most of what a page holds: its colors are compared on pages that have
 * all languages and marks between them; on the others code is plain text before axe looks (a third of the time).
 */
const CODE_PAGES = ['/', '/introduction/getting-started', '/api/createSlice', '/rtk-query/usage/code-generation']

test('the site has its 58 routes', async ({ request }) => {
  expect(ROUTES).toHaveLength(58)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(['/', ...DOC_ROUTES].sort())
})

// One visit for both: it costs as much as what is asked there.
for (let part = 0; part < LIGHT_PARTS; part++) {
  test.describe(`light, part ${part + 1} of ${LIGHT_PARTS}`, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

    test('every page comes up silently, and is free of violations in both themes', async ({ page, baseURL }) => {
      test.slow()
      const complaints = collectComplaints(page, baseURL as string)
      for (const route of shard(ALL, LIGHT_PARTS, part)) {
        await comesUp(page, route, 'light')
        await test.step(`axe on ${route}`, async () => {
          if (!CODE_PAGES.includes(route)) await page.evaluate(withoutColors)
          await expectNoViolations(page, route)
          await page.emulateMedia({ colorScheme: 'light' }) // as the next page finds it
        })
      }
      expect(complaints, 'what pages complain about').toEqual([])
    })
  })
}

for (let part = 0; part < DARK_PARTS; part++) {
  test.describe(`dark, part ${part + 1} of ${DARK_PARTS}`, () => {
    test.use({ colorScheme: 'dark' })

    test('every page comes up silently: no error, warning, mismatch, failed request or other host', async ({
      page,
      baseURL,
    }) => {
      const complaints = collectComplaints(page, baseURL as string)
      for (const route of shard(ALL, DARK_PARTS, part)) await comesUp(page, route, 'dark')
      expect(complaints).toEqual([])
    })
  })
}

test('every served file is a whole page: language, direction, title, one h1, one main, one canonical', async ({
  request,
}) => {
  for (const route of ALL) {
    const html = await (await request.get(route)).text()
    expect.soft(html, route).toMatch(/<html lang="en" dir="ltr"/)
    expect.soft(html, route).toMatch(/<title>[^<]*Redux Toolkit<\/title>/)
    expect.soft(html, route).toContain('data-has-hydrated="false"')
    expect.soft(html.match(/<h1[ >]/g), route).toHaveLength(1)
    expect.soft(html.match(/<main[ >]/g), route).toHaveLength(1)
    expect.soft(html.match(/rel="canonical"/g)?.length ?? 0, route).toBe(route === MISSING_ROUTE ? 0 : 1)
  }
})

test('a doc is complete before scripts run: sidebar, breadcrumbs, contents, text and neighbors', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/api/createSlice`)
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Table of contents' }).first()).toBeVisible()
  await expect(page.locator('article p').first()).toBeVisible()
  await context.close()
})

/** Opens a page, which must have its status, the theme that the system prefers, one heading and one main part. */
async function comesUp(page: Page, route: string, theme: 'light' | 'dark'): Promise<void> {
  await test.step(route, async () => {
    const response = await page.goto(route)
    expect.soft(response?.status(), route).toBe(route === MISSING_ROUTE ? 404 : 200)
    await page.waitForSelector('html[data-has-hydrated=true]')
    const facts = await page.evaluate(() => [
      document.documentElement.dataset.theme,
      document.querySelectorAll('h1').length,
      document.querySelectorAll('main').length,
    ])
    expect.soft(facts, route).toEqual([theme, 1, 1])
  })
}

/** Runs in the page. */
function withoutColors(): void {
  for (const code of document.querySelectorAll('pre > code')) code.replaceChildren(code.textContent ?? '')
}

/** What a page says that it should not, in words that name the page. */
function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = []
  const complain = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser itself reports the status of a document that is meant to have it.
    const isMissingPage = message.location().url.endsWith(MISSING_ROUTE) && message.text().includes('404')
    if (!isMissingPage && message.text() !== WORKERS_BLOCKED) complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Going to the next page cancels what was being prefetched for this one.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(MISSING_ROUTE)) {
      complain(`${response.status()}: ${response.url()}`)
    }
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) complain(`other host: ${request.url()}`)
  })
  return complaints
}
