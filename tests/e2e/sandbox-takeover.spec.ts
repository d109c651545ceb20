import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { LIVE_SITE } from './support/live-runner.ts'
import { startPlainHost } from './support/plain-host.ts'
import { expect, open } from './support/reader.ts'
import { test as base, type ServedSite, servedVariant } from './support/site-fixture.ts'

/* Another site puts the sandbox document into a page of its own and hands it a port and code: none of it may run. */

const test = base.extend<object, { hosts: Record<'with headers' | 'without headers', ServedSite>; attacker: string }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const site = await servedVariant(LIVE_SITE)
      const plain = await startPlainHost(site)
      await use({ 'with headers': site, 'without headers': plain })
      await plain.close()
    },
    { scope: 'worker' },
  ],
  attacker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const server: Server = createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Win a prize</title><p>Hi')
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
})

const SPELLINGS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  encoded: (path) => path.replace('sandbox', '%73andbox'),
  'two slashes': (path) => `/${path}`,
}

async function sandboxPath(page: Page, site: ServedSite): Promise<string> {
  await open(page, site.url('/guide/start'))
  return page.evaluate(async () => {
    const seed = JSON.parse(document.querySelector('#page-seed')?.textContent ?? '')
    return (await (await fetch(seed.payload.page.live)).json()).runtime.sandbox
  })
}

/**
 * Frames an address, hands a port over, and gives whatever comes back through it or is said by the code that was sent: so many answers,
 * however long they take, or what has come by the time they would have.
 */
function attack(page: Page, src: string, sandbox: string | null, answers = 0): Promise<unknown[]> {
  return page.evaluate(
    async ([address, flags, wanted]) => {
      const heard: unknown[] = []
      const { port1, port2 } = new MessageChannel()
      const all = new Promise<void>((resolve) => {
        port1.onmessage = ({ data }) => {
          if (heard.push(data) === wanted) resolve()
        }
      })
      const code = 'window.__live={start(port){port.postMessage("ran with the origin "+self.origin)}}'
      port1.postMessage({ type: 'start', theme: 'light', packs: [code], files: [], entry: '' })
      const frame = document.createElement('iframe')
      if (flags) frame.setAttribute('sandbox', flags)
      frame.src = address
      const loaded = new Promise((resolve) => {
        frame.onload = resolve
      })
      document.body.append(frame)
      await loaded
      frame.contentWindow?.postMessage({ type: 'port' }, '*', [port2])
      // All that would come takes a few milliseconds.
      await (wanted > 0 ? all : new Promise((resolve) => setTimeout(resolve, 500)))
      return heard
    },
    [src, sandbox, answers] as const,
  )
}

for (const name of ['with headers', 'without headers'] as const) {
  for (const [spelling, spelled] of Object.entries(SPELLINGS)) {
    test(`${name}, path ${spelling}: another site's page gets no answer`, async ({ page, hosts, attacker }) => {
      const site = hosts[name]
      const path = await sandboxPath(page, site)
      await page.goto(attacker)
      expect(await attack(page, site.origin + spelled(path), null)).toEqual([])
      expect(await attack(page, site.origin + spelled(path), 'allow-scripts')).toEqual([])
    })
  }

  test(`${name}: not even a page of the site gets one while the document has its origin`, async ({ page, hosts }) => {
    const site = hosts[name]
    const path = await sandboxPath(page, site)
    // With the header it is opaque all the same, and the site's own page may use it.
    const answers =
      name === 'with headers' ? [expect.objectContaining({ type: 'hello' }), 'ran with the origin null'] : []
    expect(await attack(page, site.origin + path, null, answers.length)).toEqual(answers)
  })

  test(`${name}: opened as a page of its own it takes no port`, async ({ page, hosts }) => {
    const site = hosts[name]
    await page.goto(site.origin + (await sandboxPath(page, site)))
    const heard = await page.evaluate(async () => {
      const got: unknown[] = []
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => got.push(data)
      postMessage({ type: 'port' }, '*', [port2])
      await new Promise((resolve) => setTimeout(resolve, 300))
      return got
    })
    expect(heard).toEqual([])
  })
}

test('a page hands its code to no document that another site has put into its frame', async ({
  page,
  hosts,
  attacker,
}) => {
  const site = hosts['without headers'] // with them it could not be framed
  // Takes the place of the sandbox, and answers as it would; only the key of the frame's first address is not known to it.
  const impostor = `data:text/html,<script>onmessage=({ports:[port]})=>{if(!port)return;port.onmessage=({data})=>top.postMessage(data.type,'*');port.postMessage({type:'hello',key:''})}</script>`
  await page.route('**/assets/sandbox/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: unescape(impostor.slice(15)) }),
  )
  await page.goto(attacker)
  await page.evaluate((src) => {
    Object.assign(window, { heard: [] as unknown[] })
    addEventListener('message', ({ data }) => (window as unknown as { heard: unknown[] }).heard.push(data))
    const frame = document.createElement('iframe')
    frame.style.cssText = 'width:1200px;height:800px'
    frame.src = src
    document.body.append(frame)
  }, site.url('/guide/start'))
  const framed = page.frameLocator('iframe').first()
  await framed.getByRole('button', { name: 'Run' }).click()
  await expect(framed.locator('iframe')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toContain('ping') // it has the port, and is asked whether it is alive
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).not.toContain('start')
})

test('an example runs on a host without headers, too', async ({ page, hosts }) => {
  await open(page, hosts['without headers'].url('/guide/start'))
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.locator('iframe:visible').contentFrame().getByText('Hello')).toBeVisible()
})

test('who opened a page has no hold of it, nobody frames it, and its documents say the policy themselves', async ({
  page,
  hosts,
}) => {
  const site = hosts['with headers']
  for (const [path, status] of [
    ['/guide/start', 200],
    ['/', 200],
    ['/no-such-page', 404],
  ] as const) {
    const response = await page.request.get(site.url(path))
    expect(response.status()).toBe(status)
    expect(response.headers()['cross-origin-opener-policy']).toBe('same-origin')
    expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(await response.text()).toMatch(
      /^<!doctype html>.*\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy"/,
    )
  }
  const { headers } = { headers: (await page.request.get(site.url('/guide/start'))).headers() }
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})
