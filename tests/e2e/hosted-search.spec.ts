/** Search on the hosted service, the whole way: a site is built, uploaded, and searched in the browser. */
import type { Page } from '@playwright/test'
import type { SearchConfig } from '#engine/model/site.ts'
import { runSearchUpload } from '#engine/site/commands/run-search.ts'
import type { HostedRecord } from './support/hosted-matching.ts'
import { type Failure, type HostedSearch, type ReceivedRequest, startHostedSearch } from './support/hosted-search.ts'
import { expect, open } from './support/reader.ts'
import { test as base, type ServedSite, servedVariant } from './support/site-fixture.ts'

interface Hosted {
  service: HostedSearch
  site: ServedSite
}

/** The handbook, with its records in a service of its own. */
const test = base.extend<{ hosted: Hosted }, { shared: Hosted }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const service = await startHostedSearch()
      const site = await servedVariant({ config: { search: searchOn(service, [service.origin]) } })
      await runSearchUpload(
        site.root,
        {},
        {
          env: { ALGOLIA_ADMIN_KEY: service.adminKey },
          stdout: { write: () => true },
          onInterrupt: () => () => {},
          sleep: async () => {},
          random: Math.random,
        },
      )
      for (const record of OTHERS) service.indexes.get('handbook')?.records.set(record.objectID, record)
      await use({ service, site })
      await service.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  hosted: async ({ shared }, use) => {
    shared.service.recover()
    shared.service.requests.length = 0
    await use(shared)
  },
})

const searchOn = ({ appId, searchKey }: HostedSearch, hosts: string[]): SearchConfig => ({
  provider: 'algolia',
  indexName: 'handbook',
  appId,
  apiKey: searchKey,
  hosts,
  reportUrl: 'https://reports.example/new?title={query}',
})

/** A record that was not uploaded by us. */
const crawled = (objectID: string, fields: object): HostedRecord => ({
  objectID,
  url: `https://handbook.example/guide/start#${objectID}`,
  type: 'lvl2',
  hierarchy: { lvl0: 'Crawled', lvl1: 'Crawled', lvl2: `Walrus ${objectID}` },
  content: null,
  language: 'en',
  docusaurus_tag: 'default',
  ...fields,
})

