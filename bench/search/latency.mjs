// The work of a keystroke, in Chromium: in a worker at full speed, and on a main thread slowed down four times. The slow-down of the
// DevTools protocol is checked on a loop of fixed length first: a worker's thread may not take part in it.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { openBrowser, serve } from './browser.mjs'

const ENGINE = fileURLToPath(new URL('../../engine/src/search/engine.ts', import.meta.url))
const PRACTICE = fileURLToPath(new URL('../../engine/src/search/practice.ts', import.meta.url))
const SLOWER = 4
/** Keystrokes after which is told how it goes. */
const TOLD = 500

/** What runs in the page and in the worker alike. */
const RUNNER = `
  export async function run({ sequences, passes }) {
    const get = async (name) => (await fetch('/data/' + name)).text()
    const started = performance.now()
    const search = await prepare(get)
    const prepared = performance.now() - started
    const times = []
    for (let pass = 0; pass < passes; pass++) {
      let index = 0
      for (const query of sequences.flat()) {
        const start = performance.now()
        search(query)
        times[index] = Math.min(times[index] ?? Infinity, performance.now() - start)
        if (++index % ${TOLD} === 0) console.log('pass ' + (pass + 1) + ', ' + index + ' keystrokes')
      }
    }
    return { prepared, times }
  }
  export function loop() {
    const start = performance.now()
    let sum = 0
    for (let i = 0; i < 3e7; i++) sum = (sum * 31 + i) | 0
    return { ms: performance.now() - start, sum }
  }
  if (typeof document === 'undefined') onmessage = async ({ data }) => postMessage(data ? await run(data) : loop())
`

const PREPARE = {
  ours: `
    import { createEngine } from ${JSON.stringify(ENGINE)}
    import { practice, practiceQueries } from ${JSON.stringify(PRACTICE)}
    async function prepare(get) {
      const names = JSON.parse(await get('names.json'))
      const engine = createEngine(names)
      for (const tier of JSON.parse(await get('texts.json'))) engine.addTexts(tier)
      const search = (query) => engine.search({ query, kind: null, page: 0, hitsPerPage: 20, excerptWords: 10 })
      // As the worker does when all texts have come.
      await practice(practiceQueries(names), { ask: search, pause: async () => {}, now: () => performance.now() })
      return search
    }`,
  minisearch: `
    import MiniSearch from 'minisearch'
    async function prepare(get) {
      const { options, search } = JSON.parse(await get('setup.json'))
      const index = MiniSearch.loadJSON(await get('index.json'), options)
      return (query) => index.search(query, search)
    }`,
}

/** The bundle of an engine alone, minified. */
export async function bundleEngine(name, folder) {
  const entry = path.join(folder, `${name}.mjs`)
  fs.writeFileSync(entry, PREPARE[name] + RUNNER)
  const bundle = await rolldown({
    input: entry,
    resolve: { modules: [fileURLToPath(new URL('../../node_modules', import.meta.url))] },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

/**
 * Queries as they are typed: one sequence of prefixes each. Whole queries, drawn by a seed that never changes, until there are `most`
 * keystrokes: the same list gives the same sample.
 */
export function keystrokes(queries, most) {
  const drawn = [...queries]
  let seed = 1
  for (let last = drawn.length - 1; last > 0; last--) {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    const other = (seed >>> 0) % (last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other], drawn[last]]
  }
  const sequences = []
  let count = 0
  for (const query of drawn) {
    if (count >= most) break
    const typed = Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1).trim()).filter(Boolean)
    sequences.push(typed)
    count += typed.length
  }
  return sequences
}

/** Times of every keystroke for one engine and one index, the best of some passes: `files` is what `prepare` gets. */
export async function latency(name, files, { sequences, passes }, folder) {
  fs.mkdirSync(folder, { recursive: true })
  const data = path.join(folder, 'data')
  fs.rmSync(data, { recursive: true, force: true })
  fs.mkdirSync(data)
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(data, file), text)
  fs.writeFileSync(path.join(data, 'engine.js'), await bundleEngine(name, folder))
  fs.writeFileSync(path.join(data, 'index.html'), '<!doctype html><title>latency</title>')
  const server = await serve({ '/data/': data })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const started = Date.now()
    const tell = (what) => console.log(`  ${name}, ${Math.round((Date.now() - started) / 1000)} s: ${what}`)
    page.on('console', (message) => tell(message.text()))
    await page.goto(`${server.url}/data/index.html`)
    const inWorker = (message) =>
      page.evaluate(
        (message) =>
          new Promise((resolve, reject) => {
            const worker = new Worker('/data/engine.js', { type: 'module' })
            worker.onmessage = ({ data }) => resolve(data) ?? worker.terminate()
            worker.onerror = ({ message }) => reject(new Error(message))
            worker.postMessage(message)
          }),
        message,
      )
    const onPage = (call, argument) =>
      page.evaluate(async ([call, argument]) => (await import('/data/engine.js'))[call](argument), [call, argument])

    const workerFull = await inWorker({ sequences, passes })
    tell(`worker p95 ${figures(workerFull).p95.toFixed(2)} ms; now on a slowed page`)
    const fullLoop = (await onPage('loop')).ms
    const fullWorkerLoop = (await inWorker(null)).ms
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const slowed = (await onPage('loop')).ms / fullLoop
    const workerSlowed = (await inWorker(null)).ms / fullWorkerLoop
    const mainSlow = await onPage('run', { sequences, passes })
    return { worker: figures(workerFull), slow: figures(mainSlow), slowed, workerSlowed }
  } finally {
    await browser.close()
    await server.close()
  }
}

function figures({ prepared, times }) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return { prepared, count: times.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) }
}
