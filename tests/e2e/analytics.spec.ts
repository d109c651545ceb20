import type { Page } from '@playwright/test'
import type { AnalyticsConfig } from '#engine/model/site.ts'
import { type Collector, startCollector } from './support/collector.ts'
import { expect, hold, interactive, open } from './support/reader.ts'
import { test as base, type ServedSite, servedVariant } from './support/site-fixture.ts'

interface AnalyticsFixtures {
  collector: Collector
  /** A site that reports to the collector. */
  serveReporting: (provider: AnalyticsConfig['provider']) => Promise<ServedSite>
}

const test = base.extend<{ freshCollector: undefined }, AnalyticsFixtures>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  serveReporting: [
    async ({ collector }, use) => {
      await use((provider) =>
        servedVariant({ config: { analytics: { provider, endpoint: collector.endpoint, siteId: 'site-1' } } }),
      )
    },
    { scope: 'worker' },
  ],
  freshCollector: [
    async ({ collector }, use) => {
      collector.events.length = 0
      await use(undefined)
    },
    { auto: true },
  ],
})

const paths = ({ events }: Collector) => events.map((event) => (event.payload as { url: string }).url)
const titles = ({ events }: Collector) => events.map((event) => (event.payload as { title: string }).title)

/** When a page has loaded and is at rest, nothing more is on its way. It says nothing about what is asked for later. */
const atRest = (page: Page) => page.waitForLoadState('networkidle')

/** Opens a page and waits until it has been counted: two that are told at once may arrive in any order. */
async function openCounted(page: Page, collector: Collector, address: string): Promise<void> {
  await open(page, address)
  await expect.poll(() => collector.events.length).toBe(1)
}

/** Goes to another page, whose view is told after all that there was to tell before. */
async function goOn(page: Page, collector: Collector): Promise<void> {
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Reference' }).click()
  await expect.poll(() => paths(collector)).toContain('/reference/levels')
}

test('Umami gets an event with the page, its title and the site', async ({ page, collector, serveReporting }) => {
  const site = await serveReporting('umami')
  await open(page, site.url('/guide/start?from=test'))
  await expect.poll(() => collector.events.length).toBe(1)
  expect(collector.events[0]).toEqual({
    type: 'event',
    payload: {
      website: 'site-1',
      url: '/guide/start?from=test',
      title: 'Start here | Handbook',
      referrer: '',
      hostname: '127.0.0.1',
      language: 'en-US',
      screen: expect.stringMatching(/^\d+x\d+$/),
    },
  })
})

test('Plausible gets an event with the whole address', async ({ page, collector, serveReporting }) => {
  const site = await serveReporting('plausible')
  await open(page, site.url('/guide/start'))
  await expect.poll(() => collector.events.length).toBe(1)
  expect(collector.events[0]).toEqual({
    name: 'pageview',
    url: site.url('/guide/start'),
    domain: 'site-1',
    referrer: '',
  })
})

test('a page that was left before the code for it had come is a view, too', async ({
  page,
  collector,
  serveReporting,
}) => {
  const site = await serveReporting('umami')
  const release = await hold(page, '/assets/analytics*')
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  release()
  await expect.poll(() => collector.events.length).toBe(2)
  // In any order: they were told at once.
  expect(paths(collector).toSorted()).toEqual(['/guide/long', '/guide/start'])
  expect(titles(collector).toSorted()).toEqual(['A long page | Handbook', 'Start here | Handbook'])
})

test('each navigation to another path, query or hash is one view, with the new title', async ({
  page,
  collector,
  serveReporting,
}) => {
  const site = await serveReporting('umami')
  await openCounted(page, collector, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await expect.poll(() => collector.events.length).toBe(2)
  await page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link', { name: 'Section 3' }).click()
  await expect.poll(() => collector.events.length).toBe(3)
  await page.goBack()
  await expect.poll(() => collector.events.length).toBe(4) // a view is told with the title it finds
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  await expect.poll(() => collector.events.length).toBe(5)
  await goOn(page, collector)
  expect(paths(collector)).toEqual([
    '/guide/start',
    '/guide/long',
    '/guide/long#section-3',
    '/guide/long',
    '/guide/start',
    '/reference/levels',
  ])
  expect(titles(collector)).toEqual([
    'Start here | Handbook',
    'A long page | Handbook',
    'A long page | Handbook',
    'A long page | Handbook',
    'Start here | Handbook',
    'Levels | Handbook',
  ])
})

test('prefetching, and following a link to where one is, are no views', async ({ page, collector, serveReporting }) => {
  const site = await serveReporting('umami')
  const fetched = page.waitForResponse('**/assets/pages/guide-long.*')
  await openCounted(page, collector, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).hover()
  await fetched
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Start here' }).click()
  await goOn(page, collector)
  expect(paths(collector)).toEqual(['/guide/start', '/reference/levels'])
})

test('a navigation that was given up is no view', async ({ page, collector, serveReporting }) => {
  const site = await serveReporting('umami')
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/pages/guide-long.*', async (route) => {
    await gate
    await route.continue().catch(() => {})
  })
  await openCounted(page, collector, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page).toHaveURL(site.url('/guide/long'))
  await page.goBack()
  await expect(page).toHaveURL(site.url('/guide/start'))
  release()
  await goOn(page, collector)
  expect(paths(collector)).toEqual(['/guide/start', '/reference/levels'])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a reader whose browser says ${signal} is not counted`, async ({ page, collector, serveReporting }) => {
    await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
      signal,
      value,
    ] as const)
    const site = await serveReporting('umami')
    await open(page, site.url('/guide/start'))
    await page.getByRole('link', { name: 'the long one' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
    await atRest(page)
    expect(collector.events).toEqual([])
  })
}

test('a blocked collector causes no error and loses no navigation', async ({ page, serveReporting }) => {
  const site = await serveReporting('umami')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/api/send', (route) => route.abort())
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  expect(errors).toEqual([])
})

test('a blocked analytics script leaves the page alive', async ({ page, serveReporting }) => {
  const site = await serveReporting('umami')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()))
  await page.route(/assets\/analytics[^/]*\.js/, (route) => route.abort())
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  expect(errors).toEqual([])
})

test('not configured, nothing is sent anywhere and no code for it is loaded', async ({
  page,
  collector,
  serveSite,
}) => {
  const site = await serveSite()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(site.url('/guide/start'))
  await interactive(page)
  await atRest(page)
  expect(requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith('data:'))).toEqual([])
  expect(requests.filter((url) => /analytics/.test(url))).toEqual([])
  expect(collector.events).toEqual([])
})
