import { expect, type Page, test } from '@playwright/test'
import { WORKERS_BLOCKED } from './support/reader.ts'
import { DOC_ROUTES, MISSING_ROUTE, ROUTES, shard } from './support/routes.ts'

const PARTS = 4
const ALL = [...ROUTES, MISSING_ROUTE]

test('the site has its 58 routes', async ({ request }) => {
  expect(ROUTES).toHaveLength(58)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(['/', ...DOC_ROUTES].sort())
})

for (const theme of ['light', 'dark'] as const) {
  for (let part = 0; part < PARTS; part++) {
    test.describe(`${theme}, part ${part + 1} of ${PARTS}`, () => {
      test.use({ colorScheme: theme })

      test('every page comes up silently: no error, warning, mismatch, failed request or other host', async ({
        page,
        baseURL,
      }) => {
        const complaints = collectComplaints(page, baseURL as string)
        for (const route of shard(ALL, PARTS, part)) {
          await test.step(route, async () => {
            const response = await page.goto(route)
            expect(response?.status(), route).toBe(route === MISSING_ROUTE ? 404 : 200)
            await page.waitForSelector('html[data-has-hydrated=true]')
            const facts = await page.evaluate(() => [
              document.documentElement.dataset.theme,
              document.querySelectorAll('h1').length,
              document.querySelectorAll('main').length,
            ])
            expect(facts, route).toEqual([theme, 1, 1])
          })
        }
        expect(complaints).toEqual([])
      })
    })
  }
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
