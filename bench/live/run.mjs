// Live examples of the built site beside react-live, the same example, in one run: bytes, and time on a slowed processor.
//   npm run build && node bench/live/run.mjs [--rounds=7] [--slower=4]
// The tables are printed as Markdown. A copy of site/dist/ and react-live's page are written below <temp folder>/live-bench.
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSize } from '../search/browser.mjs'
import { openBrowser } from './browser.mjs'
import { bytesOf } from './bytes.mjs'
import { DATA, FIRST, PAGE, SECOND, WITHOUT } from './examples.mjs'
import { roundOfOurs, roundOfReactLive, TYPING_PAUSE_MS } from './rounds.mjs'
import { prepareSites } from './sites.mjs'
import { spread, table } from './tables.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, slower: { type: 'string', default: '4' } },
})
const { scripts, ours, reactLive } = await prepareSites(path.join(os.tmpdir(), 'live-bench'))
const browser = await openBrowser()
await printBytes()
await printTimes()
await browser.close()
for (const server of [ours, reactLive]) server.stop()

async function printBytes() {
  const [first, firstRun, secondRun] = await bytesOf(browser, ours, PAGE, [FIRST, SECOND])
  const [, dataRun] = await bytesOf(browser, ours, DATA.page, [DATA])
  const [without] = await bytesOf(browser, ours, WITHOUT, [])
  const [whole, react] = [gzipSize(scripts.all), gzipSize(scripts.react)]
  table(
    ['gzip, bytes', 'ours', 'react-live'],
    [
      ['scripts of the first load, page with examples', first, `${whole}, of it React ${react}`],
      ['scripts of the first load, page without', without, react],
      ['Run, first example', firstRun, 'in the first load'],
      ['Run, second example of the page', secondRun, 'in the first load'],
      ['Run, first example with data', dataRun, 'no mock API'],
    ],
  )
}

/** In turns; the first pair only warms up the browser. */
async function takeRounds() {
  const rounds = { ours: [], reactLive: [] }
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const [name, site, take] of [
      ['ours', ours, roundOfOurs],
      ['reactLive', reactLive, roundOfReactLive],
    ]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1400 } })
      const times = await take(context, site.origin, Number(values.slower))
      if (round > 0) rounds[name].push(times)
      await context.close()
    }
  }
  return rounds
}

async function printTimes() {
  const rounds = await takeRounds()
  const [mine, its] = [(name) => spread(rounds.ours, name), (name) => spread(rounds.reactLive, name)]
  table(
    [`ms, processor ${values.slower}× slower, median of ${values.rounds} (range)`, 'ours', 'react-live'],
    [
      ['navigation until Run can be pressed', mine('ready'), 'has no Run'],
      ['text in the preview, nothing cached', `Run + ${mine('cold')}`, `navigation + ${its('cold')}`],
      ['text in the preview, HTTP cache warm', `Run + ${mine('warm')}`, `navigation + ${its('warm')}`],
      ['text in the preview, second example', `Run + ${mine('second')}`, 'not measured'],
      ['keystroke to the new preview', `${mine('typed')}, after a pause of ${TYPING_PAUSE_MS}`, its('typed')],
    ],
  )
  const conditions = [
    `page slowed ${spread(rounds.ours, 'pageSlowed', 1)}×, sandbox ${spread(rounds.ours, 'frameSlowed', 1)}×`,
    `load ${os
      .loadavg()
      .map((it) => it.toFixed(1))
      .join(' ')}, ${os.availableParallelism()} cores`,
    `Chromium ${browser.version()}, Node ${process.version}, ${new Date().toISOString()}`,
  ]
  console.log(`\n${conditions.join(' · ')}`)
}
