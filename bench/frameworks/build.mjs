// Cold build and warm rebuild (one page changed), interleaved between peers.
//   node build.mjs --n=56 --runs=3 [--peers=a,b] [--limit=seconds per build] [--warmunder=skip the warm one if cold took longer]
//     [--first: cold without what a framework makes once for all sites, as after an installation]
// Per run: delete caches, build, change one page, build again. GNU time gives wall, CPU and the largest
// single process; a 200 ms sampler gives the peak of the summed RSS of the whole process tree.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { measured } from './corpus.mjs'
import {
  args,
  chosen,
  clearCaches,
  distOf,
  env,
  loadResult,
  median,
  prepare,
  put,
  saveResult,
  site,
  WORK,
} from './lib.mjs'
import { PEERS } from './peers.mjs'

const N = Number(args.n ?? 56),
  runs = Number(args.runs ?? 3)

function treeRss(session) {
  let sum = 0
  for (const pid of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const fields = fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      if (Number(fields[3]) === session) sum += Number(fields[21]) * 4096
    } catch {}
  }
  return sum
}

function build(peer, tag) {
  return new Promise((done) => {
    const report = path.join(WORK, `time-${peer}.txt`),
      log = path.join(WORK, 'logs', `${peer}-${N}-${tag}.log`)
    put(log, '')
    const out = fs.openSync(log, 'w')
    // detached: a session of its own, so the sampler can find every child
    const child = spawn(
      'time',
      ['-v', '-o', report, 'timeout', String(args.limit ?? 1200), 'bash', '-c', PEERS[peer].build],
      { cwd: site(peer), env: env(peer), stdio: ['ignore', out, out], detached: true },
    )
    let peak = 0
    const timer = setInterval(() => (peak = Math.max(peak, treeRss(child.pid))), 200)
    child.on('exit', (code) => {
      clearInterval(timer)
      fs.closeSync(out)
      const text = fs.readFileSync(report, 'utf8')
      const get = (label) => text.match(new RegExp(`${label}.*: (.+)`))?.[1]
      const wall = get('Elapsed')
        .split(':')
        .reduce((a, b) => a * 60 + Number(b), 0)
      done({
        ok: code === 0,
        wall,
        cpu: Number(get('User time')) + Number(get('System time')),
        rssMaxProc: Number(get('Maximum resident')) * 1024,
        rssTree: peak,
      })
    })
  })
}

const result = args.first ? `build-${N}-first` : `build-${N}`
const all = loadResult(result)
const page = measured().from
for (let run = 0; run < runs; run++) {
  for (const peer of chosen()) {
    prepare(peer, N)
    const p = PEERS[peer],
      file = path.join(site(peer), p.content, `${page.file}.${p.ext ?? 'md'}`),
      original = fs.readFileSync(file, 'utf8')
    clearCaches(peer)
    const cold = await build(peer, 'cold')
    if (cold.ok && run === 0) {
      fs.rmSync(distOf(peer, N), { recursive: true, force: true })
      fs.cpSync(path.join(site(peer), p.dist), distOf(peer, N), { recursive: true })
    }
    let warm = null
    if (cold.ok && !(cold.wall > Number(args.warmunder ?? Infinity)) && !args.coldonly) {
      fs.writeFileSync(file, `${original}\nOne more paragraph, changed at run ${Date.now()}.\n`)
      warm = await build(peer, 'warm')
      fs.writeFileSync(file, original)
    }
    all[peer] ??= []
    all[peer].push({
      at: new Date().toISOString(),
      load: Number(fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0]),
      cold,
      warm,
    })
    saveResult(result, all)
    console.log(
      peer.padEnd(12),
      'cold',
      cold.ok ? cold.wall : 'FAILED',
      'cpu',
      cold.cpu,
      'rss',
      (cold.rssTree / 2 ** 20) | 0,
      'MiB; warm',
      warm ? (warm.ok ? warm.wall : 'FAILED') : '-',
    )
  }
}
for (const peer of chosen())
  console.log(
    peer.padEnd(12),
    'median cold',
    median(all[peer].map((r) => r.cold.wall)),
    'warm',
    median(all[peer].map((r) => r.warm?.wall)),
  )
