import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { LIVE_SITE, openBench } from './support/live-runner.ts'
import { startPlainHost } from './support/plain-host.ts'
import { expect } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

/* An example neither goes anywhere nor fills the history of the tab. */

test.describe('data in an address', () => {
  let server: Server
  const hits: string[] = []
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      hits.push(request.url ?? '')
      response.end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  test.afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  for (const name of ['with headers', 'without headers']) {
    test(`${name}: a frame does not get to another host`, async ({ page, serveSite }) => {
      const site = await serveSite(LIVE_SITE)
      const plain = name === 'without headers' ? await startPlainHost(site) : null
      const bench = await openBench(page, plain ?? site)
      const target = `'http://127.0.0.1:${(server.address() as AddressInfo).port}/?secret'`
      const ways = [
        `location.href = ${target}`,
        `location.replace(${target})`,
        `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=' + ${target} + '">')`,
      ]
      for (const way of ways) {
        await bench.run(`setTimeout(() => { ${way} }, 50)`)
        expect((await bench.event('stopped')).message).toContain('Stopped')
        await expect(page.locator('#bench iframe')).toHaveCount(0)
      }
      const quiet = [
        `const f = document.createElement('form'); f.action = ${target}; document.body.append(f); f.submit()`,
        `const a = document.createElement('a'); a.href = ${target}; a.click()`,
        `const a = document.createElement('a'); a.href = ${target}; a.dispatchEvent(new MouseEvent('click'))`,
      ]
      for (const way of quiet) {
        await bench.run(`${way}; setTimeout(() => console.log('still here'), 300)`)
        await expect(async () => {
          const isStopped = (await bench.events('stopped')).length > 0
          expect(isStopped || (await bench.lines()).includes('still here')).toBe(true)
        }).toPass()
      }
      expect(hits).toEqual([])
      await plain?.close()
    })
  }
})

/** The pages in the history of the tab, as the browser keeps them. */
async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return entries.map(({ url }) => new URL(url).pathname)
}

/** A reader with a history, who has pressed something on the page: entries of a page never touched go first anyway. */
async function openAfterOthers(page: Page, site: ServedSite) {
  for (const route of ['/', '/guide/long', '/guide/tabs']) await page.goto(site.url(route))
  const bench = await openBench(page, site)
  await page.getByRole('heading', { level: 1 }).click()
  return bench
}

test.describe('the history of the tab', () => {
  const LEFT = ['/', '/guide/long', '/guide/tabs', '/guide/start']

  /** Nothing at all is added. */
  const HELD: Record<string, string> = {
    pushState: `for (let n = 0; n < 60; n++) try { history.pushState(n, '', '#' + n) } catch {}`,
    'pushState of the prototype': `for (let n = 0; n < 60; n++) try { History.prototype.pushState.call(history, n, '') } catch {}`,
    'navigation API': `for (let n = 0; n < 60; n++) try { (window as any).navigation.navigate('#' + n, { history: 'push' }) } catch {}`,
    'links outside the document': `for (let n = 0; n < 60; n++) { const a = document.createElement('a'); a.href = '#' + n; a.click() }`,
    'links in the document': `for (let n = 0; n < 60; n++) { const a = document.createElement('a'); a.href = '#' + n; document.body.append(a); a.click() }`,
    'events that cannot be cancelled': `for (let n = 0; n < 60; n++) { const a = document.createElement('a'); a.href = '#' + n; document.body.append(a); a.dispatchEvent(new MouseEvent('click')) }`,
    'a text in a link in a shadow': `
      Event.prototype.preventDefault = () => {}
      Event.prototype.composedPath = () => []
      const host = document.createElement('p'); document.body.append(host); host.append('text')
      const root = host.attachShadow({ mode: 'closed' }); root.innerHTML = '<a><slot></slot></a>'
      for (let n = 0; n < 60; n++) { root.querySelector('a')!.href = '#' + n; host.firstChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })) }`,
  }
  test('links, pushState and the navigation API add nothing', async ({ page, serveSite }) => {
    const bench = await openAfterOthers(page, await serveSite(LIVE_SITE))
    const before = await historyOf(page)
    for (const [name, code] of Object.entries(HELD)) {
      await test.step(name, async () => {
        await bench.run(`export {}\nconsole.log = () => {}\n${code}\nsetTimeout(() => console.warn('over'), 100)`)
        await expect(async () => expect(await bench.lines()).toContain('over')).toPass()
        expect(await historyOf(page)).toEqual(before)
        expect(await bench.events('stopped')).toEqual([])
      })
    }
  })

  /** `location` cannot be taken away: an entry or a few, and it is over. */
  const STOPPED: Record<string, string> = {
    'a loop': `setTimeout(() => { for (let n = 0; n < 60; n++) location.hash = String(n) }, 300)`,
    'a loop that catches': `setTimeout(() => { for (let n = 0; n < 60; n++) try { location.assign('#' + n) } catch {} }, 300)`,
    'a timer': `let n = 0\nsetInterval(() => { window.location.hash = 'x' + n++ }, 20)`,
    'no way to tell': `MessagePort.prototype.postMessage = () => {}\nlet n = 0\nsetInterval(() => { document.location.hash = 'x' + n++ }, 400)`,
  }
  for (const [name, code] of Object.entries(STOPPED)) {
    test(`location in ${name} stops the example, and the reader's own entries stay`, async ({ page, serveSite }) => {
      const bench = await openAfterOthers(page, await serveSite(LIVE_SITE))
      await bench.run(`export {}\n${code}`)
      expect((await bench.event('stopped')).message).toMatch(
        /Stopped: the example (changed its address|added to the history)/,
      )
      await expect(page.locator('#bench iframe')).toHaveCount(0)
      const left = await historyOf(page)
      for (const path of LEFT) expect(left).toContain(path)
      expect(left.length).toBeLessThan(30)
    })
  }

  test('a link that the reader presses does nothing but tell', async ({ page, serveSite }) => {
    const bench = await openAfterOthers(page, await serveSite(LIVE_SITE))
    const before = await historyOf(page)
    await bench.run({
      'App.tsx': `export default () => <p><a href="#there">There</a> <a href="/" target="_self">Home</a></p>`,
    })
    await bench.event('ready')
    await bench.frame.getByRole('link', { name: 'There' }).click()
    await bench.frame.getByRole('link', { name: 'Home' }).click()
    await expect(async () => {
      expect((await bench.lines()).filter((line) => line.includes('leads nowhere'))).toHaveLength(2)
    }).toPass()
    expect(await historyOf(page)).toEqual(before)
    expect(await bench.events('stopped')).toEqual([])
  })
})
