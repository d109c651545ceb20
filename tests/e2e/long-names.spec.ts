/** The title of a page about a name: whole, whatever room there is. */
import { expect, heading, test } from './support/reader.ts'
import { linesOf } from './support/text-lines.ts'

const ROUTES = ['/api/createSlice', '/api/createEntityAdapter', '/api/createListenerMiddleware']

const WIDTHS = [320, 390, 997, 1100, 1440]

// One visit for all widths: what is served has no scripts that would remember the one before.
for (const route of ROUTES)
  test(`the name of ${route} is on one line at every width, inside its heading`, async ({ page }) => {
    await page.route(/\.(js|json)$/, (route) => route.abort()) // what is served is what is measured
    await page.goto(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await linesOf(heading(page)), `${width} px`).toBe(1)
      const room = await heading(page).evaluate((title) => title.clientWidth - title.scrollWidth)
      expect.soft(room, `${width} px`).toBeGreaterThanOrEqual(0)
    }
  })

test('a short name keeps the size of a title', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 900 })
  await page.goto('/api/createSlice')
  const [name, title] = await heading(page).evaluate((element) =>
    [element.firstElementChild, element].map((part) => part && getComputedStyle(part).fontSize),
  )
  expect(name).toBe(title)
})
