import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages, write } from './corpus.mjs'
import { PEERS } from './peers.mjs'

export const HERE = path.dirname(fileURLToPath(import.meta.url))
export const WORK = process.env.PEERS_DIR ?? path.join(os.tmpdir(), 'peers')
export const RESULTS = path.join(WORK, 'results')
export const site = (peer) => path.join(WORK, 'sites', peer)
export const distOf = (peer, N) => path.join(WORK, 'dist', `${peer}-${N}`)
export const args = Object.fromEntries(
  process.argv
    .slice(2)
    .map((a) => a.replace(/^--/, '').split('='))
    .map(([k, v]) => [k, v ?? true]),
)
export const chosen = () => (args.peers ? args.peers.split(',') : Object.keys(PEERS))
export const median = (list) => {
  const v = list.filter((x) => typeof x === 'number' && Number.isFinite(x)).sort((a, b) => a - b)
  return v.length ? (v.length % 2 ? v[v.length >> 1] : (v[v.length / 2 - 1] + v[v.length / 2]) / 2) : null
}
/** A program found on PATH, as a full path. */
export const which = (name) =>
  process.env.PATH.split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => fs.existsSync(file))
export const put = (file, text) => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}
export const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {})
export const saveResult = (name, data) => put(path.join(RESULTS, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`)
export const loadResult = (name) => readJson(path.join(RESULTS, `${name}.json`))

export function env(peer) {
  const p = PEERS[peer]
  const bin = path.join(WORK, 'node24', 'node_modules', '.bin')
  return {
    ...process.env,
    ...p.env,
    CI: '1',
    NODE_ENV: 'production',
    PATH: p.node24 ? `${bin}${path.delimiter}${process.env.PATH}` : process.env.PATH,
  }
}

/** Writes config and the N-page corpus into the peer's site folder (idempotent). */
export function prepare(peer, N) {
  const p = PEERS[peer],
    dir = site(peer)
  const stamp = path.join(dir, '.corpus')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === String(N) && !args.rewrite) return
  const content = path.join(dir, p.content)
  fs.rmSync(content, { recursive: true, force: true })
  write(N, content, { h1: p.h1, ext: p.ext ?? 'md', front: p.front ?? '' })
  for (const [file, text] of Object.entries(p.files(pages(N)))) put(path.join(dir, file), text)
  for (const c of p.caches) fs.rmSync(path.join(dir, c), { recursive: true, force: true })
  fs.writeFileSync(stamp, String(N))
}
/** What a build of the site has left; with `--first` also what the framework has made once for all sites. */
export function clearCaches(peer) {
  const { caches, once = [] } = PEERS[peer]
  for (const c of caches) fs.rmSync(path.join(site(peer), c), { recursive: true, force: true })
  if (args.first) for (const folder of once) fs.rmSync(folder, { recursive: true, force: true })
}
