import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { SITE } from '../places.ts'
import { generatedSite } from './support/generated-site.ts'
import { expect, interactive } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/**
 * Bytes, in units of 1,000; react-dom alone is 67. 0.3 of it ask what loads the navigation of a large site in parts, 0.1 make the
 * buttons that wrap lines, which saves every document 0.2 to 0.4, 0.1 begin a page with less of it on a phone, and 0.6 show who goes to a place within a long
 * page that place first, in a third of the time, in high windows as well. 0.2 keep the reader's place where browsers say nothing, and the
 * keyboard's in menus.
 */
const SCRIPT_GZIP = 79_350
/** Both sheets of a doc. One alone would be 11,000: compressed apart, neither knows the words of the other. */
const STYLES_GZIP = 12_200
/** That of them which every document has inline. */
const INLINE_STYLES_GZIP = 5_290
/** What a page with an explainer loads beside: the sheet of its drawing and of what stands around it. */
const DRAWING = /\/assets\/explain-\w+\.[\da-f]+\.css$/
const DRAWING_GZIP = 2_500
const REQUESTS = 6

const DIST = join(SITE, 'dist')

/**
 * What a document may weigh, gzip: that in the middle, and the heaviest. 5.1 of each is style; recordings are 0.2 an example. Names of files
 * change with what they hold: the same page weighs some bytes more or less.
 */
const MEDIAN_PAGE = 21_670
const LARGEST_PAGE = 42_600
/** All that a reader fetches who opens a page and only looks at it, gzip. */
const A_VISIT = 150_000
/** From Ctrl+K to the first results of a search, gzip: modal, worker and names. The texts come behind them. */
const FIRST_RESULTS = 45_100
/** What a page fetches meanwhile that no result waits for: pages in view, what keeps them offline, what leads to a sentence. */
const NOT_WAITED_FOR = /^\/assets\/(pages\/|prefetch\.|start-offline\.|lead-to-sentence\.)/
/** Elements of the longest pages, those of recordings included, 48 an example on the tutorial, and of answers in the index, 2 an entry and their code. */
const ELEMENTS: Record<string, number> = {
  '/usage/usage-guide': 4830,
  '/api/createSlice': 2940,
  '/rtk-query/api/createApi': 2770,
  '/tutorials/rtk-query': 3390,
  '/api/createAsyncThunk': 2950,
}
/** Raw bytes of the documents that were the longest once: about half of what they weighed then. */
const RAW: Record<string, number> = {
  '/usage/usage-guide': 254_000,
  '/tutorials/rtk-query': 199_900,
  '/rtk-query/usage/examples': 164_700,
  '/tutorials/typescript': 154_600,
  '/tutorials/quick-start': 150_500,
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).byteLength

