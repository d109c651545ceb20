import type { Page } from '@playwright/test'
import { sendInPieces, siteAt, startPlainHost } from './support/plain-host.ts'
import { expect, interactive } from './support/reader.ts'
import { MISSING_ROUTE } from './support/routes.ts'
import { test } from './support/site-fixture.ts'

const WIDTHS = [390, 997, 1440]
const ROUTES = [
  '/',
  '/api/createSlice',
  '/introduction/getting-started',
  '/search',
  MISSING_ROUTE,
  '/errors?code=11',
  '/errors?code=41',
]

/** What readers may have stored: nothing, or every choice that differs from the default. */
const READERS = {
  'a new reader': {},
  'a reader who chose dark, JavaScript and yarn': {
    theme: 'dark',
    'docusaurus.tab.language': 'js',
    'docusaurus.tab.package-manager': 'yarn',
  },
}

for (const width of WIDTHS) {
  for (const [reader, stored] of Object.entries(READERS)) {
    test(`nothing moves while a page comes to life at ${width} px, for ${reader}`, async ({ page }) => {
      await prepare(page, width, stored)
      for (const route of ROUTES) expect.soft(await shiftsOf(page, route), route).toEqual([])
    })
  }

  test(`nothing moves while a page arrives in pieces at ${width} px`, async ({ page, baseURL }) => {
    const slow = await startPlainHost(siteAt(baseURL as string), sendInPieces)
    await prepare(page, width, {})
    for (const route of ROUTES) expect.soft(await shiftsOf(page, slow.url(route)), route).toEqual([])
    await slow.close()
  })

  test(`an announcement bar, shown or dismissed, moves nothing at ${width} px`, async ({ page, serveSite }) => {
    const site = await serveSite({ config: { announcementBar: { id: 'news', content: 'A line of news' } } })
    await prepare(page, width, {})
    expect.soft(await shiftsOf(page, site.url('/guide/long')), 'shown').toEqual([])
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.dismiss', 'true'))
    expect.soft(await shiftsOf(page, site.url('/guide/long')), 'dismissed').toEqual([])
    expect.soft(await shiftsOf(page, site.url('/')), 'dismissed, landing page').toEqual([])
  })
}

interface Shift extends PerformanceEntry {
  sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>
}

/** Records every shift and every fade, whatever caused it, and holds the scripts back until the served HTML has been painted. */
async function prepare(page: Page, width: number, stored: Record<string, string>): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : `"${node?.textContent?.slice(0, 40)}"`
          return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`
        })
        shifts.push(nodes.join(', ') || 'something that is gone')
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // Text on a ground that is still coming cannot be read.
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const name = target instanceof Element ? `${target.tagName}.${target.className}` : String(target)
      shifts.push(`${name} fades its ${propertyName}`)
    })
  }, stored)
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

async function shiftsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await interactive(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { shifts: string[] }).shifts
  })
}
