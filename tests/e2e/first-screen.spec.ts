import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SITE } from '../places.ts'
import { expect, heading, open, PHONE, test } from './support/reader.ts'

/** A doc has the styles of what stands first in itself: no file is waited for before it is painted, and none changes it afterwards. */
const LATER = /\/assets\/later\.[\da-f]{8}\.css$/

const routes = [
  ...readFileSync(join(SITE, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
]
  .map(([, path = '']) => path)
  .filter((path) => path !== '/')

test.use({ javaScriptEnabled: false })

// Every opening is looked at once; the frame around them is the same, and looked at in both.
for (const [index, { name, viewport }] of [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: PHONE },
].entries()) {
  test(`on ${name}, what stands above the second sheet of a doc looks the same without it`, async ({ page }) => {
    test.slow() // half of the pages of the site
    await page.setViewportSize(viewport)
    expect(routes.length).toBeGreaterThan(50)
    for (const route of routes.filter((_route, at) => at % 2 === index)) {
      await page.goto(route)
      const looks = await looksAbove(page)
      expect.soft(looks.whole.length, route).toBeGreaterThan(60)
      expect.soft(looks.alone, route).toEqual(looks.whole)
    }
  })
}

test('a doc is painted before its second sheet is there, down to the sheet, and whole afterwards', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route(LATER, async (route) => {
      resolve()
      await new Promise<void>((done) => {
        answer = done
      })
      await route.continue()
    })
  })
  const loaded = page.goto('/api/createSlice')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('article p').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').last()).toBeHidden()
  answer()
  await loaded
  await expect(page.locator('article h2').first()).toBeVisible()
  expect(
    await page
      .locator('article h2')
      .first()
      .evaluate((heading) => getComputedStyle(heading).fontWeight),
  ).toBe('700')
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('after a press the second sheet counts before any part of the new page measures itself', async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...args) {
        const link = document.querySelector<HTMLLinkElement>('link[media="not all"]')
        const isKept = link === null || link.sheet?.media.mediaText === 'all'
        if (this.closest('.docs-sidebar')) document.documentElement.dataset.atFold = isKept ? 'counts' : 'waits'
        return animate.apply(this, args)
      }
    })
    await open(page, '/introduction/getting-started')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-at-fold')
    await page.locator('article a[href="/api/createSlice"]').first().click() // a group of the sidebar unfolds, by its height
    await expect(heading(page)).toHaveText('createSlice')
    await expect(html).toHaveAttribute('data-at-fold', 'counts')
  })
})

/** What the browser makes of everything above the link in the text, with and without what is linked. */
async function looksAbove(page: Page): Promise<{ whole: string[]; alone: string[] }> {
  return page.evaluate(() => {
    const link = document.querySelector('article link[href*="/assets/later."]')
    const isAbove = (element: Element) =>
      element !== link && (link?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => isAbove(element) && !element.contains(link),
    )
    const names = ['display', 'position', 'color', 'background', 'font', 'margin', 'padding', 'border', 'border-radius']
    const more = ['gap', 'width', 'height', 'inset', 'opacity', 'visibility', 'order', 'text-decoration', 'list-style']
    const looks = () =>
      elements.map((element) =>
        [null, '::before', '::after']
          .map((part) => {
            const style = getComputedStyle(element, part)
            if (style.visibility === 'hidden') return 'hidden' // a button that scripts may show later
            return [
              element.localName,
              element.className,
              ...[...names, ...more, 'mask', 'content'].map((name) => style.getPropertyValue(name)),
            ].join(' ')
          })
          .join('\n'),
      )
    const whole = looks()
    const isLinked = ({ href, cssRules }: CSSStyleSheet) => href !== null || cssRules[0] instanceof CSSImportRule
    for (const sheet of document.styleSheets) if (isLinked(sheet)) sheet.disabled = true
    return { whole, alone: looks() }
  })
}