for (const route of ['/api/createSlice', '/rtk-query/usage/queries', '/introduction/getting-started']) {
  test(`the first load of ${route} stays within its budgets`, async ({ page }) => {
    const responses = await firstLoad(page, route)
    const addresses = responses.map((response) => new URL(response.url()).pathname)
    expect.soft(addresses.length, addresses.join(' ')).toBeLessThanOrEqual(REQUESTS)
    const inline = inlineParts((await responses[0]?.text()) ?? '')
    const scripts = await gzipSum(responses, 'script')
    expect.soft(scripts, 'script files').toBeGreaterThan(0)
    expect.soft(scripts + inline.scripts, 'bytes of script, gzip').toBeLessThanOrEqual(SCRIPT_GZIP)
    // A page with an explainer links the sheet of its drawing, which has a limit of its own.
    const isDrawing = (response: Response) => DRAWING.test(response.url())
    const drawn = await gzipSum(responses.filter(isDrawing), 'stylesheet')
    expect.soft(drawn, 'bytes of CSS of a drawing, gzip').toBeLessThanOrEqual(DRAWING_GZIP)
    const styles = (await gzipSum(responses, 'stylesheet')) - drawn + inline.styles
    expect.soft(styles, 'bytes of CSS, gzip').toBeGreaterThan(0)
    expect.soft(styles, 'bytes of CSS, gzip').toBeLessThanOrEqual(STYLES_GZIP)
    expect.soft(inline.styles, 'bytes of inline CSS, gzip').toBeLessThanOrEqual(INLINE_STYLES_GZIP)
    expect
      .soft(
        addresses.filter((path) => path.startsWith('/assets/pages/')),
        'the text comes with the HTML: no data file',
      )
      .toEqual([])
    expect.soft(new Set(addresses).size, 'nothing is fetched twice').toBe(addresses.length)
  })

  test(`the text of ${route} is transferred once`, async ({ page, request }) => {
    const html = await (await request.get(route)).text()
    await page.goto(route)
    await interactive(page)
    const { pieces, text } = await page.evaluate(() => {
      const article = document.querySelector('article') as HTMLElement
      // A heading is in the contents list, too, and a title names its box; sentences are nowhere else.
      const pieces = [...article.querySelectorAll('p, li, td, dd')].flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
      )
      const named = [...document.querySelectorAll('nav, h2, h3, h4, .admonition-title')]
        .map((element) => element.textContent)
        .join('\n')
      return { pieces: pieces.filter((piece) => !named.includes(piece.trim())), text: article.textContent ?? '' }
    })
    // Pieces that no encoding changes, long enough to occur by themselves.
    const plain = pieces.map((piece) => piece.trim()).filter((piece) => /^[\w ,.;:()-]{30,}$/.test(piece))
    expect(plain.length).toBeGreaterThan(20)
    const body = html.slice(html.indexOf('<body'))
    const repeated = plain.filter((piece) => occurrences(body, piece) !== occurrences(text, piece))
    expect(repeated).toEqual([])
  })
}

test('documents are light: compressed, and in elements', () => {
  const documents = filesBelow(DIST)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readFileSync(file))
  expect(documents.length).toBeGreaterThan(50)
  const weights = documents.map(gzip).sort((a, b) => a - b)
  expect.soft(weights[Math.floor(weights.length / 2)], 'median').toBeLessThanOrEqual(MEDIAN_PAGE)
  expect.soft(weights.at(-1), 'largest').toBeLessThanOrEqual(LARGEST_PAGE)
  for (const [route, most] of Object.entries(RAW))
    expect.soft(statSync(join(DIST, route, 'index.html')).size, route).toBeLessThanOrEqual(most)
  for (const [route, most] of Object.entries(ELEMENTS)) {
    const html = readFileSync(join(DIST, route, 'index.html'), 'utf8').replace(/<(style|script)\b.*?<\/\1>/gs, '')
    expect.soft(html.match(/<[a-z]/g)?.length, route).toBeLessThanOrEqual(most)
  }
})

for (const route of ['/api/createSlice', '/rtk-query/api/createApi', '/usage/usage-guide', '/tutorials/quick-start']) {
  test(`who opens ${route} and only looks fetches little, with all that is prefetched`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(route)
    await interactive(page)
    let fetched: string[] = []
    const isQuiet = async () => {
      const before = fetched.length
      fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      return before > 0 && fetched.length === before
    }
    await expect.poll(isQuiet, { intervals: [1500] }).toBe(true)
    const files = [...new Set(fetched)]
      .filter((name) => name.startsWith('http'))
      .map((name) => decodeURIComponent(new URL(name).pathname))
    const bytes = [join(route, 'index.html'), ...files].map((path) => gzip(readFileSync(join(DIST, path))))
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(A_VISIT)
  })
}

