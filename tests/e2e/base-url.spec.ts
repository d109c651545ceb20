import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

const BELOW: Variant = {
  config: {
    baseUrl: '/docs/',
    footer: { columns: [{ title: 'Docs', items: [{ label: 'Start', to: '/guide/start' }] }], logo: { href: '/' } },
  },
}

const hrefs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], link[href], script[src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((href) => href.startsWith('/')),
  )

test.describe('a site below a path', () => {
  test('every address of every page carries the base', async ({ page, serveSite }) => {
    const site = await serveSite(BELOW)
    for (const route of ['/', '/guide/start', '/guide/tabs', '/search', '/nowhere']) {
      await open(page, site.url(route))
      const all = await hrefs(page)
      expect(all.length).toBeGreaterThan(5)
      expect(
        all.filter((href) => !href.startsWith('/docs/')),
        route,
      ).toEqual([])
    }
  })

  test('links of text, sidebar, navbar and brand navigate without a reload', async ({ page, serveSite }) => {
    const site = await serveSite(BELOW)
    await open(page, site.url('/guide/start'))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'the tabs' }).click()
    await expect(page).toHaveURL(site.url('/guide/tabs'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs')
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'A long page' }).click()
    await expect(page).toHaveURL(site.url('/guide/long'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Handbook' }).click()
    await expect(page).toHaveURL(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbook')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('the current page is marked, with and without a trailing slash', async ({ page, serveSite }) => {
    const site = await serveSite(BELOW)
    for (const route of ['/guide/start', '/guide/start/', '/guide/start/index.html']) {
      await open(page, site.url(route))
      const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')
      await expect(current).toHaveText('Start here')
      await expect(page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current]')).toHaveText(
        'Guide',
      )
    }
  })

  test('data files are prefetched and fetched below the base', async ({ page, serveSite }) => {
    const site = await serveSite(BELOW)
    const failed: string[] = []
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await open(page, site.url('/guide/start'))
    await expect.poll(() => paths.filter((path) => path.startsWith('/docs/assets/pages/')).length).toBeGreaterThan(0)
    expect(paths.filter((path) => !path.startsWith('/docs/'))).toEqual([])
    expect(failed).toEqual([])
  })

  test('canonical address, sitemap, search description and Markdown carry it', async ({ request, serveSite }) => {
    const site = await serveSite(BELOW)
    const html = await (await request.get(site.url('/guide/start'))).text()
    expect(html).toContain('<link rel="canonical" href="https://handbook.example/docs/guide/start">')
    expect(html).toContain('href="/docs/guide/start.md"')
    const file = async (name: string) => (await request.get(site.url(name))).text()
    expect(await file('/sitemap.xml')).toContain('<loc>https://handbook.example/docs/guide/start</loc>')
    expect(await file('/opensearch.xml')).toContain('https://handbook.example/docs/search?q={searchTerms}')
    expect(await file('/guide/start.md')).toContain('# Start here')
  })

  test('paths below it that no page has are not found; the rest of the host is not the site', async ({
    page,
    serveSite,
  }) => {
    const site = await serveSite(BELOW)
    expect((await page.goto(site.url('/nowhere')))?.status()).toBe(404)
    await interactive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    expect((await page.request.get(`${site.origin}/guide/start`)).status()).toBe(404)
  })

  test('a link to a section of another page keeps its hash', async ({ page, serveSite }) => {
    const site = await serveSite(BELOW)
    await open(page, site.url('/guide/start'))
    await expect(page.getByRole('link', { name: 'its last section' })).toHaveAttribute(
      'href',
      '/docs/guide/long#section-12',
    )
  })
})

test.describe('the banner of a wrong base URL', () => {
  const banner = (page: Page) => page.getByText('did not load properly')

  test('is shown on the home page when the script could not be loaded', async ({ page, serveSite }) => {
    const site = await serveSite({ servedAt: '/somewhere/' })
    await page.goto(site.url('/'))
    await expect(banner(page)).toBeVisible()
    await expect(page.getByText('Current configured baseUrl = / (default value)')).toBeVisible()
    await expect(page.getByText('We suggest trying baseUrl = /somewhere/', { exact: true })).toBeVisible()
    await expect(page.locator('body > :first-child')).toContainText('did not load properly')
  })

  test('appends a slash to the path that it suggests, and takes the path as text', async ({ page, serveSite }) => {
    const site = await serveSite({ servedAt: '/some<b>where/' })
    await page.goto(`${site.origin}/some%3Cb%3Ewhere`)
    await expect(page.getByText('We suggest trying baseUrl = /some%3Cb%3Ewhere/', { exact: true })).toBeVisible()
    await expect(page.locator('b')).toHaveCount(0)
  })

  test('names a base that is not the default as it is', async ({ page, serveSite }) => {
    const site = await serveSite({ config: { baseUrl: '/docs/' }, servedAt: '/other/' })
    await page.goto(site.url('/'))
    await expect(page.getByText('Current configured baseUrl = /docs/', { exact: true })).toBeVisible()
  })

  test('is not on other pages, not in any served HTML, and not shown when all is well', async ({ page, serveSite }) => {
    const wrong = await serveSite({ servedAt: '/somewhere/' })
    await page.goto(wrong.url('/guide/start'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
    await expect(banner(page)).toHaveCount(0)

    const right = await serveSite()
    await open(page, right.url('/'))
    await expect(banner(page)).toHaveCount(0)
    const withoutScripts = readFileSync(join(right.root, 'dist/index.html'), 'utf8').replace(
      /<script>.*?<\/script>/gs,
      '',
    )
    expect(withoutScripts).not.toContain('did not load')
  })

  test('is not shown for a page that is only slow', async ({ page, serveSite }) => {
    const site = await serveSite()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/**', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(site.url('/'), { waitUntil: 'commit' })
    await page.waitForTimeout(500)
    await expect(banner(page)).toHaveCount(0)
    release()
    await interactive(page)
    await expect(banner(page)).toHaveCount(0)
  })

  test('can be switched off', async ({ page, serveSite }) => {
    const site = await serveSite({ config: { baseUrlBanner: false }, servedAt: '/somewhere/' })
    await page.goto(site.url('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbook')
    await expect(banner(page)).toHaveCount(0)
  })
})
