// `dev` of this site while a page of it is written: from the save to the screen, and until a changed sample is proven.
//   node bench/edits/run.mjs [--saves=20] [--samples=5] [--page=usage/usage-guide] [--engine=folder]
// In a clone of what is committed, below <temp folder>/edits-bench, with a copy of the caches of the site: build it first. The engine is the
// one beside this folder, as it is on the disk, or the one that is named. The table is printed as Markdown.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openBrowser } from '../live/browser.mjs'
import { spread, table } from '../live/tables.mjs'

const { values } = parseArgs({
  options: {
    saves: { type: 'string', default: '20' },
    samples: { type: 'string', default: '5' },
    page: { type: 'string', default: 'usage/usage-guide' },
    engine: { type: 'string', default: fileURLToPath(new URL('../../engine', import.meta.url)) },
  },
})
const project = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(os.tmpdir(), 'edits-bench', String(process.pid))
const file = path.join(folder, `site/content/${values.page}.mdx`)
/** An author pauses between two saves: what follows one is over before the next. */
const PAUSE_MS = 2000

prepare()
const server = await startDev()
const browser = await openBrowser()
try {
  const page = await openPage()
  const shown = await repeat(Number(values.saves), (run) =>
    save(page, `Edit ${run} of the bench.`, (text, words) => text.replace(/\n---\n/, `\n---\n\n${words}\n`)),
  )
  const samples = await repeat(Number(values.samples), (run) =>
    save(page, `// edit ${run} of the bench`, (text, words) => text.replace(/(\n```tsx? title=.*\n)/, `$1${words}\n`)),
  )
  print(shown, samples)
} finally {
  await browser.close()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}

function prepare() {
  execFileSync('git', ['clone', '--quiet', project, folder])
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
  fs.cpSync(path.join(project, 'site/.cache'), path.join(folder, 'site/.cache'), { recursive: true })
}

async function startDev() {
  const child = spawn(
    process.execPath,
    [path.join(values.engine, 'bin/docs.mjs'), 'dev', '--root', path.join(folder, 'site')],
    { env: { ...process.env, PORT: '0', HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const origin = await new Promise((found, fail) => {
    child.once('exit', (code) => fail(new Error(`dev ended with ${code}.`)))
    child.stdout.on('data', (text) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? []
      if (address) found(address)
    })
  })
  const hasEnded = new Promise((resolve) => child.once('exit', resolve))
  return { origin, pid: child.pid, stop: () => child.kill('SIGTERM') && hasEnded }
}

/** The page with all samples proven, and a clock in it. */
async function openPage() {
  const page = await browser.newPage()
  await page.addInitScript(watch)
  await page.goto(`${server.origin}/${values.page}`)
  await page.waitForSelector('html[data-has-hydrated=true]', { timeout: 60_000 })
  await page.waitForLoadState('networkidle') // Vite may find more to prepare on the first visit, and reloads the page
  await page.waitForSelector('html[data-has-hydrated=true]')
  await page.waitForSelector('[data-checked] pre', { timeout: 60_000 })
  return page
}

/** In the page: tells when words were first drawn, and when they stood in a sample with its mark. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  const seen = { words: null }
  window.awaitWords = (words) => Object.assign(seen, { words, drawn: null, proven: null })
  window.seenOf = () => seen
  const look = () => {
    if (!seen.words) return
    if (!seen.drawn && document.querySelector('.prose')?.textContent.includes(seen.words)) {
      seen.drawn = 'soon'
      // A frame's callbacks run before its layout and paint; a message posted there is heard when those are over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          seen.drawn = now()
        }
        port2.postMessage(null)
      })
    }
    const isProven = () => [...document.querySelectorAll('[data-checked] pre')].some(hasWords)
    if (!seen.proven && isProven()) seen.proven = now()
  }
  const hasWords = ({ textContent }) => textContent.includes(seen.words)
  new MutationObserver(look).observe(document, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  })
}

async function repeat(count, take) {
  const list = []
  for (let run = 0; run <= count; run++) {
    const taken = await take(run)
    if (run > 0) list.push(taken) // the first one only warms up
  }
  return list
}

async function save(page, words, write) {
  const text = fs.readFileSync(file, 'utf8')
  const isSample = words.startsWith('//')
  await page.evaluate((it) => window.awaitWords(it), words)
  const before = processorTime()
  const begin = performance.timeOrigin + performance.now()
  fs.writeFileSync(file, write(text, words))
  const until = isSample ? 'proven' : 'drawn'
  await page.waitForFunction((key) => typeof window.seenOf()[key] === 'number', until, { timeout: 60_000 })
  await page.waitForTimeout(PAUSE_MS)
  const { drawn, proven } = await page.evaluate(() => window.seenOf())
  const processor = processorTime() - before
  fs.writeFileSync(file, text)
  await page.waitForFunction((it) => !document.querySelector('.prose').textContent.includes(it), words)
  await page.waitForTimeout(PAUSE_MS)
  return { drawn: drawn - begin, proven: proven - begin, processor }
}

/** Milliseconds of all threads of the server, in hundredths of a second. */
function processorTime() {
  const [user, system] = fs.readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

function print(shown, samples) {
  table(
    [
      `save of ${values.page}; median (range), ms`,
      'saves',
      'on the screen',
      'proven',
      'processor of the server, 2 s on',
    ],
    [
      ['a sentence', shown.length, spread(shown, 'drawn'), '', spread(shown, 'processor')],
      [
        'a comment in a sample',
        samples.length,
        spread(samples, 'drawn'),
        spread(samples, 'proven'),
        spread(samples, 'processor'),
      ],
    ],
  )
  console.log(
    `\nload ${os.loadavg().map((it) => it.toFixed(1))}, ${os.availableParallelism()} cores · Chromium ${browser.version()}, Node ${process.version}, ${new Date().toISOString()}`,
  )
}
