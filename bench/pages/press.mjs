// From a press on a link to the first screen of the page behind it.
import { startTrace, workBetween } from './main-thread.mjs'

/** In the page: marks the press, and the first frame that has the new title and text down to the lower edge of the window. */
function watch(isMetered) {
  if (isMetered) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  performance.mark('page bench')
  let before
  let isDone = false
  addEventListener(
    'click',
    ({ timeStamp }) => {
      performance.mark('pressed', { startTime: timeStamp })
      performance.mark('press heard')
      before = document.querySelector('article')?.textContent
    },
    true,
  )
  const isFirstScreen = () => {
    const title = document.querySelector('h1')
    const text = document.querySelector('.prose')
    if (!title || !text || document.querySelector('article')?.textContent === before) return false
    const blocks = [...text.querySelectorAll('p, pre, li, td, h2, h3')]
    return blocks.some((block) => block.getBoundingClientRect().bottom >= innerHeight)
  }
  new MutationObserver(() => {
    if (before === undefined || isDone || !isFirstScreen()) return
    isDone = true
    performance.mark('in the document')
    // A frame's callbacks run before its layout and paint; a message posted there is heard when those are over.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('painted')
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true })
}

/** One press, in a new tab of a new context: milliseconds on the clock, and of the processor. */
export async function pressOnce(browser, site, { from, to, slower, isThere, viewport }) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch, !isThere)
  await page.goto(site.origin + from)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'press' })
    link.style.cssText = 'position:fixed;inset:40% auto auto 40%;z-index:99'
    document.body.append(link)
  }, to)
  const link = page.getByRole('link', { name: 'press', exact: true })
  const name = to.replace(/#.*/, '').slice(1).replaceAll('/', '-')
  if (isThere) {
    await link.hover()
    await page.waitForFunction(
      (file) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => entry.name.includes(`/pages/${file}.`) && entry.responseEnd),
      name,
    )
  } else await page.mouse.move(1, 1)
  await page.waitForTimeout(1000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const stop = await startTrace(session)
  await page.evaluate(() => performance.mark('page bench'))
  const box = await link.boundingBox()
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0, null, { timeout: 60_000 })
  await page.waitForTimeout(1500)
  const times = await page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  )
  const events = await stop()
  await context.close()
  const work = workBetween(events, 'press heard', 'painted')
  return { ms: times.painted - times.pressed, inDocument: times['in the document'] - times.pressed, ...work }
}
