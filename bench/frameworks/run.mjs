// This engine beside Docusaurus and Starlight, in all steps one after the other.
//   node bench/frameworks/run.mjs [--n=56] [--runs=3] [--peers=ours,docusaurus,starlight] [--steps=setup,build,floors,measure,report] [--first]
// Everything is written below $PEERS_DIR (default: <temp folder>/peers); the report is printed and kept there.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { RESULTS } from './lib.mjs'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '56' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'string', default: 'ours,docusaurus,starlight' },
    steps: { type: 'string', default: 'setup,build,floors,measure,report' },
    first: { type: 'boolean', default: false },
  },
})

function step(script, ...args) {
  console.log(`\n== ${script} ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const steps = values.steps.split(',')
const peers = `--peers=${values.peers}`
const withFloors = `${peers},plainhtml,reactfloor`
if (steps.includes('setup')) step('setup.mjs', `--peers=${values.peers.replace(/^ours,/, '')}`)
if (steps.includes('build'))
  step('build.mjs', `--n=${values.n}`, `--runs=${values.runs}`, peers, ...(values.first ? ['--first'] : []))
if (steps.includes('floors')) step('floors.mjs', `--n=${values.n}`)
if (steps.includes('measure')) step('measure.mjs', `--n=${values.n}`, withFloors, '--only=size,load,nav')
if (steps.includes('report')) {
  step('report.mjs')
  console.log(fs.readFileSync(path.join(RESULTS, 'RESULTS.md'), 'utf8'))
}
