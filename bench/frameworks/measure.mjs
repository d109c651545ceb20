// ($CHROMIUM: the browser, else `chromium` on PATH.) Output sizes, page load, client navigation and search in Chromium, interleaved between peers.
//   node measure.mjs --n=56 [--peers=..] [--only=size,load,nav,search] [--loads=5] [--navs=3]
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { measured } from './corpus.mjs'
import { args, distOf, loadResult, saveResult, WORK, which } from './lib.mjs'
import { PEERS } from './peers.mjs'
import { br, gz, serve, spki } from './serve.mjs'

const require = createRequire(path.join(WORK, 'tools', 'package.json'))
const { chromium } = require('playwright-core')
const N = Number(args.n ?? 56),
  LOADS = Number(args.loads ?? 5),
  NAVS = Number(args.navs ?? 3)
const only = args.only ? args.only.split(',') : ['size', 'load', 'nav', 'search']
const { from, to } = measured()
const FLOORS = {
  plainhtml: { url: () => '/', label: 'floor: plain HTML + CSS' },
  reactfloor: { url: () => '/', label: 'floor: React 19 empty shell' },
}
const TARGETS = { ...PEERS, ...FLOORS }
const names = (args.peers ? args.peers.split(',') : Object.keys(TARGETS)).filter((n) => fs.existsSync(distOf(n, N)))
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const sleep = (ms) => new Promise((r) => setTimeout(r, ms))
const out = loadResult(`measure-${N}`)
const save = () => saveResult(`measure-${N}`, out)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? which('chromium'),
  args: [
    '--no-sandbox',
    '--headless',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--ignore-certificate-errors-spki-list=${spki()}`,
  ],
})
const servers = {}
for (const name of names) servers[name] = await serve(distOf(name, N))

// Runs in every document, before its own scripts.
function probe(targetTitle) {
  const abs = () => performance.timeOrigin + performance.now()
  const m = { lcp: 0, fcp: 0, long: [], cls: 0 }
  window.__m = m
  const watch = (type, fn) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({ type, buffered: true })
    } catch {}
  }
  watch('largest-contentful-paint', (e) => {
    m.lcp = e.startTime
  })
  watch('paint', (e) => {
    if (e.name === 'first-contentful-paint') m.fcp = e.startTime
  })
  watch('longtask', (e) => m.long.push([e.startTime, e.duration]))
  watch('layout-shift', (e) => {
    if (!e.hadRecentInput) m.cls += e.value
  })
  addEventListener(
    'click',
    () => {
      try {
        sessionStorage.setItem('__click', String(abs()))
      } catch {}
    },
    { capture: true },
  )
  const check = () => {
    if (m.h1) return
    for (const h of document.querySelectorAll('h1'))
      if (h.textContent.includes(targetTitle)) {
        m.h1 = abs()
        requestAnimationFrame(() => setTimeout(() => (m.h1paint = abs())))
        return
      }
  }
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true })
  // search: last change inside the results after each input event
  const s = { t0: 0, last: 0, root: null, item: null, firstItem: 0 }
  window.__s = s
  addEventListener(
    'input',
    () => {
      s.t0 = performance.now()
      s.last = 0
      s.firstItem = 0
    },
    { capture: true },
  )
  new MutationObserver((list) => {
    if (!s.root || !s.t0) return
    const now = performance.now()
    if (!s.firstItem && document.querySelector(s.item)) s.firstItem = now
    if (
      list.some(
        (r) =>
          (r.target.nodeType === 1 ? r.target : r.target.parentElement)?.closest?.(s.root) &&
          !(r.target.nodeName === 'INPUT'),
      )
    )
      s.last = now
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

async function open(name, { slow = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (e) => errors.push(String(e.message).slice(0, 200)))
  page.on('console', (msg) => msg.type() === 'error' && errors.push(msg.text().slice(0, 200)))
  await page.addInitScript(probe, to.title)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  const throttle = async (on) => {
    await cdp.send(
      'Network.emulateNetworkConditions',
      on ? SLOW : { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    )
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: on ? 4 : 1 })
  }
  if (slow) await throttle(true)
  const mark = servers[name].log.length
  await page.goto(servers[name].origin + TARGETS[name].url(from.path), { waitUntil: 'load', timeout: 120000 })
  return { context, page, cdp, throttle, errors, mark, close: () => context.close() }
}

const sum = (list, key = 'bytes') => list.reduce((a, b) => a + b[key], 0)

async function sizes(name) {
  const s = await open(name)
  await sleep(4000)
  const log = servers[name].log.slice(s.mark),
    root = distOf(name, N)
  const of = (filter) => {
    const files = [...new Set(log.filter((e) => e.file && filter(e)).map((e) => e.file))].map((f) =>
      fs.readFileSync(path.join(root, f)),
    )
    return {
      files: files.length,
      raw: sum(files, 'length'),
      gzip: files.reduce((a, b) => a + gz(b).length, 0),
      brotli: files.reduce((a, b) => a + br(b).length, 0),
    }
  }
  const js = (e) => e.ext === 'js' || e.ext === 'mjs'
  const walk = (dir) =>
    fs
      .readdirSync(dir, { withFileTypes: true })
      .flatMap((d) => (d.isDirectory() ? walk(path.join(dir, d.name)) : [fs.statSync(path.join(dir, d.name)).size]))
  const all = walk(root)
  const dom = await s.page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    h1: document.querySelector('h1')?.textContent,
    tokens: document.querySelectorAll('pre code *').length,
    links: document.querySelectorAll('a').length,
    inlineJs: [...document.querySelectorAll('script:not([src])')].reduce((a, x) => a + x.textContent.length, 0),
    w: document.body.innerText.split(/\s+/).length,
  }))
  out[name] = {
    ...out[name],
    distBytes: all.reduce((a, b) => a + b, 0),
    distFiles: all.length,
    html: of((e) => e === log[0]),
    js: of((e) => js(e) && !e.prefetch),
    jsPrefetch: of((e) => js(e) && e.prefetch),
    css: of((e) => e.ext === 'css'),
    other: of((e) => !js(e) && e.ext !== 'css' && e !== log[0] && e.method === 'GET' && !e.prefetch),
    otherPrefetch: of((e) => !js(e) && e.prefetch),
    requests: log.filter((e) => !e.prefetch).length,
    prefetchRequests: log.filter((e) => e.prefetch).length,
    transferred: sum(log.filter((e) => !e.prefetch)),
    prefetched: sum(log.filter((e) => e.prefetch)),
    dom,
    errors: s.errors,
    urls: log.map((e) => `${e.prefetch ? 'prefetch ' : ''}${e.url} ${e.bytes}`),
  }
  save()
  await s.close()
}

async function loadOnce(name) {
  const s = await open(name, { slow: true })
  await sleep(5000)
  const m = await s.page.evaluate(() => ({
    ...window.__m,
    load: performance.getEntriesByType('navigation')[0].loadEventEnd,
  }))
  const metrics = Object.fromEntries((await s.cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]))
  await s.throttle(false)
  await s.cdp.send('HeapProfiler.collectGarbage')
  const after = Object.fromEntries((await s.cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]))
  await s.close()
  const tbt = m.long.filter(([t]) => t <= m.load + 5000).reduce((a, [, d]) => a + d - 50, 0)
  return {
    fcp: m.fcp,
    lcp: m.lcp,
    cls: m.cls,
    load: m.load,
    tbt,
    longTasks: m.long.length,
    script: metrics.ScriptDuration * 1000,
    task: metrics.TaskDuration * 1000,
    layout: metrics.LayoutDuration * 1000,
    style: metrics.RecalcStyleDuration * 1000,
    heap: metrics.JSHeapUsedSize,
    heapAfterGc: after.JSHeapUsedSize,
    nodes: metrics.Nodes,
  }
}

async function navOnce(name, { slow, hover }) {
  const s = await open(name)
  const { page } = s,
    log = servers[name].log
  await sleep(2000)
  await s.throttle(slow)
  const t0 = log.length
  const found = await page.evaluate((target) => {
    const norm = (p) => p.replace(/\.html$/, '').replace(/\/$/, '')
    const links = [...document.querySelectorAll('a[href]')].filter(
      (a) => norm(new URL(a.href).pathname) === target && a.getClientRects().length,
    )
    const link = links.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)[0]
    if (!link) return null
    link.scrollIntoView({ block: 'center' })
    link.setAttribute('data-target-link', '')
    window.__spa = true
    const r = link.getBoundingClientRect()
    return { x: r.left + Math.min(r.width / 2, 40), y: r.top + r.height / 2, left: r.left }
  }, to.path)
  if (!found) {
    await s.close()
    return { failed: 'no visible sidebar link' }
  }
  await sleep(1500) // the link is in view: viewport prefetch may run
  const t1 = log.length
  if (hover) {
    await page.mouse.move(found.x, found.y)
    await sleep(300)
    await page.mouse.down()
    await page.mouse.up()
  } else
    await page
      .evaluate(() => {
        document.querySelector('[data-target-link]').click()
      })
      .catch(() => {})
  const end = Date.now() + 30000
  let m = null
  while (Date.now() < end) {
    m = await page
      .evaluate(() => ({
        h1: window.__m?.h1,
        h1paint: window.__m?.h1paint,
        click: Number(sessionStorage.getItem('__click')),
        spa: !!window.__spa,
      }))
      .catch(() => null)
    if (m?.h1 && m.h1paint) break
    await sleep(20)
  }
  await sleep(800)
  const click = m?.click ?? 0
  const rest = log.slice(t1),
    before = rest.filter((e) => e.at < click),
    after = rest.filter((e) => e.at >= click && e.at <= m.h1),
    later = rest.filter((e) => e.at > m?.h1)
  await s.close()
  if (!m?.h1) return { failed: 'h1 not seen' }
  return {
    ms: m.h1 - click,
    paint: m.h1paint - click,
    spa: m.spa,
    viewBytes: sum(log.slice(t0, t1)),
    hoverBytes: sum(before),
    afterBytes: sum(after),
    afterRequests: after.length,
    laterBytes: sum(later),
  }
}

async function searchOnce(name, { slow, warmup }) {
  const cfg = TARGETS[name].search
  const s = await open(name)
  const { page } = s,
    log = servers[name].log
  await sleep(2500)
  await page.evaluate((c) => Object.assign(window.__s, { root: c.results, item: c.item }), cfg)
  await s.throttle(slow)
  const mark = log.length,
    started = Date.now()
  await page.keyboard.press('Control+k')
  await page.waitForSelector(cfg.input, { state: 'visible', timeout: 60000 })
  const opened = Date.now() - started
  await page.focus(cfg.input)
  await page.keyboard.insertText('selector')
  await page.waitForFunction(() => window.__s.firstItem > 0, null, { timeout: 120000, polling: 20 })
  const total = Date.now() - started
  const first = await page.evaluate(() => window.__s.firstItem - window.__s.t0)
  const bytes = sum(log.slice(mark)),
    requests = log.length - mark
  await sleep(slow ? 3000 : 1200)
  const settledBytes = sum(log.slice(mark))
  if (warmup) return s.close()
  const items = await page.evaluate((c) => document.querySelectorAll(c.item).length, cfg)
  // per keystroke, warm
  const type = async (text) => {
    const list = []
    await page.fill(cfg.input, '')
    await sleep(500)
    for (const ch of text) {
      await page.keyboard.insertText(ch)
      await sleep(slow ? 1400 : 650)
      const r = await page.evaluate(() => (window.__s.last ? window.__s.last - window.__s.t0 : null))
      if (r !== null) list.push(r)
    }
    return list
  }
  const keyMark = log.length
  const keys = await type('middleware')
  const keyBytes = sum(log.slice(keyMark))
  await s.close()
  return {
    opened,
    first,
    total,
    bytes,
    requests,
    settledBytes,
    items,
    keys,
    keyBytes,
    urls: log.slice(mark, mark + 12).map((e) => `${e.url} ${e.bytes}`),
  }
}

const attempt = async (name, what, fn) => {
  try {
    return await fn()
  } catch (e) {
    console.log('  failed', name, what, String(e.message).split('\n')[0])
    return { failed: String(e.message).split('\n')[0] }
  }
}
for (const name of names) out[name] ??= {}
if (only.includes('size'))
  for (const name of names) {
    await attempt(name, 'size', () => sizes(name))
    const r = out[name]
    console.log(
      name.padEnd(12),
      'html',
      r.html?.gzip,
      'js gz',
      r.js?.gzip,
      'css gz',
      r.css?.gzip,
      'req',
      r.requests,
      'prefetch',
      r.prefetchRequests,
      r.prefetched,
      JSON.stringify(r.dom),
      r.errors?.slice(0, 2),
    )
  }
if (only.includes('load')) {
  for (const name of names) {
    out[name].loads = []
    await open(name).then((s) => s.close()) // the server compresses here
  }
  for (let i = 0; i < LOADS; i++)
    for (const name of names) {
      const r = await attempt(name, 'load', () => loadOnce(name))
      out[name].loads.push(r)
      save()
      console.log(
        name.padEnd(12),
        'fcp',
        r.fcp | 0,
        'lcp',
        r.lcp | 0,
        'load',
        r.load | 0,
        'tbt',
        r.tbt | 0,
        'script',
        r.script | 0,
        'task',
        r.task | 0,
        'heap',
        ((r.heapAfterGc / 1e4) | 0) / 100,
      )
    }
}
if (only.includes('nav')) {
  const modes = {
    fast: { slow: false, hover: false },
    fastHover: { slow: false, hover: true },
    slow: { slow: true, hover: false },
    slowHover: { slow: true, hover: true },
  }
  for (const name of names) if (PEERS[name]) out[name].nav = {}
  for (const name of names) if (PEERS[name]) await attempt(name, 'nav warm-up', () => navOnce(name, modes.fast))
  for (let i = 0; i < NAVS; i++)
    for (const [mode, opt] of Object.entries(modes))
      for (const name of names) {
        if (!PEERS[name]) continue
        const r = await attempt(name, mode, () => navOnce(name, opt))
        out[name].nav[mode] ??= []
        out[name].nav[mode].push(r)
        save()
        console.log(
          name.padEnd(12),
          mode.padEnd(10),
          r.failed ??
            `${r.ms | 0} ms, paint ${r.paint | 0}, spa ${r.spa}, view ${r.viewBytes} hover ${r.hoverBytes} after ${r.afterBytes} in ${r.afterRequests} later ${r.laterBytes}`,
        )
      }
}
if (only.includes('search')) {
  for (const name of names) if (TARGETS[name].search) out[name].search = { fast: [], slow: [] }
  for (const name of names)
    if (TARGETS[name].search)
      await attempt(name, 'search warm-up', () => searchOnce(name, { slow: false, warmup: true }))
  for (let i = 0; i < Number(args.searches ?? 2); i++)
    for (const mode of ['fast', 'slow'])
      for (const name of names) {
        if (!TARGETS[name].search) continue
        const r = await attempt(name, 'search', () => searchOnce(name, { slow: mode === 'slow' }))
        out[name].search[mode].push(r)
        save()
        console.log(
          name.padEnd(12),
          mode,
          r.failed ??
            `open ${r.opened} first ${r.first | 0} total ${r.total} bytes ${r.bytes}/${r.settledBytes} items ${r.items} keys ${r.keys.map((k) => k | 0)}`,
        )
      }
}
await browser.close()
for (const s of Object.values(servers)) await s.close()
process.exit(0)
