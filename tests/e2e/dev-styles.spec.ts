import type { Page } from '@playwright/test'
import { SITE } from '../places.ts'
import { type DevServer, startDev } from './support/dev-server.ts'
import { expect, interactive, PHONE, test } from './support/reader.ts'

/** While it is written, the site looks as its readers will see it, and the console has nothing to complain about. */
test.describe.configure({ mode: 'serial' })

let dev: DevServer

test.beforeAll(async ({ browser }) => {
  test.slow() // the first visit makes Vite prepare React, and then may reload the page once
  dev = await startDev(SITE)
  const page = await browser.newPage()
  await page.goto(dev.origin)
  await page.waitForLoadState('networkidle')
  await page.close()
})
test.afterAll(() => dev.stop())

const DESKTOP = { name: 'on a desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
const HANDHELD = { name: 'on a phone, dark', viewport: PHONE, colorScheme: 'dark' } as const
const VISITS = [
  ...['/', '/api/createSlice', '/search?q=slice', '/nowhere'].map((path) => ({ path, ...DESKTOP })),
  { path: '/api/createSlice', ...HANDHELD },
]

for (const { path, name, viewport, colorScheme } of VISITS) {
  test(`${path} looks as in the build, ${name}`, async ({ page }) => {
    test.slow() // a page of some hundred modules
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const built = await looksOf(page, path)
    const written = await looksOf(page, dev.origin + path)
    expect(built.length).toBeGreaterThan(30)
    expect(written.filter((look) => !built.includes(look))).toEqual([])
  })
}

/** A first list is made of names alone; excerpts with the word in them come with the texts. */
async function foundInTexts(page: Page): Promise<void> {
  await expect(page.getByRole('status').first()).toContainText('documents found')
  await expect(page.getByRole('region', { name: 'Results' }).locator('p > mark').first()).toBeVisible()
}

/** Every element of a page by its names and those around it, with what the style sheets make of it; each once. */
async function looksOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await interactive(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (address.includes('?q=')) await foundInTexts(page)
  return page.evaluate(() => {
    const properties = ['display', 'position', 'color', 'background-color', 'font-family', 'font-size', 'font-weight']
    const boxes = [
      'line-height',
      'margin',
      'padding',
      'border',
      'border-radius',
      'gap',
      'text-decoration-line',
      'list-style',
    ]
    const nameOf = (element: Element | null) => (element ? `${element.localName}.${element.className}` : '')
    const looks = [...document.querySelectorAll('#app *')].flatMap((element) => {
      if (!element.checkVisibility()) return []
      const style = getComputedStyle(element)
      const look = [...properties, ...boxes].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      return [`${nameOf(element.parentElement)} > ${nameOf(element)} { ${look} }`]
    })
    return [...new Set(looks)]
  })
}
