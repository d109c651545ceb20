// From a press to something that moves, on a slow line and a slowed processor: Play and Run of the built site, Sandpack and react-live.
//   npm run build && node bench/live/first-step.mjs [--rounds=7] [--slower=4] [--kilobits=1600] [--latency=150]
// The table is printed as Markdown. Sites are written below <temp folder>/live-bench, Sandpack is installed below $PEERS_DIR.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.mjs'
import { roundsOf } from './first-step-rounds.mjs'
import { buildSandpack, bundlerFolder } from './sandpack.mjs'
import { prepareSites, serve } from './sites.mjs'
import { createLine, serveOverLine } from './slow-line.mjs'
import { spread, table } from './tables.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    slower: { type: 'string', default: '4' },
    kilobits: { type: 'string', default: '1600' },
    latency: { type: 'string', default: '150' },
  },
})
const [rounds, slower, kilobits, latency] = Object.values(values).map(Number)
const folder = path.join(os.tmpdir(), 'live-bench')
const line = createLine({ kilobits, latency })
const { code, ours, reactLive } = await prepareSites(folder)
const root = (name) => path.join(folder, name)
fs.mkdirSync(root('bundler'))
fs.symlinkSync(bundlerFolder(), root('bundler/dist'))
const bundler = await serve(root('bundler'))
const slowBundler = await serveOverLine(bundler.origin, line)
await buildSandpack(root('sandpack/dist'), code, slowBundler.origin)
const sandpack = await serve(root('sandpack'))
const plain = [ours, reactLive, sandpack]
const slow = await Promise.all(plain.map(({ origin }) => serveOverLine(origin, line)))
const [oursAt, reactLiveAt, sandpackAt] = slow.map(({ origin }) => origin)

const browser = await openBrowser()
const times = {}
for (let round = 0; round <= rounds; round++) {
  for (const [name, take] of roundsOf({ oursAt, reactLiveAt, sandpackAt, line })) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const taken = await take(context, slower)
    times[name] ??= []
    if (round > 0) times[name].push(taken) // the first one only warms up
    await context.close()
  }
}
print()
await browser.close()
for (const server of [...slow, slowBundler, ...plain, bundler]) server.stop()

function print() {
  const figure = (name, key = 'time') => spread(times[name], key)
  table(
    [`ms, processor ${slower}× slower, ${kilobits} kbit/s, ${latency} ms; median of ${rounds} (range)`, 'from', 'time'],
    [
      ['recording moves, page read for a while', 'Play', figure('read')],
      ['recording moves, pressed at once', 'Play', figure('atOnce')],
      ['the same, until that frame has been drawn', 'Play', figure('atOnce', 'drawn')],
      ['recording moves, pressed at once, HTTP cache warm', 'Play', figure('again')],
      ['result of our Run, pressed at once', 'Run', figure('run')],
      ['result of our Run, page read for a while, pointer on Run', 'Run', figure('runRead')],
      ['result in Sandpack', 'Run', figure('sandpack')],
      ['Sandpack: Run can be pressed', 'navigation', figure('sandpack', 'ready')],
      ['result in react-live, which has no Run', 'navigation', figure('reactLive')],
      ['ours: Play can be pressed', 'navigation', figure('atOnce', 'ready')],
    ],
  )
  const load = os.loadavg().map((it) => it.toFixed(1))
  console.log(
    `\nload ${load.join(' ')}, ${os.availableParallelism()} cores · Chromium ${browser.version()}, Node ${process.version}`,
  )
}
