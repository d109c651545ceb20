/** The same site on every web server that can be had here, with the settings that the engine prints for it. */
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { HOSTS, type HostFixtures, test } from './support/hosts.ts'
import { example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import type { ServedSite } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

test.describe.configure({ mode: 'default' }) // in one worker: all tests share the two sites

const siteAt = (baseUrl: string): Variant => ({ ...LIVE_PAGES, config: { ...LIVE_PAGES.config, baseUrl } })
const IMMUTABLE = 'public, max-age=31536000, immutable'

interface Answer {
  status: number
  headers: Record<string, string | undefined>
  text: string
}

/** Unlike `fetch`, sends a path as it is written and leaves the body as it came. */
function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          text: Buffer.concat(chunks).toString('latin1'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** The policies that the build has written. */
function policiesOf({ root }: ServedSite): { page: string; sandbox: string } {
  const rules = readFileSync(join(root, 'dist/_headers'), 'utf8')
  const policies = [...new Set(rules.match(/(?<=Content-Security-Policy: ).*/g))]
  const sandbox = policies.find((policy) => policy.includes('sandbox allow-scripts'))
  const page = policies.find((policy) => policy.startsWith("default-src 'self'"))
  if (!page || !sandbox) throw new Error('The site has no policies.')
  return { page, sandbox }
}

for (const [name, host] of HOSTS) {
  for (const base of ['/', '/docs/']) {
    test.describe(`${name}, below ${base}`, () => {
      const serve = async (serveOn: HostFixtures['serveOn']) => {
        const { site, origin } = await serveOn(host, siteAt(base))
        const ask = (below: string, headers?: Record<string, string>) => get(origin, `${base}${below}`, headers)
        return { site, origin, ask }
      }

      test('every spelling of a page is the page, with its policy', async ({ serveOn }) => {
        const { site, ask } = await serve(serveOn)
        const html = readFileSync(join(site.root, 'dist/guide/live/index.html'), 'latin1')
        const spellings = [
          'guide/live',
          'guide/live/',
          'guide/live.html',
          'guide/live/index.html',
          'guide//live',
          '%67uide/live',
          'guide%2flive',
          'guide/live?q=1',
        ]
        for (const path of spellings) {
          const { status, headers, text } = await ask(path)
          expect([path, status, headers['content-type'], headers['content-security-policy'], text === html]).toEqual([
            path,
            200,
            'text/html; charset=utf-8',
            policiesOf(site).page,
            true,
          ])
          expect(headers['cache-control']).toMatch(/no-cache|max-age=0, must-revalidate/)
          expect(headers['x-content-type-options']).toBe('nosniff')
          expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
        }
        const home = readFileSync(join(site.root, 'dist/index.html'), 'latin1')
        for (const path of ['', 'index.html']) expect((await ask(path)).text).toBe(home)
      })

      test('what is not there, or not for readers, is the not-found page, with the policy of pages', async ({
        serveOn,
      }) => {
        const { site, origin, ask } = await serve(serveOn)
        const paths = ['nope', 'guide', 'guide/', 'assets/nope.js', 'a.html', '_headers', '_redirects', '%5fheaders']
        for (const path of [...paths, '.git/config', 'guide/.env', 'assets/sandbox/nope.html']) {
          const { status, headers, text } = await ask(path)
          expect([path, status, headers['content-security-policy']]).toEqual([path, 404, policiesOf(site).page])
          expect(text, path).toContain('Page Not Found')
          expect(headers['cache-control'], path).not.toContain('immutable')
        }
        if (base !== '/') {
          const outside = await get(origin, '/guide/live')
          expect([outside.status, outside.headers['content-security-policy']]).toEqual([404, policiesOf(site).page])
        }
      })

      test('each kind of file has its type, its policy and its time in caches', async ({ serveOn }) => {
        const { site, ask } = await serve(serveOn)
        const inAssets = (folder: string, pattern: RegExp) =>
          readdirSync(join(site.root, 'dist/assets', folder)).find((file) => pattern.test(file)) ?? ''
        const sandbox = inAssets('sandbox', /\.html$/)
        for (const folder of ['assets/sandbox', 'assets/%73andbox', 'assets//sandbox', '/assets/sandbox']) {
          const { status, headers } = await ask(`${folder}/${sandbox}`)
          expect([folder, status, headers['content-security-policy'], headers['cache-control']]).toEqual([
            folder,
            200,
            policiesOf(site).sandbox,
            IMMUTABLE,
          ])
        }
        const [card = ''] = readdirSync(join(site.root, 'dist/card-images'))
        const { headers: ofCard } = await ask(`card-images/${card}`)
        expect(ofCard['cross-origin-resource-policy'], 'other sites show it').toBeUndefined()
        for (const [path, type, cache] of [
          [`card-images/${card}`, 'image/png', IMMUTABLE],
          [`assets/${inAssets('', /^app\..*\.js$/)}`, 'text/javascript; charset=utf-8', IMMUTABLE],
          [`assets/pages/${inAssets('pages', /\.json$/)}`, 'application/json; charset=utf-8', IMMUTABLE],
          ['guide/live.md', 'text/markdown; charset=utf-8', 'no-cache'],
          ['sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
        ] as const) {
          const { status, headers } = await ask(path)
          expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([path, 200, type, cache])
          expect(headers['content-security-policy'], path).toBeUndefined()
          expect(headers['x-content-type-options'], path).toBe('nosniff')
        }
      })

      test('compressed files, parts of files, and what has not changed', async ({ serveOn }) => {
        const { site, ask } = await serve(serveOn)
        const folder = join(site.root, 'dist')
        const gzipped = readFileSync(join(folder, 'guide/live/index.html.gz'), 'latin1')
        const page = await ask('guide/live', { 'accept-encoding': 'gzip' })
        expect([page.headers['content-encoding'], page.text === gzipped]).toEqual(['gzip', true])
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(page.headers['content-security-policy']).toBe(policiesOf(site).page)
        for (const encoding of ['gzip', 'identity']) {
          expect((await ask('guide/live', { 'accept-encoding': encoding })).headers.vary).toContain('Accept-Encoding')
        }
        const plain = readFileSync(join(folder, 'guide/live/index.html'), 'latin1')
        const part = await ask('guide/live', { range: 'bytes=5-99' })
        expect([part.status, part.headers['content-range'], part.text]).toEqual([
          206,
          `bytes 5-99/${plain.length}`,
          plain.slice(5, 100),
        ])
        expect((await ask('guide/live', { range: 'bytes=99999999-' })).status).toBe(416)
        const again = await ask('guide/live', { 'if-none-match': (await ask('guide/live')).headers.etag ?? 'none' })
        expect(again.status).toBe(304)
      })
    })
  }

  test(`${name}: search and a live example work there`, async ({ page, serveOn }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    const { origin } = await serveOn(host, siteAt('/docs/'))
    await open(page, `${origin}/docs/guide/live`)
    const live = example(page, 'Lending desk')
    await run(live)
    await preview(live).getByRole('button', { name: 'Lend' }).click()
    await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click() // not by the keyboard: the example has the focus
    await page.getByRole('combobox', { name: 'Search' }).fill('A long page')
    await page
      .getByRole('option', { name: /A long page/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/docs\/guide\/long/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
    expect(errors).toEqual([])
  })
}
