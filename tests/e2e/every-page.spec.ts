/** Every page as it is served, in the light; page-lengths-and-answer-depths.spec.ts opens them all in the dark. */
import { expect, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { collectComplaints, comesUp } from './support/coming-up.ts'
import { DOC_ROUTES, MISSING_ROUTE, ROUTES, shard } from './support/routes.ts'

const ALL = [...ROUTES, MISSING_ROUTE]
const PARTS = 6

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
for (let part = 0; part < PARTS; part++) {
  test.describe(`part ${part + 1} of ${PARTS}`, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

    test('every page comes up silently, and is free of violations in both themes', async ({ page, baseURL }) => {
      test.slow()
      const complaints = collectComplaints(page, baseURL as string)
      for (const route of shard(ALL, PARTS, part)) {
        await test.step(route, async () => expect.soft(await comesUp(page, route, 'light')).toEqual([]))
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

/** Runs in the page. */
function withoutColors(): void {
  for (const code of document.querySelectorAll('pre > code')) code.replaceChildren(code.textContent ?? '')
}
