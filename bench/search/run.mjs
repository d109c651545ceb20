// Search of this engine beside MiniSearch and Pagefind: relevance, bytes, latency, and growth to 1,000 pages.
//   node bench/search/run.mjs [--steps=relevance,landing,bytes,latency,growth,typing] [--keystrokes=2000]
//     [--passes=1] [--misses] [--built] [--lists=worked,second-worked,third-worked]
// --passes=3 keeps the best of three times a keystroke: for a busy machine.
// --lists names lists of questions, `tests/search/<name>-questions.json`.
// --built uses the sites that an earlier run has built. Everything is written below <temp folder>/search-bench; the tables are printed
// as Markdown.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

register()
const { createEngine } = await import('../../engine/src/search/engine.ts')
const { askEngine } = await import('../../tests/search/load-index.ts')
const { describeMisses, measure } = await import('../../tests/search/measure.ts')
const { QUERIES, QUERY_KINDS, titleQueries } = await import('../../tests/search/queries.ts')
const LISTS = {
  unseen: (await import('../../tests/search/unseen-queries.ts')).UNSEEN_QUERIES,
  blind: (await import('../../tests/search/blind-queries.ts')).BLIND_QUERIES,
  guides: (await import('../../tests/search/guide-queries.ts')).GUIDE_QUERIES,
  asked: (await import('../../tests/search/asked-queries.ts')).ASKED_QUERIES,
}
const { measureSections } = await import('../../tests/search/section-measure.ts')
const readQuestions = (name) =>
  JSON.parse(fs.readFileSync(new URL(`../../tests/search/${name}-questions.json`, import.meta.url), 'utf8'))
const { gzipSize } = await import('./browser.mjs')
const { modalBytes } = await import('./bytes.mjs')
const { landing } = await import('./landing.mjs')
const { GROWTH_HEAD, growth } = await import('./growth.mjs')
const { bundleEngine, keystrokes, latency } = await import('./latency.mjs')
const { MINISEARCH, miniSearch } = await import('./minisearch.mjs')
const { pagefind } = await import('./pagefind.mjs')
const { TYPING_HEAD, typing } = await import('./typing.mjs')
const { realSite } = await import('./sites.mjs')

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: 'relevance,landing,bytes,latency,growth,typing' },
    keystrokes: { type: 'string', default: '2000' },
    passes: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    lists: { type: 'string', default: 'worked,second-worked,third-worked' },
  },
})
const QUESTIONS = Object.fromEntries(values.lists.split(',').map((name) => [name, readQuestions(name)]))
const steps = values.steps.split(',')
const folder = path.join(os.tmpdir(), 'search-bench')
fs.mkdirSync(folder, { recursive: true })

console.log(
  `${new Date().toISOString()} · Node ${process.version} · ${os.availableParallelism()} cores · load ${os
    .loadavg()
    .map((it) => it.toFixed(1))
    .join(' ')}`,
)

const real = await realSite(folder, values.built)
const queries = [...titleQueries(real.names.pages), ...QUERIES]
const texts = [...new Set(queries.map(({ query }) => query))]

