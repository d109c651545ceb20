import type { Locator, Page } from '@playwright/test'
import {
  addLink,
  dataHref,
  expect,
  heading,
  open,
  test,
  WORKERS_BLOCKED,
  watchDocument,
  watchPageData,
} from './support/reader.ts'

const REDUCER = '/api/createReducer'

const prefetched = (page: Page) =>
  page.locator('head link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Lets the browser be idle: prefetching waits for that, and so what has not happened by then will not. */
async function idle(page: Page): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
  }
}

/** A connection that the page believes in, and that can be changed while it is open. */
async function connect(page: Page, connection: { effectiveType?: string; saveData?: boolean }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { ...value }, configurable: true })
  }, connection)
}

test('a link that comes into view has its page prefetched, once however many links lead there', async ({ page }) => {
  await open(page, '/tutorials/overview')
  const start = await dataHref(page, '/introduction/getting-started')
  // The navbar, the sidebar and the footer all lead there.
  await expect.poll(() => prefetched(page)).toContain(start)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = await addLink(page, '/rtk-query/usage/queries')
  await expect.poll(() => prefetched(page)).toContain(await dataHref(page, '/rtk-query/usage/queries'))
  await idle(page)
  const all = await prefetched(page)
  expect(all.length).toBe(new Set(all).size)
  expect(all).not.toContain(await dataHref(page, '/tutorials/overview'))
  await last.click()
  await expect(heading(page)).toHaveText('Queries')
  await idle(page)
  const later = await prefetched(page)
  expect(later.length).toBe(new Set(later).size)
})

test('a link out of view is left alone until it is scrolled to; other sites and hashes always are', async ({
  page,
}) => {
  await open(page, '/api/createSlice')
  await expect.poll(() => prefetched(page)).toContain(await dataHref(page, '/tutorials/overview'))
  // A link that only the end of the page has.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/rtk-query/api/created-api/hooks',
      textContent: 'Far below',
    })
    document.querySelector('article')?.append(link)
  })
  await idle(page)
  const hooks = await dataHref(page, '/rtk-query/api/created-api/hooks')
  expect(await prefetched(page)).not.toContain(hooks)
  await page.getByRole('link', { name: 'Far below' }).scrollIntoViewIfNeeded()
  await expect.poll(() => prefetched(page)).toContain(hooks)
  for (const href of await prefetched(page)) expect(href).toMatch(/^\/assets\/pages\/[\w.-]+\.json$/)
})

test('without an observer of what is in view, pages are prefetched at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await open(page, '/api/createSlice')
  // A neighbor at the end of the page, far below what is in view.
  await expect.poll(() => prefetched(page)).toContain(await dataHref(page, REDUCER))
})

test('where a browser cannot prefetch by link, a request does it', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false
  })
  const requests = watchPageData(page)
  await open(page, '/tutorials/overview')
  const start = await dataHref(page, '/introduction/getting-started')
  await expect.poll(() => requests).toContainEqual({ path: start, type: 'xhr' })
  await idle(page)
  expect(requests.filter(({ path }) => path === start)).toHaveLength(1)
  expect(await prefetched(page)).toEqual([])
})

test('a link that is pointed at, focused or touched has its page loaded, once, ready to be shown', async ({ page }) => {
  await open(page, '/tutorials/overview')
  // What comes later is not what the page opens with.
  await expect.poll(() => prefetched(page)).toContain(await dataHref(page, '/introduction/getting-started'))
  const requests = watchPageData(page)
  for (const [title, act] of [
    ['createReducer', (link: Locator) => link.hover()],
    ['createAction', (link: Locator) => link.focus()],
    ['codemods', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const href = await dataHref(page, `/api/${title}`)
    const loads = () => requests.filter(({ path, type }) => path === href && type === 'fetch').length
    const link = await addLink(page, `/api/${title}`)
    await expect.poll(() => prefetched(page)).toContain(href)
    expect(loads()).toBe(0)
    await act(link)
    await expect.poll(loads, title).toBe(1)
    await page.mouse.move(0, 0)
    await act(link)
    await idle(page)
    expect(loads()).toBe(1)
  }
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Test link 1' }).click()
  await expect(heading(page)).toHaveText('createAction')
  await page.context().setOffline(false)
})

for (const connection of [
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '4g', saveData: true },
]) {
  test(`with ${JSON.stringify(connection)} nothing is fetched ahead, and a click still loads`, async ({ page }) => {
    await connect(page, connection)
    const requests = watchPageData(page)
    await open(page, '/tutorials/overview')
    const link = await addLink(page, REDUCER)
    await link.hover()
    await link.focus()
    await idle(page)
    expect(await prefetched(page)).toEqual([])
    expect(requests).toEqual([])
    await link.click()
    await expect(heading(page)).toHaveText('createReducer')
  })
}

test('the connection is looked at anew at each attempt', async ({ page }) => {
  await connect(page, { effectiveType: '2g' })
  const setType = (effectiveType: string) =>
    page.evaluate((type) => {
      Object.assign((navigator as never as { connection: object }).connection, { effectiveType: type })
    }, effectiveType)
  await open(page, '/tutorials/overview')
  await idle(page)
  expect(await prefetched(page)).toEqual([])
  await setType('4g')
  await addLink(page, '/api/createAction')
  await expect.poll(() => prefetched(page)).toContain(await dataHref(page, '/api/createAction'))
  await setType('2g')
  const before = await prefetched(page)
  await addLink(page, '/rtk-query/usage/queries')
  await idle(page)
  expect(await prefetched(page)).toEqual(before)
})

test('a fast connection is no reason to hold back', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false })
  await open(page, '/tutorials/overview')
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(1)
})

test('fetching ahead fails silently and does not stand in the way of a click', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let isBroken = true
  await page.route('**/assets/pages/*', (route) => (isBroken ? route.abort() : route.continue()))
  await open(page, '/tutorials/overview')
  const href = await dataHref(page, REDUCER)
  const link = await addLink(page, REDUCER)
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'fetch' && request.url().endsWith(href),
  )
  await link.hover()
  await failed // a press before that would wait for the same answer
  await idle(page)
  // What the browser and Playwright say by themselves is not the page's.
  expect(logged.filter((text) => !text.startsWith('Failed to load resource') && text !== WORKERS_BLOCKED)).toEqual([])
  const isSameDocument = await watchDocument(page)
  isBroken = false
  await link.click()
  await expect(heading(page)).toHaveText('createReducer')
  expect(await isSameDocument()).toBe(true)
})
