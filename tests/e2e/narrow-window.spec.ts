import { beyondTheEdges } from './support/overflow.ts'
import { expect, test } from './support/reader.ts'
import { MISSING_ROUTE, ROUTES } from './support/routes.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('at 320 px no page scrolls sideways', async ({ page }) => {
  test.slow()
  await page.route(/\.(js|json)$/, (route) => route.abort()) // what is served is what is measured
  for (const route of [...ROUTES, MISSING_ROUTE]) {
    await page.goto(route)
    expect.soft(await beyondTheEdges(page), route).toEqual({ scrolls: 0, elements: [] })
  }
})