if (steps.includes('relevance')) {
  const peer = await pagefind(
    real.dist,
    real.names.pages.map(({ route }) => route),
    [
      ...texts,
      ...Object.values(LISTS)
        .flat()
        .map(({ query }) => query),
      ...Object.values(QUESTIONS)
        .flat()
        .map(({ query }) => query),
    ],
    folder,
  )
  const askers = [
    { label: 'ours', ask: askOurs(real) },
    ...Object.values(MINISEARCH).map((setup) => ({
      label: setup.label,
      ask: miniSearch(setup, real.sections).ask,
      pagesOnly: true,
    })),
    { ...peer, pagesOnly: true },
  ]
  const results = askers.map(({ label, ask, pagesOnly }) => ({
    label,
    ...measure(queries, ask, { pagesOnly }),
    lists: Object.fromEntries(
      Object.entries(LISTS).map(([name, list]) => [name, measure(list, ask, { pagesOnly }).all]),
    ),
  }))
  table(
    `Relevance, ${real.label}: expected page first / among the first three, in per cent`,
    ['queries', 'n', ...results.map(({ label }) => label)],
    [...QUERY_KINDS, 'all', ...Object.keys(LISTS)].map((kind) => [
      kind,
      scoreOf(results[0], kind).queries,
      ...results.map((result) => shares(scoreOf(result, kind))),
    ]),
  )
  const routes = (ask) => (query) => ask(query).map(({ route }) => route.replace(/#part-0$/, ''))
  table(
    'Places: an answering section is the first option / among the first three, in per cent',
    ['questions', 'n', ...askers.map(({ label }) => label)],
    Object.entries(QUESTIONS).map(([name, questions]) => [
      name,
      questions.length,
      ...askers.map(({ ask, askPlaces }) =>
        shares(measureSections(questions, askPlaces ?? routes(ask), real.pages).score),
      ),
    ]),
  )
  console.log(`\n${peer.label}: ${peer.firstBytes} bytes to its first results, ${peer.allBytes} in all files`)
  if (values.misses) console.log(`\n${describeMisses(results[0].misses)}`)
}

if (steps.includes('landing')) {
  for (const [name, questions] of Object.entries(QUESTIONS)) {
    const { hits, seen, misses } = await landing(real.dist, questions, real.pages, { width: 1280, height: 800 })
    console.log(`\nAfter Enter the answering words are on the first screen, ${name} questions: ${seen} of ${hits} hits`)
    if (values.misses)
      for (const { query, place, screens } of misses) console.log(`${screens} screens  ${place}  ${query}`)
  }
}

if (steps.includes('bytes')) {
  const opened = await modalBytes(real.dist, '/api/createSlice', 'createAsyncThunk').catch((error) => error)
  if (opened instanceof Error) console.log(`\nThe modal could not be measured: ${opened.message.split('\n')[0]}`)
  else {
    for (const [title, files] of [
      ['From opening the modal to the first results, gzip', opened.first],
      ['Texts that come behind them, gzip', opened.texts],
    ]) {
      table(title, ['file', 'bytes'], [...files.map(({ path, bytes }) => [path, bytes]), ['together', sum(files)]])
    }
  }
  await sizes([real])
}

if (steps.includes('latency')) await latencies(real, [...texts, ...readQuestions('worked').map(({ query }) => query)])

if (steps.includes('growth'))
  table('Growth: generated pages, bytes, gzip', GROWTH_HEAD, await growth(folder, values.built))

if (steps.includes('typing'))
  table('From a key to the results that stay, generated pages, ms', TYPING_HEAD, await typing(folder, values.built))

function askOurs({ names, texts }) {
  const engine = createEngine(names)
  for (const tier of texts) engine.addTexts(tier)
  return askEngine(engine, names)
}

async function sizes(sites) {
  const code = {
    ours: gzipSize(Buffer.from(await bundleEngine('ours', folder))),
    mini: gzipSize(Buffer.from(await bundleEngine('minisearch', folder))),
  }
  table(
    'Engine and index alone, gzip (an engine here is its code without interface)',
    ['site', 'our engine', 'our names', 'our texts', 'MiniSearch', 'its index, as VitePress'],
    sites.map(({ label, names, texts, sections }) => [
      label,
      code.ours,
      gzipSize(Buffer.from(JSON.stringify(names))),
      sum(texts.map((tier) => ({ bytes: gzipSize(Buffer.from(JSON.stringify(tier))) }))),
      code.mini,
      gzipSize(Buffer.from(miniSearch(MINISEARCH.vitepress, sections).json)),
    ]),
  )
}

async function latencies({ label, names, texts, sections }, typed) {
  const { options, search } = MINISEARCH.vitepress
  const typing = { sequences: keystrokes(typed, Number(values.keystrokes)), passes: Number(values.passes) }
  const results = [
    [
      'ours',
      await latency(
        'ours',
        { 'names.json': JSON.stringify(names), 'texts.json': JSON.stringify(texts) },
        typing,
        folder,
      ),
    ],
    [
      MINISEARCH.vitepress.label,
      await latency(
        'minisearch',
        {
          'setup.json': JSON.stringify({ options, search }),
          'index.json': miniSearch(MINISEARCH.vitepress, sections).json,
        },
        typing,
        folder,
      ),
    ],
  ]
  const ms = (value) => value.toFixed(value < 10 ? 2 : 0)
  table(
    `Milliseconds a keystroke, ${label}, ${results[0][1].worker.count} keystrokes, best of ${values.passes}`,
    [
      '',
      'worker p50',
      'worker p95',
      'worker max',
      'slowed p50',
      'slowed p95',
      'slowed max',
      'slowed start',
      'page slowed',
      'worker slowed',
    ],
    results.map(([name, { worker, slow, slowed, workerSlowed }]) => [
      name,
      ...[worker.p50, worker.p95, worker.max, slow.p50, slow.p95, slow.max, slow.prepared].map(ms),
      `${slowed.toFixed(1)}×`,
      `${workerSlowed.toFixed(1)}×`,
    ]),
  )
}

function scoreOf({ kinds, all, lists }, kind) {
  return { ...kinds, all, ...lists }[kind]
}

function shares({ queries, first, firstThree }) {
  return `${((100 * first) / queries).toFixed(1)} / ${((100 * firstThree) / queries).toFixed(1)}`
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function table(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  console.log(
    `\n${title}\n\n${[line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')}`,
  )
}
