// The built-in server beside sirv and nginx, on the same files: requests a second, bytes an answer, memory.
//   node bench/serving/run.mjs [--rounds=3] [--seconds=8] [--connections=64]
// In turns: each server alone, started anew, warmed for two seconds, then asked for all pages one after the other by wrk.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SERVERS } from './servers.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '64' },
  },
})

const SITE = fileURLToPath(new URL('../../site', import.meta.url))
const folder = path.join(os.tmpdir(), 'serving-bench')
const dist = path.join(folder, 'dist')
fs.rmSync(folder, { recursive: true, force: true })
fs.cpSync(path.join(SITE, 'dist'), dist, { recursive: true })
if (!fs.existsSync(path.join(dist, 'index.html.br')))
  throw new Error('The built site has no compressed files: run `npm run build -- --compress` first.')
fs.symlinkSync(path.join(SITE, 'site.config.ts'), path.join(folder, 'site.config.ts'))

const pages = fs
  .readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${path.dirname(file)}`.replace(/\/\.$/, '/'))
const script = path.join(folder, 'pages.lua')
fs.writeFileSync(script, lua(pages))

/** wrk asks for the pages in turn, as a browser that takes compressed answers. */
function lua(paths) {
  return `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }
local next = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
done = function(summary, latency)
  local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration, summary.bytes, latency:percentile(99), bad))
end
`
}

function ask(origin, seconds) {
  const args = ['-t1', `-c${values.connections}`, `-d${seconds}s`, '-s', script, origin]
  const [, ...numbers] = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(execFileSync('wrk', args, { encoding: 'utf8' }))
  const [requests, microseconds, bytes, p99, bad] = numbers.map(Number)
  return { perSecond: requests / (microseconds / 1e6), bytes: bytes / requests, p99: p99 / 1000, bad }
}

/** Resident memory of a process and what it has started, in MiB. */
function memoryOf(pid) {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const own = Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return children.reduce((sum, child) => sum + memoryOf(child), own)
}

async function answering(child, origin) {
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode} before it answered.`)
}

const results = Object.fromEntries(SERVERS.map(({ name }) => [name, []]))
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [index, { name, start }] of SERVERS.entries()) {
    const port = 4870 + index
    const { command, args, env } = await start({ folder, dist, site: SITE, port })
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
    const origin = `http://127.0.0.1:${port}`
    try {
      await answering(child, origin)
      const atFirst = memoryOf(child.pid)
      ask(origin, 2)
      const asked = ask(origin, values.seconds)
      results[name].push({ ...asked, atFirst, memory: memoryOf(child.pid) })
      console.error(`${name}: ${Math.round(asked.perSecond)} requests a second, ${asked.bad} bad answers`)
    } finally {
      child.kill('SIGTERM')
      await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()))
    }
  }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const row = (name, key, digits = 0) => median(results[name].map((each) => each[key])).toFixed(digits)
console.log(
  '| server | requests a second | 99th percentile, ms | bytes an answer | MiB at first | MiB after the load |',
)
console.log('| --- | --: | --: | --: | --: | --: |')
for (const { name } of SERVERS) {
  const cells = [
    row(name, 'perSecond'),
    row(name, 'p99', 1),
    row(name, 'bytes'),
    row(name, 'atFirst'),
    row(name, 'memory'),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
