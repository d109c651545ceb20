import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeTests, type Page } from '@playwright/test'
import { SITE } from '../places.ts'
import { type Host, kept, keptRoutes, markScripts, openHost, traces } from './support/deployments.ts'
import { LIVE_PAGES } from './support/live-pages.ts'
import { addLink, expect, heading, interactive, open, test as reading, watchDocument } from './support/reader.ts'
import { test as sites } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

interface Hosting {
  /** Serves a built folder for one test. */
  host: (dist: string, baseUrl?: string) => Promise<Host>
}

const test = mergeTests(reading, sites).extend<Hosting>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  host: async ({}, use) => {
    const hosts: Host[] = []
    await use(async (dist, baseUrl) => {
      const host = await openHost(dist, baseUrl)
      hosts.push(host)
      return host
    })
    for (const host of hosts) await host.close()
  },
})

test.use({ serviceWorkers: 'allow' })
test.slow() // most of them build a site of their own first

const DIST = join(SITE, 'dist')

const READ = [
  '/introduction/getting-started',
  '/tutorials/overview',
  '/tutorials/quick-start',
  '/usage/immer-reducers',
  '/api/configureStore',
  '/api/createSlice',
  '/api/createAsyncThunk',
  '/rtk-query/overview',
  '/rtk-query/usage/queries',
  '/rtk-query/api/createApi',
]

const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test('a whole visit without a network after one visit with it: ten pages, search, a live example', async ({
  page,
  host,
}) => {
  const site = await host(DIST)
  const titles = new Map<string, string>()
  await open(page, site.url('/'))
  for (const route of READ) {
    const before = await heading(page).innerText()
    await (await addLink(page, route)).click()
    await expect(page).toHaveURL(site.url(route))
    await expect(heading(page)).not.toHaveText(before)
    titles.set(route, await heading(page).innerText())
    await kept(page, route)
  }
  await site.disconnect()

  for (const route of READ) {
    await open(page, site.url(route))
    await expect(heading(page)).toHaveText(titles.get(route) ?? '')
  }
  const isSameDocument = await watchDocument(page)
  for (const route of READ.slice(0, 3)) {
    await (await addLink(page, route)).click()
    await expect(heading(page)).toHaveText(titles.get(route) ?? '')
  }
  await page.goBack()
  await expect(heading(page)).toHaveText(titles.get(READ[1] ?? '') ?? '')
  expect(await isSameDocument(), 'pages are changed in place').toBe(true)

  await page.keyboard.press('ControlOrMeta+k')
  await modal(page).getByRole('combobox', { name: 'Search' }).fill('prepare callback')
  await modal(page).getByRole('option').first().click()
  await expect(modal(page)).toBeHidden()

  await open(page, `${site.url('/search')}?q=createSlice`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /createSlice/ })
      .first(),
  ).toBeVisible()

  await open(page, site.url('/api/createSlice'))
  const live = page
    .getByRole('figure')
    .filter({ has: page.getByRole('button', { name: /^Run/ }) })
    .first()
  await live.getByRole('button', { name: /^Run/ }).first().click()
  await expect(live.getByRole('group', { name: 'Action log' }).locator('li').first()).toBeVisible()
  await expect(live.locator('iframe:visible').contentFrame().locator('#root')).not.toBeEmpty()
})

test('a page that was not kept says so and lists those that were', async ({ page, host }) => {
  const site = await host(DIST)
  await open(page, site.url('/tutorials/overview'))
  await kept(page, '/tutorials/overview')
  await site.disconnect()
  const response = await page.goto(site.url('/api/createAction'))
  expect(response?.status()).toBe(503)
  await expect(heading(page)).toHaveText('No connection')
  await page.getByRole('link', { name: 'Choose a tutorial' }).click()
  await interactive(page)
  await expect(page).toHaveURL(site.url('/tutorials/overview'))

  // From within the application, too; and with the network back the same address opens.
  await (await addLink(page, '/api/createAction')).click()
  await expect(heading(page)).toHaveText('No connection')
  await site.connect()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('createAction')
})

