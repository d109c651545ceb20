/** What all journeys share: opening a page as a reader does, and holding, changing or failing what the network brings. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { PagePayload, SiteData } from '#engine/model/site.ts'

/** A failed request is reported by the browser itself; the tests that cause one say what must follow. */
const FROM_BROWSER = /^Failed to load resource/

/** A test that also fails when the page logs an error: an exception, a hydration mismatch, a React warning. */
export const test = base.extend<{ mayLogErrors: boolean; errors: string[] }>({
  mayLogErrors: [false, { option: true }],
  errors: [
    async ({ context, mayLogErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' && !FROM_BROWSER.test(message.text())) errors.push(message.text())
      })
      await use(errors)
      if (!mayLogErrors) expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** The navbar's height, and where a heading lands below the top of the window. */
export const NAVBAR_HEIGHT = 60
export const LANDING = NAVBAR_HEIGHT + 8

/** A phone, below the breakpoint of 996 px. */
export const PHONE = { width: 390, height: 844 }

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await interactive(page)
}

/** Time stands still from here on, for what waits only so long, or is there only for a while: `page.clock` lets it run. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until the application has taken over the served page. */
export async function interactive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
export const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
export const contents = (page: Page) => page.getByRole('navigation', { name: 'Table of contents' })
export const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
export const neighbors = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
export const progressBar = (page: Page) => page.getByRole('progressbar')
export const liveRegion = (page: Page) => page.locator('[aria-live=polite]:not([role])')
/** The link of the page, or in the navbar that of the part of the site it is in. */
export const currentLink = (within: Locator) => within.locator('[aria-current]')

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
export const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Scrolls the window as a reader would have, and waits until it is there. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
}

/** Distance of an element from the top of the window, in whole pixels. */
export const topOf = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Returns a question: is this still the same document, or has there been a full page load? */
export async function watchDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-watched', ''))
  // A question that a page load cuts off is answered by it.
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-watched')).catch(() => false)
}

/** Adds a link that no page has, in a fixed place, so that reaching it does not scroll. */
export async function addLink(page: Page, href: string, attributes: Record<string, string> = {}): Promise<Locator> {
  const text = `Test link ${await page.locator('a.test-link').count()}`
  await page.evaluate(
    ([href, text, attributes]) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: text, className: 'test-link' })
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      const offset = document.querySelectorAll('a.test-link').length * 30
      link.style.cssText = `position:fixed;z-index:9999;inset:auto auto ${10 + offset}px 10px;background:canvas`
      document.body.append(link)
    },
    [href, text, attributes] as const,
  )
  return page.getByRole('link', { name: text, exact: true })
}

/** What the built site loads on every page, by its address: it is the same for all tests of a process. */
const built = new Map<string, Promise<{ href: string; data: SiteData }>>()

function builtSite(page: Page): Promise<{ href: string; data: SiteData }> {
  const origin = String(test.info().project.use.baseURL)
  const known = built.get(origin) ?? readBuiltSite(page)
  built.set(origin, known)
  return known
}

async function readBuiltSite(page: Page): Promise<{ href: string; data: SiteData }> {
  const html = await (await page.request.get('/')).text()
  const href = /"siteDataHref":"([^"]+)"/.exec(html)?.[1]
  if (!href) throw new Error('The served page does not say where the data of the site is.')
  return { href, data: await (await page.request.get(href)).json() }
}

/** The site's data as every page loads it. */
export const siteData = async (page: Page): Promise<SiteData> => (await builtSite(page)).data

/** Address of the site's data file; its name changes with its content. */
export const siteDataHref = async (page: Page): Promise<string> => (await builtSite(page)).href

/** Address of a page's data file. */
export async function dataHref(page: Page, route: string): Promise<string> {
  const name = (await siteData(page)).pages[route]?.data
  if (!name) throw new Error(`${route} has no data file.`)
  return `/assets/pages/${name}`
}

/** Waits until all of a long page's text is there: until then it keeps room for what is to come. */
export async function wholeText(page: Page): Promise<void> {
  await expect(page.locator('.prose[style*=size]')).toHaveCount(0)
}

/** A page's payload as its data file holds it. */
export async function pagePayload(page: Page, route: string): Promise<PagePayload> {
  return readPayload(await (await page.request.get(await dataHref(page, route))).text())
}

/** A page from the lines of its data file: what it opens with, and the other parts of its text. */
function readPayload(text: string): PagePayload {
  const [payload, ...parts] = text.split('\n').map((line) => JSON.parse(line))
  const { more: _, room: __, ...page } = payload.page
  return { ...payload, page: { ...page, tree: [...page.tree, ...parts.flat()] } }
}

/** Keeps a file from arriving until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (request) => {
    await gate
    await request.continue().catch(() => {}) // the page may have gone meanwhile
  })
  return release
}

/** Keeps a page's data from arriving until the returned function is called. */
export const holdPage = async (page: Page, route: string) => hold(page, await dataHref(page, route))

/** Changes a doc's content on its way to the reader. It reaches those who come from another page. */
export async function editDoc(
  page: Page,
  route: string,
  edit: (payload: Extract<PagePayload, { screen: 'doc' }>) => void,
): Promise<void> {
  await page.route(`**${await dataHref(page, route)}`, async (request) => {
    const response = await request.fetch()
    const payload = readPayload(await response.text())
    if (payload.screen !== 'doc') throw new Error(`${route} is no doc.`)
    edit(payload)
    await request.fulfill({ response, json: payload })
  })
}

/** The addresses of all requests for page data from now on. */
export function watchPageData(page: Page): Array<{ path: string; type: string }> {
  const requests: Array<{ path: string; type: string }> = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/assets/pages/')) requests.push({ path, type: request.resourceType() })
  })
  return requests
}

/** Said by Playwright itself where `serviceWorkers` is `block`. */
export const WORKERS_BLOCKED = 'Service Worker registration blocked by Playwright'

/** All warnings the page logs from now on. */
export function watchWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes(WORKERS_BLOCKED)) warnings.push(message.text())
  })
  return warnings
}

/**
 * Where a tab leads that the page has opened. Asked of what is in the tab, the question may stay without an answer: Playwright can miss
 * a page that has loaded before it was attached.
 */
export async function expectTabAt(tab: Page, address: RegExp): Promise<void> {
  await expect.poll(() => tab.url()).toMatch(address)
}

/** Everything in the page's storage. */
export const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