const OTHERS: HostedRecord[] = [
  crawled('ours', {}),
  crawled('older', { docusaurus_tag: 'docs-default-1.0' }),
  crawled('french', { language: 'fr' }),
  // Nobody has escaped this one.
  crawled('raw', { content: 'Hostile <img src=x onerror="window.wasRun=1"> text', type: 'content' }),
  crawled('script', { url: 'javascript:window.wasRun=1', hierarchy: { lvl0: 'Hostile', lvl1: 'Hostile address' } }),
  ...Array.from({ length: 40 }, (_, index) =>
    crawled(`many-${index}`, {
      url: `https://handbook.example/guide/long?part=${index}`,
      hierarchy: { lvl0: `Part ${index}`, lvl1: `Zebra ${index}` },
      type: 'lvl1',
    }),
  ),
]

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const pageBox = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** Opens the modal on a doc. */
async function openModal(page: Page, site: ServedSite): Promise<void> {
  await open(page, site.url('/guide/start'))
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

const isAbout = (query: string) => (request: ReceivedRequest) => request.body.requests[0].query === query

test('the modal asks the service once for a change of the query, with the parameters of this site', async ({
  page,
  hosted: { service, site },
}) => {
  await openModal(page, site)
  await box(page).fill(' levels ')
  await expect(options(page).first()).toContainText('Levels')
  await expect(dialog(page).getByRole('link', { name: 'Search by Algolia' })).toHaveAttribute(
    'href',
    'https://www.algolia.com',
  )
  expect(service.requests).toHaveLength(1)
  const [{ method, path, parameters, headers }] = service.requests as [ReceivedRequest]
  expect([method, path]).toEqual(['POST', '/1/indexes/*/queries'])
  expect(parameters.get('x-algolia-application-id')).toBe(service.appId)
  expect(parameters.get('x-algolia-api-key')).toBe(service.searchKey)
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
  expect(service.queries()).toMatchObject([
    {
      indexName: 'handbook',
      query: 'levels',
      page: 0,
      hitsPerPage: 20,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      attributesToSnippet: ['content:10'],
      clickAnalytics: false,
    },
  ])
  await box(page).fill('levels')
  await box(page).fill('level')
  await expect.poll(() => service.queries().map(({ query }) => query)).toEqual(['levels', 'level'])
})

test('on a phone excerpts are half as long', async ({ page, hosted: { service, site } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openModal(page, site)
  await box(page).fill('levels')
  await expect(options(page).first()).toBeVisible()
  expect(service.queries()).toMatchObject([{ attributesToSnippet: ['content:5'] }])
})

test('no query, or one of spaces, asks for nothing', async ({ page, hosted: { service, site } }) => {
  await openModal(page, site)
  await box(page).fill('   ')
  await expect(dialog(page).getByText('No recent searches')).toBeVisible()
  await box(page).fill('')
  await page.goto(site.url('/search?q=+'))
  await expect(pageBox(page)).toBeFocused()
  await pageBox(page).fill('levels')
  await expect(titles(page).first()).toBeVisible()
  expect(service.queries().map(({ query }) => query)).toEqual(['levels'])
})

test('a chosen hit opens here, although its address is that of the published site', async ({
  page,
  hosted: { site },
}) => {
  await openModal(page, site)
  await box(page).fill('levels')
  await expect(options(page).first()).toContainText('Levels')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/reference/levels`))
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(['__DOCSEARCH_RECENT_SEARCHES__handbook'])
})

test('a kind is asked for together with the counts of all, in one request', async ({
  page,
  hosted: { service, site },
}) => {
  await openModal(page, site)
  await box(page).fill('the')
  const kinds = dialog(page).getByRole('radio')
  await expect(kinds.first()).toBeVisible()
  const before = await dialog(page).getByRole('radiogroup').textContent()
  await kinds.last().check()
  await expect.poll(() => service.requests.length).toBe(2)
  expect(service.requests[1]?.body.requests).toMatchObject([
    { facetFilters: ['language:en', expect.any(Array), 'kind:guide'] },
    { hitsPerPage: 0, facets: ['kind'], facetFilters: ['language:en', expect.any(Array)] },
  ])
  await expect(dialog(page).getByRole('radiogroup')).toHaveText(before ?? '')
})

test('the search page has 15 hits a page and appends the next', async ({ page, hosted: { service, site } }) => {
  await open(page, site.url('/search?q=zebra'))
  await expect(titles(page)).toHaveCount(15)
  await expect(page.getByText('40 documents found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible()
  for (const number of [30, 40]) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(titles(page)).toHaveCount(number)
  }
  expect(service.queries().map(({ page, hitsPerPage }) => [page, hitsPerPage])).toEqual([
    [0, 15],
    [1, 15],
    [2, 15],
  ])
})

test('other versions and languages in the same index never appear', async ({ page, hosted: { site } }) => {
  await openModal(page, site)
  await box(page).fill('walrus')
  await expect(options(page)).toHaveText([/Walrus ours/, /Hostile/])
  await open(page, site.url('/search?q=walrus'))
  await expect(titles(page)).toHaveText(['Walrus ours', 'Walrus raw'])
})

test('a late answer to an older query never replaces that to a newer one', async ({
  page,
  hosted: { service, site },
}) => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  service.fail({ type: 'late', until }, isAbout('zebra'))
  await openModal(page, site)
  const cancelled = page.waitForEvent('requestfailed')
  await box(page).fill('zebra')
  await expect.poll(() => service.requests.length).toBe(1)
  await box(page).fill('walrus')
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(options(page).first()).toContainText('Walrus ours')
  release()
  await box(page).fill('walrus ours')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText('Walrus ours')
})

const FAILURES: Array<[name: string, failure: Failure]> = [
  ['an error of the service', { type: 'status', status: 500 }],
  ['a refused key', { type: 'status', status: 403 }],
  ['a dropped connection', { type: 'drop' }],
  ['an answer that is no JSON', { type: 'ill-formed' }],
  ['an answer to another question', { type: 'body', body: { results: {} } }],
]

for (const [name, failure] of FAILURES) {
  test(`${name} is told in words that stay, and the next keystroke tries again`, async ({
    page,
    hosted: { service, site },
  }) => {
    service.fail(failure)
    await openModal(page, site)
    await box(page).fill('walru')
    await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible()
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400))) // long enough for a flash of another screen
    await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible()
    await expect(dialog(page).getByText(/No results for/)).toHaveCount(0)
    service.recover()
    await box(page).press('s')
    await expect(options(page).first()).toContainText('Walrus ours')
    await expect(dialog(page).getByText('You might want to check your network connection.')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
}

test('the search page says the same, and tries again, too', async ({ page, hosted: { service, site } }) => {
  service.fail({ type: 'drop' })
  await open(page, site.url('/search?q=walru'))
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
  await expect(page.getByText('No results were found')).toHaveCount(0)
  service.recover()
  await pageBox(page).pressSequentially('s')
  await expect(titles(page).first()).toHaveText('Walrus ours')
})

test('a service that does not answer is waited for in vain for some seconds only', async ({
  page,
  hosted: { service, site },
}) => {
  service.fail({ type: 'hang' })
  await page.clock.install({ time: 0 })
  await openModal(page, site)
  await page.clock.pauseAt(3_600_000)
  await box(page).fill('walrus')
  await expect.poll(() => service.requests.length).toBe(1)
  await page.clock.runFor(500)
  await expect(dialog(page).getByText('Unable to fetch results')).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(dialog(page).getByText('You might want to check your network connection.')).toBeVisible()
})

test('too many requests: the question is asked again after a moment', async ({ page, hosted: { service, site } }) => {
  service.fail({ type: 'status', status: 429, retryAfter: 600 }, undefined, 1)
  await openModal(page, site)
  await box(page).fill('walrus')
  await expect(options(page).first()).toContainText('Walrus ours')
  expect(service.requests).toHaveLength(2)
})

test('a host that is down is passed over for the next one', async ({ page, hosted: { service }, serveSite }) => {
  const down = await startHostedSearch()
  down.fail({ type: 'drop' })
  const site = await serveSite({ config: { search: searchOn(service, [down.origin, service.origin]) } })
  await openModal(page, site)
  await box(page).fill('walrus')
  await expect(options(page).first()).toContainText('Walrus ours')
  expect([down.requests.length, service.requests.length]).toEqual([1, 1])
  await down.close()
})

test('markup in the index is text, escaped or not, and an address that is a script is no result', async ({
  page,
  hosted: { site },
}) => {
  await openModal(page, site)
  await box(page).fill('hostile')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText('Hostile <img src=x onerror="window.wasRun=1"> text')
  await expect(options(page).locator('mark')).toHaveText('Hostile')
  await box(page).fill('data')
  await expect(options(page).first()).toContainText('Text <b>is</b> data')
  await expect(options(page).first().locator('mark').first()).toHaveText('data')
  await box(page).fill('onerror')
  await expect(options(page).first()).toContainText('<img src=x onerror="window.wasRun=1">')
  await open(page, site.url('/search?q=onerror'))
  await expect(page.getByRole('article').first()).toContainText('onerror')
  await expect(page.getByRole('main').locator('img, [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('the head preconnects to the service, and the policy lets the page talk to it', async ({
  page,
  hosted: { service, site },
}) => {
  const response = await page.goto(site.url('/guide/start'))
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', service.origin)
  expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${service.origin}`)
})

/** Whether a script with the service's client has been loaded from now on. */
function watchClient(page: Page): () => Promise<boolean> {
  const scripts: Array<Promise<string>> = []
  page.on('response', (response) => {
    // One that comes as the test ends has no text any more.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).some((text) => text.includes('algolia.net'))
}

test("the service's client is loaded for those who search, not with the page", async ({ page, hosted: { site } }) => {
  const isLoaded = watchClient(page)
  await open(page, site.url('/guide/start'))
  await page.waitForLoadState('networkidle')
  expect(await isLoaded()).toBe(false)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  expect(await isLoaded()).toBe(true)
})

test('a site with local search loads nothing of it and asks nobody', async ({ page, serveSite }) => {
  const site = await serveSite()
  const isLoaded = watchClient(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) elsewhere.push(request.url())
  })
  await openModal(page, site)
  await box(page).fill('levels')
  await expect(options(page).first()).toContainText('Levels')
  expect(await isLoaded()).toBe(false)
  expect(elsewhere).toEqual([])
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0)
})