/** Two deployments that differ in text, data and code; every page says which it is of. */
const deployment = (name: string): Variant => {
  const pages = ['guide/start', 'guide/long', 'guide/tabs', 'reference/levels', 'reference/text']
  const text = (id: string) =>
    `---\ntitle: ${id} of ${name}\ndescription: One of many.\n---\n\nText of deployment ${name}.\n`
  return {
    config: { offline: true, title: `Handbook ${name}` },
    files: Object.fromEntries(pages.map((id) => [`content/${id}.mdx`, text(id)])),
  }
}

/** What a page says of its deployment, wherever it can say it. */
const sayings = (page: Page) =>
  page.evaluate(async () => {
    const seed = JSON.parse(document.getElementById('page-seed')?.textContent ?? '{}')
    const list = await (await fetch(seed.offline)).json()
    const site = await (await fetch(seed.siteDataHref)).json()
    return {
      text: /deployment (\w)/.exec(document.querySelector('article')?.textContent ?? '')?.[1],
      heading: /of (\w)$/.exec(document.querySelector('h1')?.textContent ?? '')?.[1],
      title: /Handbook (\w)/.exec(document.title)?.[1],
      script: document.documentElement.dataset.script,
      data: /Handbook (\w)/.exec(site.title)?.[1],
      list: /Handbook (\w)/.exec(list.title)?.[1],
    }
  })

const all = (name: string) => ({ text: name, heading: name, title: name, script: name, data: name, list: name })

test('twenty deployments: one reload gets the new one, no page is of two, nothing reloads by itself', async ({
  page,
  host,
  serveSite,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-two-'))
  const dists: Record<string, string> = {}
  for (const name of ['A', 'B']) {
    const { root } = await serveSite(deployment(name))
    const dist = join(folder, name)
    await cp(join(root, 'dist'), dist, { recursive: true })
    await markScripts(dist, name)
    dists[name] = dist
  }
  const site = await host(dists.A ?? '')
  await open(page, site.url('/guide/start'))
  await kept(page, '/guide/start')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  for (let round = 0; round < 20; round++) {
    const [before, after] = round % 2 === 0 ? ['A', 'B'] : ['B', 'A']
    await site.deploy(dists[after] ?? '')
    // The open page is of the deployment before. Whatever it opens is of one deployment, the one or the other.
    await (await addLink(page, '/guide/tabs')).click()
    await expect(heading(page)).toHaveText(/^guide\/tabs/)
    await interactive(page)
    const said = await sayings(page)
    expect([all(before ?? ''), all(after ?? '')]).toContainEqual(said)

    documents = 0
    await page.reload()
    await interactive(page)
    expect(await sayings(page), `round ${round}`).toEqual(all(after ?? ''))
    await (await addLink(page, '/guide/start')).click()
    await expect(heading(page)).toHaveText(`guide/start of ${after}`)
    expect(documents, 'one reload, one document').toBe(1)
    await kept(page, '/guide/start')

    // Without a network, too: every kept page is of one deployment, whichever it is.
    if (round % 5 < 4) continue
    await site.disconnect()
    for (const route of await keptRoutes(page)) {
      if (!/\/(guide|reference)\//.test(route)) continue
      await open(page, site.url(route))
      const offline = await sayings(page)
      expect([all('A'), all('B')], route).toContainEqual(offline)
    }
    await site.connect()
    await open(page, site.url('/guide/start'))
    expect(await sayings(page)).toEqual(all(after ?? ''))
  }
  await rm(folder, { recursive: true, force: true })
})

const offlineSite: Variant = { ...LIVE_PAGES, config: { ...LIVE_PAGES.config, offline: true, baseUrl: '/docs/' } }

test('the whole site is kept on request, with its size and progress, and removed again', async ({
  page,
  host,
  serveSite,
}) => {
  const { root } = await serveSite(offlineSite)
  const site = await host(join(root, 'dist'), '/docs/')
  await open(page, site.url('/guide/start'))
  await kept(page, '/guide/start', '/docs/')
  await page.getByRole('button', { name: 'More ways to use this page' }).click()
  await page.getByRole('menuitem', { name: 'Read offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read without a connection' })
  await expect(dialog.getByRole('status')).toHaveText(/Kept on this device: \d+ of \d+ pages, \d\.\d MB/)
  await dialog.getByRole('button', { name: /^Keep the whole site \(\d+\.\d MB\)$/ }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    /The whole site is kept on this device: (\d+) of \1 pages, \d\.\d MB/,
  )
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused() // what was pressed is gone
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'More ways to use this page' })).toBeFocused()

  await site.disconnect()
  const routes = await keptRoutes(page, '/docs/')
  expect(routes).toEqual(expect.arrayContaining(['/', '/search', '/guide/data', '/reference/text']))
  for (const route of routes) {
    await open(page, site.url(route))
    await expect(heading(page)).not.toHaveText('No connection')
  }
  await open(page, site.url('/Guide/Long/')) // another spelling of an address
  await expect(heading(page)).toHaveText('A long page')

  await open(page, site.url('/guide/start'))
  await page.getByRole('button', { name: 'More ways to use this page' }).click()
  await page.getByRole('menuitem', { name: 'Read offline' }).click()
  await dialog.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(dialog.getByRole('status')).toHaveText('No page is kept on this device yet.')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.goto(site.url('/guide/long'))
  await expect(heading(page)).toHaveText('No connection')
})

