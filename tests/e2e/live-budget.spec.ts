import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** Bytes, in units of 1,000: editor, transpiler, React, React Redux, Redux Toolkit and what shows them; 0.8 are guards that examples cannot undo. */
const RUN_GZIP = 267_600
const SECOND_RUN_GZIP = 2_000

/** To watch an example: what plays it, which comes when the reader gets near, and in all, with the recording and the code. */
const PLAYER_GZIP = 12_000
const WATCH_GZIP = 30_000

/** Anything that only a run needs. */
const OF_LIVE = /\/assets\/(?:live\/[^?#]*\.js(?!on)|Workbench|Bench|code-editor|transpile)/

/** Scripts that a page with an explainer loads beyond those of every page, and that sheet. */
const OF_EXPLAINERS =
  /\/assets\/(?:(?:Explained|Player|drawings|played|Lamps|Wires|Life|Trees|Runs)\.[^/]*\.js|explain-[^/]*\.css)$/

const EXPLAINERS = [
  { route: '/rtk-query/usage/automated-refetching', title: 'From a mutation to the screen' },
  { route: '/rtk-query/usage/cache-behavior', title: 'How long an entry lives' },
]

const EXAMPLES = [
  { route: '/guide/live', title: 'Lending desk', shows: '1 of 5 copies on loan' },
  { route: '/guide/data', title: 'A book', shows: 'The Left Hand of Darkness' },
]

for (const { route, title, shows } of EXAMPLES) {
  test(`${title}: nothing of it is loaded before Run, and what then is stays within its budget`, async ({
    page,
    serveSite,
  }) => {
    const responses = listen(page)
    const recording = page.waitForResponse(/\/assets\/recordings\//)
    await open(page, (await serveSite(LIVE_PAGES)).url(route))
    // What plays it comes when the reader gets near; it is no part of Run.
    await example(page, title).getByRole('button', { name: 'Play' }).hover()
    await recording
    await page.waitForLoadState('networkidle')
    expect(responses.map((response) => response.url()).filter((url) => OF_LIVE.test(url))).toEqual([])
    responses.length = 0
    await run(example(page, title))
    await expect(preview(example(page, title)).getByText(shows)).toBeVisible()
    const sizes = await gzipSizes(responses)
    const list = sizes.map(([url, size]) => `${size} ${url}`).join('\n')
    expect(
      sizes.reduce((sum, [, size]) => sum + size, 0),
      list,
    ).toBeLessThanOrEqual(RUN_GZIP)
    expect(sizes.length).toBeGreaterThan(3)
  })
}

test('who watches an example loads what plays it, and nothing that runs it', async ({ page, serveSite }) => {
  const responses = listen(page)
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
  const live = example(page, 'A book')
  await live.getByRole('button', { name: 'Play' }).hover()
  await page.waitForLoadState('networkidle')
  const near = responses.length
  await live.getByRole('button', { name: 'Play' }).click()
  await live.getByRole('slider').press('End')
  await expect(live.getByText('at the end').filter({ visible: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(responses.map((response) => response.url()).filter((url) => OF_LIVE.test(url))).toEqual([])
  // What the document names comes with every page, and so does what prefetches links.
  const html = await (await page.request.get(page.url())).text()
  const isNamed = (path: string) =>
    path.includes('/prefetch.') || (html.includes(path) && !path.includes('/recordings/') && !path.includes('/live/'))
  const unnamed = async (list: Response[]) => (await gzipSizes(list)).filter(([path]) => !isNamed(path))
  const sizes = await unnamed(responses)
  const scripts = (await unnamed(responses.slice(0, near))).filter(([path]) => path.endsWith('.js'))
  const sum = (list: Array<[string, number]>) => list.reduce((total, [, size]) => total + size, 0)
  const list = JSON.stringify(sizes)
  expect(scripts.length).toBeGreaterThan(0)
  expect(sum(scripts), list).toBeLessThanOrEqual(PLAYER_GZIP)
  expect(sum(sizes), list).toBeLessThanOrEqual(WATCH_GZIP)
  expect(sizes.map(([path]) => path).filter((path) => path.includes('/recordings/'))).toHaveLength(1)
})

for (const { route, title } of EXPLAINERS)
  test(`${title}: who comes near loads what draws it, and no player`, async ({ page }) => {
    const responses = listen(page)
    await open(page, route)
    const live = example(page, title)
    await live.scrollIntoViewIfNeeded()
    await expect(live.getByRole('slider', { name: 'Moment' })).toBeVisible()
    const sizes = (await gzipSizes(responses)).filter(([path]) => OF_EXPLAINERS.test(path))
    expect(sizes.map(([path]) => path).filter((path) => path.includes('/Explained.'))).toHaveLength(1)
    expect(
      sizes.reduce((total, [, size]) => total + size, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(PLAYER_GZIP)
  })

test('the first step needs one script beyond the page: nothing is asked for after it has come', async ({
  page,
  serveSite,
}) => {
  const url = (await serveSite(LIVE_PAGES)).url('/guide/data')
  const html = await (await page.request.get(url)).text()
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    return html.includes(pathname) || pathname.includes('/Player.') ? route.continue() : route.abort()
  })
  await open(page, url)
  const live = example(page, 'A book')
  await live.getByRole('button', { name: 'Play' }).click()
  const slider = live.getByRole('slider', { name: 'Time' })
  await slider.press('Home')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  await expect(live.locator('[aria-current=step]')).toBeInViewport()
})

test('a second example costs next to nothing', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  await run(example(page, 'Lending desk'))
  await expect(preview(example(page, 'Lending desk')).getByText('1 of 5 copies on loan')).toBeVisible()
  const responses = listen(page)
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await run(example(page, 'One file'))
  await expect(preview(example(page, 'One file')).getByText('Hello')).toBeVisible()
  // Files with a hash in their name are kept for good: what has come once comes from the browser's cache.
  // A sandbox's address ends with a key of its own, which no server sees.
  const isKnown = (url: string) => known.some((name) => withoutHash(name) === withoutHash(url))
  const sizes = await gzipSizes(responses.filter((response) => !isKnown(response.url())))
  expect(
    sizes.reduce((sum, [, size]) => sum + size, 0),
    JSON.stringify(sizes),
  ).toBeLessThanOrEqual(SECOND_RUN_GZIP)
})

const withoutHash = (url: string) => url.split('#', 1)[0]

/** Answers of the server from now on. Data of other pages is prefetched at any time, and types come when code is pointed at. */
function listen(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => {
    const isOther = /\/assets\/(?:pages\/|type-hovers|types\/)/.test(response.url())
    if (response.url().startsWith('http') && !isOther) responses.push(response)
  })
  return responses
}

const gzipSizes = (responses: Response[]): Promise<Array<[url: string, size: number]>> =>
  Promise.all(
    responses
      .filter((response) => response.status() === 200)
      .map(async (response) => [
        new URL(response.url()).pathname,
        gzipSync(await response.body(), { level: 9 }).byteLength,
      ]),
  )