test('the first results of a search wait for little', async ({ page }) => {
  await page.goto('/api/createSlice')
  await interactive(page)
  const before = await requestsAfterLoad(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('createAsyncThunk')
  await expect(page.getByRole('option').first()).toBeVisible()
  const fetched = (await requestsAfterLoad(page)).filter((path) => !before.includes(path) && !NOT_WAITED_FOR.test(path))
  for (const part of ['SearchModal', 'search-worker', 'search/names'])
    expect(
      fetched.filter((path) => path.startsWith(`/assets/${part}.`)),
      part,
    ).toHaveLength(1)
  const sizes = fetched.map((path) => gzip(readFileSync(join(DIST, path))))
  expect(
    sizes.reduce((sum, size) => sum + size),
    fetched.join(' '),
  ).toBeLessThanOrEqual(FIRST_RESULTS)
})

test('after the first load only data files of pages in view are prefetched, and what keeps them offline', async ({
  page,
}) => {
  await page.goto('/api/createSlice')
  await interactive(page)
  // From the page's own log: requests may be over before a listener out here is told of the first.
  let late: string[] = []
  const isQuiet = async () => {
    const before = late.length
    late = await requestsAfterLoad(page)
    return late.length > 0 && late.length === before
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  // What registers the service worker, too, with what it shares with live examples; the worker's own requests are not the page's.
  expect(late.filter((path) => !/^\/assets\/(pages\/|prefetch\.|start-offline\.)/.test(path))).toEqual([])
  expect(late.filter((path) => path.includes('api-createSlice.'))).toEqual([])
})

test('with 1,000 pages a first load is at most a tenth heavier than with 56', async ({ serveSite }) => {
  test.slow()
  const small = await serveSite(generatedSite(56))
  const large = await serveSite(generatedSite(1000))
  const shellOf = (root: string) =>
    readdirSync(join(root, 'dist/assets'))
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, readFileSync(join(root, 'dist/assets', name), 'base64')])
  expect(shellOf(large.root)).toEqual(shellOf(small.root))
  // One of an open group, one of a folded one.
  for (const route of ['/chapter/1', '/chapter/50']) {
    const [few, many] = [small, large].map(({ root }) => firstLoadWeight(root, route))
    expect(few, route).toBeGreaterThan(SCRIPT_GZIP / 2)
    expect(many, route).toBeLessThanOrEqual(1.1 * (few ?? 0))
  }
})

/** A document and what it names, gzip; and what loads the parts of the navigation, where it comes in parts. */
function firstLoadWeight(root: string, route: string): number {
  const dist = join(root, 'dist')
  const html = readFileSync(join(dist, route, 'index.html'), 'utf8')
  const named = [
    ...html.matchAll(/<(?:link rel="(?:preload|modulepreload|stylesheet)"|script)[^>]* (?:href|src)="([^"]+)"/g),
  ]
  const loader = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('load-parts.'))
  expect(loader).toHaveLength(1)
  const parts = html.includes('"entry":') ? loader.map((name) => `/assets/${name}`) : []
  const files = [...named.map(([, href = '']) => href), ...parts].map((path) => readFileSync(join(dist, path)))
  return [Buffer.from(html), ...files].map(gzip).reduce((sum, size) => sum + size)
}

/** What is loaded before a page is interactive and at rest. A metered connection keeps prefetching out. */
async function firstLoad(page: Page, route: string): Promise<Response[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const responses: Response[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith('data:')) responses.push(response)
  })
  await page.goto(route)
  await interactive(page)
  // Until nothing more comes. Playwright's own state for that waits for what a browser may leave open, too.
  let known = -1
  const isQuiet = () => {
    const before = known
    known = responses.length
    return known === before
  }
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
  return responses
}

/** Paths of what a page has asked for since its `load` event. The icon is the browser's: it takes it when it likes. */
const requestsAfterLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const icon = document.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          name !== icon && visit && visit.loadEventStart > 0 && startTime >= visit.loadEventStart,
      )
      .map(({ name }) => new URL(name).pathname)
  })

/** Code and styles that come with the document, each measured alone. */
function inlineParts(html: string): { scripts: number; styles: number } {
  // Together: a document is compressed as a whole.
  const sum = (pattern: RegExp) => gzip(Buffer.from([...html.matchAll(pattern)].map(([, text]) => text).join('\n')))
  return { scripts: sum(/<script>(.*?)<\/script>/gs), styles: sum(/<style>(.*?)<\/style>/gs) }
}

async function gzipSum(responses: Response[], type: 'script' | 'stylesheet'): Promise<number> {
  const ours = responses.filter((response) => response.request().resourceType() === type)
  const sizes = await Promise.all(ours.map(async (response) => gzip(await response.body())))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

const occurrences = (text: string, piece: string) => text.split(piece).length - 1