test('a device without room, and one that clears its storage, do no harm', async ({
  page,
  host,
  serveSite,
  context,
}) => {
  const { root } = await serveSite(offlineSite)
  const site = await host(join(root, 'dist'), '/docs/')
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(site.url('/'))
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await open(page, site.url('/guide/start'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'More ways to use this page' }).click()
  await page.getByRole('menuitem', { name: 'Read offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read without a connection' })
  await dialog.getByRole('button', { name: /^Keep the whole site/ }).click()
  await expect(dialog.getByRole('status')).toHaveText(/no room for the whole site/)
  await page.keyboard.press('Escape')
  for (const route of ['/guide/long', '/guide/tabs']) {
    await (await addLink(page, `/docs${route}`)).click()
    await expect(page).toHaveURL(site.url(route))
    await page.reload()
    await interactive(page)
  }
  expect(await keptRoutes(page, '/docs/')).toEqual([])

  // Room again, then everything is cleared away while a page is open.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await open(page, site.url('/guide/start'))
  await kept(page, '/guide/start', '/docs/')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await (await addLink(page, '/docs/guide/tabs')).click()
  await expect(page).toHaveURL(site.url('/guide/tabs'))
  await kept(page, '/guide/tabs', '/docs/')
  await page.reload()
  await interactive(page)
})

test('switched off, the next visit removes the worker and what it kept', async ({ page, host, serveSite }) => {
  const [on, off] = [
    await serveSite(offlineSite),
    await serveSite({ ...offlineSite, config: { ...LIVE_PAGES.config, baseUrl: '/docs/' } }),
  ]
  const site = await host(join(on.root, 'dist'), '/docs/')
  await open(page, site.url('/guide/start'))
  await kept(page, '/guide/start', '/docs/')
  expect(await traces(page)).toEqual({ caches: ['offline:/docs/'], workers: 1 })
  await site.deploy(join(off.root, 'dist'))
  await page.reload()
  await interactive(page)
  await expect.poll(() => traces(page)).toEqual({ caches: [], workers: 0 })
  await page.reload()
  await interactive(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a site that does not ask for it has no worker, and its address answers with the one that removes it', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(LIVE_PAGES)
  await open(page, site.url('/guide/start'))
  await page.waitForLoadState('networkidle')
  expect(await traces(page)).toEqual({ caches: [], workers: 0 })
  const worker = await page.request.get(site.url('/sw.js'))
  expect(worker.headers()['cache-control']).toContain('no-cache')
  expect(await worker.text()).toContain('unregister')
})
