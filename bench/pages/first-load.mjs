// The first load of a document: when something is painted, when its largest part is, and how long the page did not answer meanwhile.
import { startTrace, workBetween } from './main-thread.mjs'

function watch() {
  performance.mark('page bench')
  window.bench = { long: [] }
  const observe = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(window.bench, { lcp: startTime }))
  observe('paint', ({ name, startTime }) => Object.assign(window.bench, { [name]: startTime }))
  observe('longtask', ({ startTime, duration }) => window.bench.long.push([startTime, duration]))
  addEventListener('load', () => setTimeout(() => performance.mark('looked at'), 3000))
}

/** One load with nothing cached. Blocked time is what tasks take beyond 50 ms, after the first paint. */
export async function loadOnce(browser, site, { route, slower, viewport }) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  const stop = await startTrace(session)
  await page.goto(site.origin + route)
  await page.waitForFunction(() => performance.getEntriesByName('looked at').length > 0, null, { timeout: 60_000 })
  const { 'first-contentful-paint': fcp, lcp, long } = await page.evaluate(() => window.bench)
  const events = await stop()
  await context.close()
  const tbt = long.filter(([start]) => start > fcp).reduce((sum, [, duration]) => sum + duration - 50, 0)
  return { fcp, lcp, tbt, ...workBetween(events, 'page bench', 'looked at') }
}
