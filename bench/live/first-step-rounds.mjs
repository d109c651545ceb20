// One measurement each, in a browser without anything cached: milliseconds from a press, or from the start of the navigation.
import { openTab } from './browser.mjs'
import { FIRST, open, PAGE, run } from './examples.mjs'
import { offerPackages } from './sandpack.mjs'

/** How long a page is read before its example is played: all that is loaded ahead has come. */
const READ_MS = 4000

const figure = (page) => page.locator(`figure[aria-label="${FIRST.title}"]`)

/** Presses Play in the task that brings it into view; gives the time until the head of the recording has left the start, and is drawn there. */
async function play({ page, until }) {
  const [moved, drawn] = ['head', 'drawn'].map((kind) => until(kind, (at) => Number(at) > 0 && Number(at) < 1))
  const pressed = await figure(page)
    .getByRole('button', { name: 'Play', exact: true })
    .first()
    .evaluate((it) => {
      it.scrollIntoView({ block: 'center' })
      const now = performance.timeOrigin + performance.now()
      it.click()
      return now
    })
  return { time: (await moved) - pressed, drawn: (await drawn) - pressed }
}

async function readFor({ page }) {
  await figure(page).evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(READ_MS)
}

/** All measurements by name, in the order in which they are taken. */
export const roundsOf = ({ oursAt, reactLiveAt, sandpackAt, line }) =>
  Object.entries({
    async read(context, slower) {
      const tab = await openTab(context, slower, false)
      await open(tab, oursAt + PAGE)
      await readFor(tab)
      return play(tab)
    },
    async atOnce(context, slower) {
      const tab = await openTab(context, slower)
      const ready = await open(tab, oursAt + PAGE)
      return { ready, ...(await play(tab)) }
    },
    async again(context, slower) {
      const first = await openTab(context, slower)
      await open(first, oursAt + PAGE)
      await play(first)
      await first.page.close()
      const tab = await openTab(context, slower)
      await open(tab, oursAt + PAGE)
      return play(tab)
    },
    async run(context, slower) {
      const tab = await openTab(context, slower)
      await open(tab, oursAt + PAGE)
      return { time: await run(tab, FIRST) }
    },
    async runRead(context, slower) {
      const tab = await openTab(context, slower, false)
      await open(tab, oursAt + PAGE)
      await figure(tab.page).getByRole('button', { name: 'Run', exact: true }).hover()
      await readFor(tab)
      return { time: await run(tab, FIRST) }
    },
    async sandpack(context, slower) {
      await offerPackages(context, line)
      const tab = await openTab(context, slower)
      await tab.page.goto(sandpackAt)
      const button = tab.page.getByRole('button', { name: /^Run/ })
      const ready = await button.evaluate(() => performance.now())
      const shown = tab.until('shown', FIRST.shows)
      const pressed = await button.evaluate((it) => {
        const now = performance.timeOrigin + performance.now()
        it.click()
        return now
      })
      return { ready, time: (await shown) - pressed }
    },
    async reactLive(context, slower) {
      const tab = await openTab(context, slower)
      const shown = tab.until('shown', FIRST.shows)
      await tab.page.goto(reactLiveAt)
      return { time: (await shown) - (await tab.page.evaluate(() => performance.timeOrigin)) }
    },
  })
