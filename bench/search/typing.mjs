// What a keystroke costs a reader of a large site: from the key to the first change of the results and to those that stay, in the modal of a
// built site.
import { openBrowser, serve } from './browser.mjs'
import { generatedSite } from './sites.mjs'

const COUNTS = [100, 1000]
/** Milliseconds until each answer of the server begins: none, and a phone's. */
const DELAYS = [0, 150]
/** Titles that are typed to their end. */
const TITLES = 3
/** A list that has not changed for so long stays; longer than what is asked of the slow server takes. */
const QUIET = 700

export const TYPING_HEAD = ['site', 'answers after', 'keystrokes', 'first change', 'p95', 'stays', 'p95', 'longest']

/** A row for each size and line. */
export async function typing(folder, isBuilt) {
  const rows = []
  for (const count of COUNTS) {
    const { label, titles, dist } = await generatedSite(folder, count, isBuilt)
    const typed = Array.from({ length: TITLES }, (_, at) => titles[Math.floor((titles.length * (at + 0.5)) / TITLES)])
    for (const delay of DELAYS) {
      const times = await keyTimes(dist, typed, delay)
      const first = times.map((it) => it.first)
      const last = times.map((it) => it.last)
      rows.push([
        label,
        `${delay} ms`,
        times.length,
        at(first, 0.5),
        at(first, 0.95),
        at(last, 0.5),
        at(last, 0.95),
        at(last, 1),
      ])
    }
  }
  return rows
}

function at(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
}

/** Milliseconds from each key to the frames in which the list changed first and last. */
async function keyTimes(dist, titles, delay) {
  const server = await serve({ '/': dist }, delay)
  const browser = await openBrowser()
  try {
    const tab = await browser.newPage({ serviceWorkers: 'block' })
    await tab.goto(`${server.url}/`, { waitUntil: 'networkidle' })
    await tab.waitForSelector('html[data-has-hydrated="true"]')
    await tab.keyboard.press('Control+k')
    const box = tab.locator('dialog[open] input[role="combobox"]')
    await box.waitFor()
    await tab.evaluate(watchList)
    const times = []
    for (const title of titles) {
      await box.fill('')
      await tab.waitForTimeout(QUIET)
      for (const key of title.toLowerCase().slice(0, 12)) {
        await tab.keyboard.press(key === ' ' ? 'Space' : key)
        const took = await tab.evaluate((quiet) => window.settled(quiet), QUIET)
        if (took !== null) times.push(took)
      }
    }
    return times
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Runs in the page. A key that changes nothing in the list is none that a reader waits for. */
function watchList() {
  let typedAt = 0
  let changedAt = null
  let first = null
  addEventListener(
    'input',
    () => {
      typedAt = performance.now()
      changedAt = first = null
    },
    true,
  )
  new MutationObserver(() =>
    requestAnimationFrame((now) => {
      changedAt = Math.max(now, performance.now())
      first ??= changedAt - typedAt
    }),
  ).observe(document.querySelector('dialog[open]'), { childList: true, subtree: true, characterData: true })
  window.settled = async (quiet) => {
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    while (performance.now() - Math.max(typedAt, changedAt ?? 0) < quiet) await pause(50)
    return changedAt && { first, last: changedAt - typedAt }
  }
}
