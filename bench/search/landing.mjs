// Whether the words that answer stand on the first screen after Enter: each question is asked in the dialog, in a real browser.
import fs from 'node:fs'
import path from 'node:path'
import { isAnswer, lettersOf } from '../../tests/search/section-measure.ts'
import { openBrowser, serve } from './browser.mjs'

const SETTLED_MS = 400
const PATIENCE_MS = 15_000

/** Asks in a window of that size. `hits`: first options that answer; `seen`: those after which the answering words are on the screen. */
export async function landing(dist, questions, pages, viewport) {
  const server = await serve({ '/': dist })
  const browser = await openBrowser()
  const isText = (name) => name.startsWith('text-')
  const texts = fs.readdirSync(path.join(dist, 'assets/search')).filter(isText).length
  const misses = []
  let hits = 0
  try {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
    for (const question of questions) {
      const start = `${server.url}/tutorials/overview`
      server.sent.length = 0
      await page.goto(start)
      const hasTexts = () => server.sent.filter((it) => isText(path.basename(it.path))).length >= texts
      if (!(await isAnswered(page, question.query, hasTexts))) continue
      await page.keyboard.press('Enter')
      await page.waitForURL(({ href }) => href !== start, { timeout: PATIENCE_MS, waitUntil: 'commit' })
      // Where it led, not what the option said: texts that come late may change the list.
      const { pathname, hash } = new URL(page.url())
      const place = pathname + hash
      if (!isAnswer(place, question, pages)) continue
      hits++
      const words = question.answers.filter(({ route }) => route === pathname).map(({ words }) => lettersOf(words))
      const screens = await distanceOf(page, words)
      if (screens !== 0) misses.push({ query: question.query, place, screens })
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return { hits, seen: hits - misses.length, misses }
}

/** Asks in the dialog, and waits for the texts and until the first option stays the same. False if there is none. */
async function isAnswered(page, query, hasTexts) {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first().fill(query)
  const option = dialog.getByRole('option').first()
  for (let waited = 0; !hasTexts(); waited += SETTLED_MS) {
    if (waited > PATIENCE_MS) throw new Error(`The texts of the index did not come for "${query}".`)
    await page.waitForTimeout(SETTLED_MS)
  }
  await page.waitForTimeout(SETTLED_MS)
  let last
  for (let same = 0; same < 2; ) {
    const href = (await option.count()) > 0 ? await option.getAttribute('href') : null
    same = href === last ? same + 1 : 0
    last = href
    await page.waitForTimeout(SETTLED_MS / 2)
  }
  return Boolean(last)
}

/** How many screens the nearest of these words is away from the window; 0: in it; null: not on the page. */
async function distanceOf(page, words) {
  let before
  for (let now = null; before === undefined || before !== now; ) {
    before = now
    await page.waitForTimeout(SETTLED_MS)
    now = await page.evaluate(() => `${scrollY} ${document.title}`)
  }
  return page.evaluate((sought) => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    let letters = ''
    const places = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, letter] of [...node.data.toLowerCase()].entries()) {
        if (!/[\p{L}\p{N}]/u.test(letter)) continue
        letters += letter
        places.push([node, index])
      }
    }
    const distances = sought.flatMap((words) => {
      const all = []
      for (let at = letters.indexOf(words); at >= 0 && words; at = letters.indexOf(words, at + 1)) {
        const [node, index] = places[at]
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, Math.min(node.length, index + 1))
        const { top, bottom, height } = range.getBoundingClientRect()
        if (height === 0) continue
        all.push(top >= 0 && bottom <= innerHeight ? 0 : Math.abs(top) / innerHeight)
      }
      return all
    })
    return distances.length > 0 ? Math.min(...distances) : null
  }, words)
}
