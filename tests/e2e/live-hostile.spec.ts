import type { Page } from '@playwright/test'
import { FLOODS, MESSAGES, MISREAD, NATIVE, PARTS } from '../hostile-examples.ts'
import { type Bench, LIVE_SITE, openBench } from './support/live-runner.ts'
import { expect } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** A control of the page does what it does. */
async function expectAnswer(page: Page): Promise<void> {
  const before = await page.locator('html').getAttribute('data-theme')
  await page.getByRole('button', { name: /mode/ }).first().click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '')
}

/** Instead of the packages a script comes that has the port from the start: the page may believe nothing of it. */
async function runHostile(bench: Bench, code: string): Promise<void> {
  const body = `${PARTS}
    window.__live = { start(port) {
      const send = (message) => port.postMessage(message)
      let ping = null
      port.onmessage = ({ data }) => { if (data.type === 'ping') ping = data.id }
      ${code}
    } }`
  await bench.page.route(/\/assets\/live\/core\./, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
  await bench.run('export {}')
}

test.describe('a sandbox that says whatever it likes', () => {
  for (const { name, code } of MESSAGES) {
    test(`${name}: its frame is removed, and the page answers`, async ({ page, serveSite }) => {
      const bench = await openBench(page, await serveSite(LIVE_SITE))
      // Nobody asks whether it is alive: to pack ten million things may take a slow machine longer than that is waited for.
      await page.evaluate(() => Object.assign(window, { setInterval: () => 0 }))
      await runHostile(bench, code)
      const { reason, message } = await bench.event('stopped')
      expect([reason, message]).toEqual(['flood', 'Stopped: the example sent too much at once.'])
      await expect(page.locator('#bench iframe')).toHaveCount(0)
      await expectAnswer(page)
      expect(await bench.events('action')).toEqual([])
      expect(await bench.events('log')).toEqual([])
    })
  }

  test('answers that were made in advance keep no busy frame alive', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await runHostile(
      bench,
      `send({ type: 'events', events: [{ type: 'ready' }] })
      const busy = (id) => {
        for (let next = 0; ; ) {
          if (performance.now() < next) continue
          next = performance.now() + 100
          for (const answer of [id, '', '1']) send({ type: 'pong', id: answer })
        }
      }
      port.onmessage = ({ data }) => { if (data.type === 'ping') busy(data.id) }`,
    )
    expect((await bench.event('stopped')).message).toBe('Stopped: the example did not answer for 3 seconds.')
    await expect(page.locator('#bench iframe')).toHaveCount(0)
    await expectAnswer(page)
  })

  test('what nobody asked for is left out', async ({ page, serveSite }) => {
    const bench = await openBench(page, await serveSite(LIVE_SITE))
    await runHostile(
      bench,
      `send({ type: 'events', events: [{ type: 'state', store: 0, index: 0, tree: TEXT }, action(4000, 0), log(TEXT)] })`,
    )
    await bench.event('log')
    expect(await page.evaluate(() => window.liveEvents.map(({ type }) => type))).toEqual(['started', 'log'])
  })
})

test.describe('an example that came with a link', () => {
  for (const { name, code, stopped } of FLOODS) {
    test(name, async ({ page, serveSite }) => {
      const bench = await openBench(page, await serveSite(LIVE_SITE))
      await bench.run(code)
      if (stopped) {
        expect((await bench.event('stopped')).message).toMatch(stopped)
        await expect(page.locator('#bench iframe')).toHaveCount(0)
      } else {
        await bench.event('ready')
        // Asked twice: the first question would have given the port away.
        for (let n = 0; n < 2; n++)
          await bench.frame.locator('body').evaluate(() => new Promise((next) => setTimeout(next, 600)))
        expect(await bench.lines()).toEqual([])
        expect(await bench.events('stopped')).toEqual([])
      }
      await expectAnswer(page)
    })
  }

  for (const { name, code } of MISREAD) {
    test(`${name}: it is told as a mistake, and does not run`, async ({ page, serveSite }) => {
      const bench = await openBench(page, await serveSite(LIVE_SITE))
      await bench.run(code)
      expect((await bench.event('error')).kind).toBe('syntax')
      await bench.frame.locator('body').evaluate(() => new Promise((next) => setTimeout(next, 400)))
      expect([await bench.lines(), await bench.events('stopped')]).toEqual([[], []])
      await expectAnswer(page)
    })
  }

  for (const { name, code, stopped } of NATIVE) {
    test(`${name}: its silence ends it`, async ({ page, serveSite }) => {
      const bench = await openBench(page, await serveSite(LIVE_SITE))
      await bench.run(code)
      expect((await bench.event('stopped')).message).toMatch(stopped ?? /none/)
      await expectAnswer(page)
    })
  }
})
