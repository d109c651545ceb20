// Runs the shared benchmark with this engine added as a peer, beside Docusaurus and Starlight.
//   node bench/run.mjs [--n=56] [--runs=3] [--peers=ours,docusaurus,starlight] [--steps=setup,build,floors,measure,report]
// Everything is written below $PEERS_DIR (default: <temp folder>/peers); the report is printed and kept there.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '56' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'string', default: 'ours,docusaurus,starlight' },
    steps: { type: 'string', default: 'setup,build,floors,measure,report' },
  },
})
const shared = fileURLToPath(new URL('../../shared/bench', import.meta.url))
const peersDir = process.env.PEERS_DIR ?? path.join(os.tmpdir(), 'peers')
const bench = path.join(peersDir, 'bench')

/** A copy of the shared harness whose list of peers has one more entry: the shared folder is never written to. */
function prepareHarness() {
  fs.mkdirSync(bench, { recursive: true })
  for (const name of fs.readdirSync(shared).filter((file) => file.endsWith('.mjs') || file.endsWith('.md'))) {
    fs.copyFileSync(path.join(shared, name), path.join(bench, name === 'peers.mjs' ? 'shared-peers.mjs' : name))
  }
  const ours = new URL('./peer.mjs', import.meta.url).href
  fs.writeFileSync(
    path.join(bench, 'peers.mjs'),
    `import { PEERS as SHARED } from './shared-peers.mjs'\nimport { ours } from '${ours}'\nexport const PEERS = { ours, ...SHARED }\n`,
  )
}

function step(script, ...args) {
  console.log(`\n== ${script} ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [path.join(bench, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PEERS_DIR: peersDir },
  })
  if (status !== 0) process.exit(status ?? 1)
}

prepareHarness()
const steps = values.steps.split(',')
const peers = `--peers=${values.peers}`
const withFloors = `${peers},plainhtml,reactfloor`
if (steps.includes('setup')) step('setup.mjs', `--peers=${values.peers.replace(/^ours,/, '')}`)
if (steps.includes('build')) step('build.mjs', `--n=${values.n}`, `--runs=${values.runs}`, peers)
if (steps.includes('floors')) step('floors.mjs', `--n=${values.n}`)
if (steps.includes('measure')) step('measure.mjs', `--n=${values.n}`, withFloors, '--only=size,load,nav')
if (steps.includes('report')) {
  step('report.mjs')
  console.log(fs.readFileSync(path.join(bench, 'RESULTS.md'), 'utf8'))
}
