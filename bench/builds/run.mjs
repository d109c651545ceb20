// Builds of this site, as an author and a newcomer wait for them: wall time, processor time and memory of the whole command with npm.
//   node bench/builds/run.mjs [--runs=3] [--rev=HEAD] [--steps=start,unchanged,changed,cold]
// In a fresh clone of what is committed, below <temp folder>/builds-bench. The table is printed as Markdown.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { spread, table } from '../live/tables.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    rev: { type: 'string', default: 'HEAD' },
    steps: { type: 'string', default: 'start,unchanged,changed,cold' },
  },
})
const runs = Number(values.runs)
const steps = values.steps.split(',')
const root = fileURLToPath(new URL('../..', import.meta.url))
const clone = path.join(os.tmpdir(), 'builds-bench')
const page = path.join(clone, 'site/content/usage/usage-guide.mdx')
const PORT = '4899'

fs.rmSync(clone, { recursive: true, force: true })
git(root, 'clone', '--quiet', root, clone)
git(clone, 'checkout', '--quiet', git(root, 'rev-parse', values.rev).trim())
execFileSync('npm', ['ci', '--silent'], { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] })

/** Taken in this order: each leaves what the next one begins with. */
const taken = {}
if (steps.includes('start')) taken['`npm start` on a fresh clone, until the first page answers'] = [await firstPage()]
await build()
if (steps.includes('unchanged')) taken['nothing changed'] = await repeat(() => build())
if (steps.includes('changed')) taken['one paragraph of the usage guide changed'] = await repeat(buildChanged)
if (steps.includes('cold')) taken['nothing kept: types, proofs, recordings, all'] = [await buildCold()]
print()

function git(folder, ...args) {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
}

async function repeat(take) {
  const list = []
  for (let run = 0; run < runs; run++) list.push(await take())
  return list
}

/** The whole command, with what it starts. */
function build() {
  return timed('npm', ['run', '--silent', 'build'])
}

async function buildChanged() {
  const text = fs.readFileSync(page, 'utf8')
  fs.writeFileSync(page, `${text.trimEnd()}\n\nOne more sentence, written at ${new Date().toISOString()}.\n`)
  try {
    return await build()
  } finally {
    fs.writeFileSync(page, text)
    await build() // what the next run begins with
  }
}

function buildCold() {
  for (const folder of ['site/.cache', 'site/dist', 'engine/.cache'])
    fs.rmSync(path.join(clone, folder), { recursive: true, force: true })
  return build()
}

function timed(command, args) {
  const report = path.join(os.tmpdir(), `builds-bench-${process.pid}.txt`)
  return new Promise((resolve, reject) => {
    const child = spawn('time', ['-f', '%e %U %S %M', '-o', report, command, ...args], { cwd: clone, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`${command} ${args.join(' ')} ended with ${code} in ${clone}.`))
      const [wall, user, system, kilobytes] = fs.readFileSync(report, 'utf8').trim().split(' ').map(Number)
      fs.rmSync(report)
      resolve({ wall: wall * 1000, processor: (user + system) * 1000, memory: kilobytes / 1024 })
    })
  })
}

async function firstPage() {
  const begin = performance.now()
  const env = { ...process.env, PORT, HOST: '127.0.0.1' }
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true })
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => null)
      if (answer?.ok) return { wall: performance.now() - begin }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`npm start ended with ${child.exitCode} before it answered.`)
  } finally {
    const hasEnded = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()))
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await hasEnded
  }
}

function print() {
  const figure = (list, key) => (list[0][key] === undefined ? '' : spread(list, key))
  table(
    [`this site; median of ${runs} (range)`, 'ms', 'processor, ms', 'largest process, MiB'],
    Object.entries(taken).map(([name, list]) => [
      name,
      figure(list, 'wall'),
      figure(list, 'processor'),
      figure(list, 'memory'),
    ]),
  )
  console.log(
    `\nload ${os.loadavg().map((it) => it.toFixed(1))}, ${os.availableParallelism()} cores · Node ${process.version}, ${new Date().toISOString()}`,
  )
}
