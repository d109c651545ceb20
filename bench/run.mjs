// All benchmarks, one after the other, with what they print in one file. Hours: leave the machine alone meanwhile.
//   node bench/run.mjs [--only=frameworks-56,builds] [--report=file]
// Peers are installed below $PEERS_DIR (default <temp folder>/peers); nothing is installed or written into the project but site/dist.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const PEERS = '--peers=ours,docusaurus,starlight,vitepress1,rspress'
const BENCHES = {
  'frameworks-56': ['frameworks/run.mjs', PEERS],
  'frameworks-1000': ['frameworks/run.mjs', '--n=1000', '--runs=1', PEERS],
  'frameworks-10000': [
    'frameworks/run.mjs',
    '--n=10000',
    '--runs=1',
    '--peers=ours',
    '--steps=build,floors,measure,report',
  ],
  builds: ['builds/run.mjs'],
  edits: ['edits/run.mjs'],
  pages: ['pages/run.mjs'],
  live: ['live/run.mjs'],
  'first-step': ['live/first-step.mjs'],
  search: ['search/run.mjs'],
  serving: ['serving/run.mjs'],
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(BENCHES).join(',') },
    report: { type: 'string', default: path.join(os.tmpdir(), 'bench-report.md') },
  },
})
const names = values.only.split(',')
const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". Choose from: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const report = fs.createWriteStream(values.report)
const failed = []
await run('npm', ['run', 'build', '--', '--compress'])
for (const name of names) {
  const [script, ...args] = BENCHES[name]
  tell(`\n# ${name}: node bench/${[script, ...args].join(' ')}\n\n`)
  const code = await run(process.execPath, [path.join('bench', script), ...args])
  if (code === 0) continue
  failed.push(name)
  tell(`\n${name} ended with ${code}.\n`)
}
report.end()
console.log(`\nAll of it stands in ${values.report}.`)
process.exitCode = failed.length > 0 ? 1 : 0

function tell(text) {
  process.stdout.write(text)
  report.write(text)
}

/** One benchmark that fails does not take the others with it. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.setEncoding('utf8').on('data', tell)
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
}
