// Installs the peers, Node 24 (for those that need it) and the tools under $PEERS_DIR.
//   node setup.mjs [--peers=a,b]
// A registry mirror may lack single versions: those get an npm override to the nearest one, which is printed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chosen, put, readJson, site, WORK } from './lib.mjs'
import { PEERS } from './peers.mjs'

const near = (name, wanted) => {
  const out = spawnSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }).stdout
  const all = [JSON.parse(out)].flat()
  const want = wanted
    .replace(/^[^\d]*/, '')
    .split('.')
    .map((n) => parseInt(n, 10) || 0)
  const num = (v) => v.split('.').map((n) => parseInt(n, 10) || 0)
  const key = (v) => num(v)[0] * 1e8 + num(v)[1] * 1e4 + num(v)[2]
  const stable = all.filter((v) => !v.includes('-'))
  const major = stable.filter((v) => num(v)[0] === want[0])
  const pool = (major.length ? major : stable.length ? stable : all).sort((a, b) => key(a) - key(b))
  const target = want[0] * 1e8 + want[1] * 1e4 + want[2]
  return pool.filter((v) => key(v) <= target).at(-1) ?? pool[0]
}

function install(dir, deps, type = 'module') {
  const file = path.join(dir, 'package.json')
  const overrides = readJson(file).overrides ?? {}
  for (let tries = 0; tries < 25; tries++) {
    put(
      file,
      JSON.stringify(
        { name: path.basename(dir), private: true, ...(type && { type }), dependencies: deps, overrides },
        null,
        2,
      ),
    )
    const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: dir,
      encoding: 'utf8',
    })
    if (run.status === 0)
      return console.log(`ok   ${path.basename(dir)}`, Object.keys(overrides).length ? JSON.stringify(overrides) : '')
    const miss = run.stderr.match(/No matching version found for (@?[^@\s]+)@(\S+?)\.?\s/)
    if (!miss || overrides[miss[1]]) return console.log(`FAIL ${path.basename(dir)}\n${run.stderr.slice(0, 1500)}`)
    overrides[miss[1]] = near(miss[1], miss[2])
    fs.rmSync(path.join(dir, 'package-lock.json'), { force: true })
  }
}

install(path.join(WORK, 'node24'), { node: '24' })
install(path.join(WORK, 'tools'), {
  'playwright-core': '1.65.0',
  marked: '18',
  shiki: '4',
  vite: '8',
  react: '19.3',
  'react-dom': '19.3',
})
for (const peer of chosen()) install(site(peer), PEERS[peer].deps, PEERS[peer].type)
