/** The browser's own size of text set to twice the usual one, as readers do who see badly. */
import { beyondTheEdges } from './support/overflow.ts'
import { expect, open } from './support/reader.ts'
import { testInBrowser } from './support/reader-browser.ts'
import { MISSING_ROUTE, ROUTES, shard } from './support/routes.ts'

const test = testInBrowser({ args: ['--blink-settings=defaultFontSize=32'] })

const NOTHING = { scrolls: 0, elements: [] }

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const PARTS = 2

/** As far apart as readers may set them (WCAG 1.4.12), which is also as wide as the widest usual fonts are. */
const widenLetters = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

for (let part = 0; part < PARTS; part++) {
  test(`no page scrolls sideways, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.slow()
    await page.route(/\.(js|json)$/, (route) => route.abort()) // what is served is what is measured
    for (const route of shard([...ROUTES, MISSING_ROUTE], PARTS, part)) {
      await page.goto(route)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect.soft(await beyondTheEdges(page), `${route}, ${size.width} px`).toEqual(NOTHING)
      }
      await page.evaluate(widenLetters)
      expect.soft(await beyondTheEdges(page), `${route}, wide letters`).toEqual(NOTHING)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  })
}

for (const { width, height } of SIZES) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a column of text is as wide as its window allows', async ({ page }) => {
      await open(page, '/api/createSlice')
      const text = await page.locator('article p').first().boundingBox()
      expect(text?.width).toBeGreaterThan(Math.min(width - 60, 46 * 32 - 60))
    })

    test('every answer to the number of an error fits', async ({ page, request }) => {
      await open(page, '/errors?code=0')
      const table = await (await request.get('/error-codes.json')).json()
      for (const code of Object.keys(table.errors)) {
        await page.getByRole('textbox', { name: 'Error #' }).fill(code)
        await expect(page.getByRole('main').getByRole('status')).toContainText(table.errors[code].message)
        expect.soft(await beyondTheEdges(page), code).toEqual(NOTHING)
      }
    })

    test('search, menu, contents and a live example can be used', async ({ page }) => {
      await open(page, '/api/createSlice')
      await expect(page.getByRole('button', { name: /^Search/ })).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: /^Search/ }).click()
      await page.getByRole('combobox').fill('createSlice')
      await expect(page.getByRole('option').first()).toBeInViewport()
      expect.soft(await beyondTheEdges(page), 'search').toEqual(NOTHING)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'On this page' }).click()
      await expect(page.getByRole('link', { name: 'Write a slice' }).first()).toBeInViewport()
      expect.soft(await beyondTheEdges(page), 'contents').toEqual(NOTHING)
      await page.getByRole('button', { name: 'On this page' }).click()

      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await expect(page.getByRole('link', { name: 'createSlice', exact: true }).first()).toBeInViewport()
      expect.soft(await beyondTheEdges(page), 'menu').toEqual(NOTHING)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Run' }).first().click()
      await expect(page.getByRole('slider').first()).toBeVisible()
      expect.soft(await beyondTheEdges(page), 'live example').toEqual(NOTHING)
    })
  })
}
