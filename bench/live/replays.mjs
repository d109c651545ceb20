// Every recorded example of the built site, left at the end of its recording and run on from there: does it come to show the same?
//   npm run build && node bench/live/replays.mjs [--only=render-counters] [--patience=10]
// Prints those that do not, with both texts, and how many do.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.mjs'
import { serve } from './sites.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, patience: { type: 'string', default: '10' } },
})
const PATIENCE_MS = Number(values.patience) * 1000
const SITE = path.resolve(import.meta.dirname, '../../site')

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-replays-'))
fs.cpSync(path.join(SITE, 'dist'), path.join(folder, 'dist'), { recursive: true })
const server = await serve(folder)
const browser = await openBrowser()
const page = await browser.newPage({ baseURL: server.origin, reducedMotion: 'reduce' })
const ends = { same: [], other: [], explainer: [] }
for (const { route, id, isExplainer, presses } of await examples()) {
  const name = `${route}#${id}`
  if (!name.includes(values.only)) continue
  if (isExplainer) ends.explainer.push(name)
  else ends[(await endsAlike(route, id, presses > 0)) ? 'same' : 'other'].push(name)
}
console.log(`\nas recorded ${ends.same.length}, otherwise ${ends.other.length}: ${ends.other.join(', ') || 'none'}`)
console.log(`drawn instead of played: ${ends.explainer.length}`)
await browser.close()
server.stop()
fs.rmSync(folder, { recursive: true })

async function examples() {
  const get = async (href) => (await page.request.get(href)).json()
  const html = await (await page.request.get('/')).text()
  const { pages } = await get(/"siteDataHref":"([^"]+)"/.exec(html)[1])
  const found = []
  for (const [route, { data }] of Object.entries(pages)) {
    if (!data) continue
    // The first line of a page's data has all but most of its text.
    const [line] = (await (await page.request.get(`/assets/pages/${data}`)).text()).split('\n')
    const { page: content } = JSON.parse(line)
    if (!content.live || !content.recordings) continue
    const recordings = await get(content.recordings)
    for (const { id, proof } of (await get(content.live)).examples)
      if (recordings[id])
        found.push({ route, id, presses: proof.press.length, isExplainer: Boolean(recordings[id].explainer) })
  }
  return found
}

async function endsAlike(route, id, isReplayed) {
  await page.goto(route)
  const live = page.locator(`figure[id="${id}"]`)
  await live.evaluate((it) => it.closest('details')?.setAttribute('open', ''))
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await live.getByRole('slider').press('End')
  await live.getByText('at the end').filter({ visible: true }).waitFor()
  const recorded = plain(
    await live.locator('.player-picture > div').evaluate((it) => it.shadowRoot.querySelector('[data-shown]').innerText),
  )
  await live.getByRole('button', { name: /^Run/ }).first().click()
  const end = Date.now() + PATIENCE_MS
  let text = ''
  do {
    await page.waitForTimeout(100)
    text = plain(
      await live
        .locator('iframe:visible')
        .contentFrame()
        .locator('body')
        .innerText({ timeout: 1000 })
        .catch(() => ''),
    )
    const isDone = !isReplayed || (await live.getByText('It goes on where the recording was').count()) > 0
    if (text === recorded && isDone) return true
  } while (Date.now() < end)
  const said = await live.getByRole('status').filter({ visible: true }).allInnerTexts()
  console.log(`\n${route}#${id}\n  recorded ${recorded}\n  replayed ${text}\n  said     ${said.map(plain).join(' | ')}`)
  return false
}

function plain(text) {
  return text.replace(/\s+/g, ' ').trim()
}
