// Long pages of the built site on a slow phone: from a press to the first screen, of a page or of a place within it,
// and the first load beside plain HTML.
//   npm run build && node bench/pages/run.mjs [--rounds=5] [--slower=4] [--only=press,place,load] [--dist=before:folder ...] [--width=390]
// The tables are printed as Markdown. Copies of the site are written below <temp folder>/pages-bench.
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBrowser } from '../live/browser.mjs'
import { spread, table } from '../live/tables.mjs'
import { loadOnce } from './first-load.mjs'
import { pressOnce } from './press.mjs'
import { middleOf, prepareSites, routesByLength } from './sites.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '390' },
    longest: { type: 'string', default: '5' },
    only: { type: 'string', default: 'press,place,load' },
    dist: { type: 'string', multiple: true, default: [] },
  },
})
/** Where a press begins, and a short page that it may lead to. */
const FROM = '/introduction/getting-started'
const SHORT = '/tutorials/overview'

const built = fileURLToPath(new URL('../../site/dist', import.meta.url))
const builds = [['ours', built], ...values.dist.map((it) => it.split(':'))]
const folder = path.join(os.tmpdir(), 'pages-bench', String(process.pid))
const sites = await prepareSites(builds, folder)
const browser = await openBrowser()
const width = Number(values.width)
const options = { slower: Number(values.slower), viewport: { width, height: width < 800 ? 844 : 900 } }
const longest = routesByLength(built).slice(0, Number(values.longest))
const conditions = `processor ${values.slower}× slower, 1.6 Mbit/s, 150 ms, ${width} px; median of ${values.rounds} (range)`

const routes = longest.map(({ route }) => route)
if (values.only.includes('press')) await printPresses([...routes, SHORT])
if (values.only.includes('place')) await printPresses(routes.map((route) => middleOf(built, route)))
if (values.only.includes('load')) await printLoads()
console.log(
  `\nload ${os.loadavg().map((it) => it.toFixed(1))}, ${os.availableParallelism()} cores · Chromium ${browser.version()}, Node ${process.version}, ${new Date().toISOString()}`,
)
await browser.close()
for (const site of Object.values(sites)) await site.stop()

/** All measures in turns, so that what else the machine does meets them alike; the first round only warms up. */
async function inTurns(measures) {
  const taken = measures.map(() => [])
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [index, measure] of measures.entries()) {
      const result = await measure()
      if (round > 0) taken[index].push(result)
    }
  return taken
}

async function printPresses(targets) {
  const cases = targets.flatMap((to) =>
    builds.flatMap(([name]) => [true, false].map((isThere) => ({ to, name, isThere }))),
  )
  const taken = await inTurns(
    cases.map(
      ({ to, name, isThere }) =>
        () =>
          pressOnce(browser, sites[name], { ...options, from: FROM, to, isThere }),
    ),
  )
  const KINDS = ['all', 'script', 'HTML', 'style', 'layout', 'paint']
  table(
    [`press → first screen painted, ms, ${conditions}`, 'data', 'time', ...KINDS.map((kind) => `processor: ${kind}`)],
    cases.map(({ to, name, isThere }, index) => [
      builds.length > 1 ? `${to} (${name})` : to,
      isThere ? 'there' : 'not there',
      spread(taken[index], 'ms'),
      ...KINDS.map((kind) => spread(taken[index], kind).replace(/ .*/, '')),
    ]),
  )
}

async function printLoads() {
  const cases = longest.flatMap(({ route }) => Object.keys(sites).map((name) => ({ route, name })))
  const taken = await inTurns(
    cases.map(
      ({ route, name }) =>
        () =>
          loadOnce(browser, sites[name], { ...options, route }),
    ),
  )
  table(
    [`first load, ms, ${conditions}`, 'as', 'FCP', 'LCP', 'TBT', 'processor: all', 'script', 'style', 'layout'],
    cases.map(({ route, name }, index) => [
      route,
      name,
      ...['fcp', 'lcp', 'tbt', 'all', 'script', 'style', 'layout'].map((figure) => spread(taken[index], figure)),
    ]),
  )
}
