// Whether the words that answer stand on the first screen after Enter: each question is asked in the dialog, in a real browser. One page
// is kept open, as a reader's would be: the index is loaded once, and each landing is a navigation of the application.
import fs from 'node:fs'
import path from 'node:path'
import { isAnswer, lettersOf } from '../../tests/search/section-measure.ts'
import { openBrowser, serve } from './browser.mjs'

/** Between two looks at what should come to rest. */
const LOOK_MS = 100
const PATIENCE_MS = 60_000
/** Questions after which is told how it goes. */
const TOLD = 25

/** Asks in a window of that size. `hits`: first options that answer; `seen`: those after which the answering words are on the screen. */
export async function landing(dist, questions, pages, viewport) {
  const server = await serve({ '/': dist })
  const browser = await openBrowser()
  const misses = []
  let hits = 0
  try {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(`${server.url}/tutorials/overview`)
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
    await loadTexts(page, dist, server.sent)
    for (const [index, question] of questions.entries()) {
      if (index % TOLD === 0)
        console.log(`  ${index} of ${questions.length} asked, ${hits} hits, ${misses.length} not seen`)
      const href = await firstOption(page, question.query)
      if (href === null) continue
      const { pathname, hash, href: address } = new URL(href, server.url)
      const place = pathname + hash
      if (!isAnswer(place, question, pages)) continue
      hits++
      await page.keyboard.press('Enter')
      await page.waitForURL(address, { waitUntil: 'commit' })
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

/** Opens the dialog once and waits for the texts of the index: from then on an answer is the last one. */
async function loadTexts(page, dist, sent) {
  const isText = (name) => path.basename(name).startsWith('text-')
  const texts = fs.readdirSync(path.join(dist, 'assets/search')).filter(isText).length
  await ask(page, 'texts')
  const start = Date.now()
  while (sent.filter(({ path }) => isText(path)).length < texts) {
    if (Date.now() - start > PATIENCE_MS)
      throw new Error('The texts of the index did not come: see the network of the page.')
    await page.waitForTimeout(LOOK_MS)
  }
}

/** Types a question into the dialog, which is opened if it is not. */
async function ask(page, query) {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  if (!(await dialog.isVisible())) {
    // What was chosen before would be offered, and read as an answer.
    await page.evaluate(() => localStorage.clear())
    await page.keyboard.press('Control+k')
  }
  const box = dialog.getByRole('combobox', { name: 'Search' })
  await box.fill('')
  await dialog.getByRole('option').first().waitFor({ state: 'detached' })
  await box.fill(query)
}

/** Where the first option leads once the list has come to rest; null if there is none. */
async function firstOption(page, query) {
  await ask(page, query)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('option').or(dialog.getByText('No results')).first().waitFor()
  return atRest(page, () => document.querySelector('dialog [role=option]')?.getAttribute('href') ?? null)
}

/** What a look at the page gives when it gives the same three times. */
async function atRest(page, look) {
  let value
  for (let same = 0; same < 2; ) {
    const next = await page.evaluate(look)
    same = next === value ? same + 1 : 0
    value = next
    await page.waitForTimeout(LOOK_MS)
  }
  return value
}

/** How many screens the nearest of these words is away from the window; 0: in it; null: not on the page. */
async function distanceOf(page, words) {
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
  await atRest(page, () => `${scrollY} ${document.title} ${document.querySelector('.sentence-rail') !== null}`)
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
