import type { Page } from '@playwright/test'
import {
  addLink,
  dataHref,
  editDoc,
  expect,
  heading,
  holdPage,
  interactive,
  navbar,
  open,
  progressBar,
  siteDataHref,
  test,
  watchDocument,
  watchWarnings,
} from './support/reader.ts'

const SLICE = '/api/createSlice'
const REDUCER = '/api/createReducer'

/** The addresses of all documents asked for from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

for (const [what, failure] of [
  ['cannot be reached', { abort: true }],
  ['is gone after a new deployment', { status: 404 }],
  ['is not what was expected', { status: 200 }],
] as const) {
  test(`a page whose data ${what} is warned about and opened with a page load, without a loop`, async ({ page }) => {
    const warnings = watchWarnings(page)
    await page.route(`**${await dataHref(page, SLICE)}`, (route) =>
      'abort' in failure ? route.abort() : route.fulfill({ status: failure.status, body: '<html>Nothing here</html>' }),
    )
    await open(page, '/tutorials/overview')
    const documents = watchDocuments(page)
    await (await addLink(page, SLICE)).click()
    await expect(heading(page)).toHaveText('createSlice')
    await interactive(page)
    await expect(page).toHaveURL(SLICE)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(SLICE)
    await expect(page.getByRole('article')).toContainText('makes the action creators, the reducer and the selectors')
    expect(documents).toEqual([SLICE])
    await expect(progressBar(page)).toHaveCount(0)

    // The reloaded page is alive, and does not need its data.
    const isSameDocument = await watchDocument(page)
    await navbar(page).getByRole('link', { name: 'Tutorials' }).click()
    await expect(heading(page)).toHaveText('Choose a tutorial')
    expect(await isSameDocument()).toBe(true)
    // Back to it, its data still missing: the same way out.
    await page.goBack()
    await expect(heading(page)).toHaveText('createSlice')
    expect(documents).toEqual([SLICE, SLICE])
  })
}

test('a failed navigation that was given up for another is not reloaded', async ({ page }) => {
  const warnings = watchWarnings(page)
  let fail = () => {}
  const gate = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(`**${await dataHref(page, SLICE)}`, async (route) => {
    await gate
    await route.abort()
  })
  await open(page, '/tutorials/overview')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, SLICE)).click()
  await (await addLink(page, REDUCER)).click()
  await expect(heading(page)).toHaveText('createReducer')
  const failed = page.waitForEvent('requestfailed')
  fail()
  await failed
  await expect(heading(page)).toHaveText('createReducer')
  expect(warnings).toEqual([])
  expect(await isSameDocument()).toBe(true)
})

test('if the application cannot start, the served page stays: readable, with plain links, and no loop', async ({
  page,
}) => {
  const documents = watchDocuments(page)
  const warnings = watchWarnings(page)
  for (const pattern of [`**${await siteDataHref(page)}`, '**/assets/*.js']) {
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }))
    documents.length = 0
    await page.goto(SLICE)
    await expect(heading(page)).toHaveText('createSlice')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
    await expect(page.getByRole('article')).toContainText('makes the action creators, the reducer and the selectors')
    await navbar(page).getByRole('link', { name: 'Tutorials' }).click()
    await expect(heading(page)).toHaveText('Choose a tutorial')
    await expect(page).toHaveURL('/tutorials/overview')
    expect(documents).toEqual([SLICE, '/tutorials/overview'])
    await page.unroute(pattern)
  }
  expect(warnings.length).toBeGreaterThan(0)
  for (const warning of warnings) expect(warning).toContain('stays as it was served')
})

test('the search page whose code cannot be fetched is opened with a page load', async ({ page }) => {
  const warnings = watchWarnings(page)
  await page.route(/assets\/Search[^/]*\.js/, (route) => route.abort())
  await open(page, '/tutorials/overview')
  await (await addLink(page, '/search?q=slice')).click()
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(page).toHaveURL('/search?q=slice')
  await expect.poll(() => warnings.join()).toContain('/search')
})

/** Content that no component can render: the reader sees what a bug in a component would show. */
const breakPage = (page: Page, route: string) =>
  editDoc(page, route, ({ page }) => {
    page.tree.unshift({ type: 'component', name: 'Tabs', props: { group: null, initial: '' } } as never)
  })

test.describe('a page that crashes', () => {
  test.use({ mayLogErrors: true }) // React logs what it caught

  test('leaves the frame standing and can be tried again; going elsewhere clears it', async ({ page }) => {
    await breakPage(page, SLICE)
    await open(page, '/tutorials/overview')
    const isSameDocument = await watchDocument(page)
    await (await addLink(page, SLICE)).click()
    await expect(heading(page)).toHaveText('This page crashed.')
    await expect(page.getByRole('main')).toContainText(/undefined/)
    await expect(navbar(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('This page crashed.')
    await (await addLink(page, REDUCER)).click()
    await expect(heading(page)).toHaveText('createReducer')
    expect(await isSameDocument()).toBe(true)
  })

  test('while it is taken over is made anew from its data: a loader after 200 ms, then the page', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await breakFirstLoad(page, SLICE)
    const release = await holdPage(page, SLICE)
    await page.goto(SLICE)
    await expect(heading(page)).toHaveCount(0)
    await expect(navbar(page)).toBeVisible()
    const loader = page.getByRole('main').getByRole('status')
    await page.clock.runFor(190)
    await expect(loader).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(loader).toBeVisible()
    await page.clock.resume() // React lets a loader stand for a moment rather than flash
    release()
    await expect(heading(page)).toHaveText('createSlice')
    await expect(loader).toHaveCount(0)
    await expect(page.getByRole('article')).toContainText('makes the action creators, the reducer and the selectors')
  })

  test('together with its frame leaves the bare message', async ({ page }) => {
    await page.route(`**${await siteDataHref(page)}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), sidebars: null } })
    })
    await page.goto(SLICE)
    await expect(heading(page)).toHaveText('This page crashed.')
    await expect(page).toHaveTitle('Page Error')
    await expect(page.getByText(/null/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('This page crashed.')
  })

  test('and cannot be fetched shows a red box with the error; Retry asks again', async ({ page }) => {
    await breakFirstLoad(page, SLICE)
    let isBroken = true
    const href = await dataHref(page, SLICE)
    await page.route(`**${href}`, (route) => (isBroken ? route.abort() : route.continue()))
    await page.goto(SLICE)
    const box = page.getByRole('alert')
    await expect(box).toContainText(`Failed to fetch ${href}`)
    await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)')
    await expect(box).toHaveCSS('color', 'rgb(255, 255, 255)')
    const again = page.waitForRequest(`**${href}`)
    await box.getByRole('button', { name: 'Retry' }).click()
    await again
    await expect(box).toBeVisible()
    isBroken = false
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText('createSlice')
    await expect(page.getByRole('article')).toContainText('makes the action creators, the reducer and the selectors')
  })
})

/** Serves a document whose own data makes a component throw while React takes it over. */
async function breakFirstLoad(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"tree":[', '"tree":null,"rest":[')
    await route.fulfill({ response, body })
  })
}
