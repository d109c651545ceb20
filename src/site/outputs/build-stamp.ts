import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { fingerprint, pathsThatExist } from '#disk/fingerprint.ts'
import { analyticsFromEnvironment } from '../config/analytics-from-environment.ts'

/** Everything that `dist/` depends on. */
export interface Inputs {
  hash: string
  /** Files that the settings name, anywhere. */
  files: string[]
}

/** What a build begins with: the site, the engine, the commit (for dates), the year (for the footer) and what the environment says. */
export function inputsOf(root: string, files: string[]): Inputs {
  return { hash: inputsFingerprint(root, files), files }
}

function inputsFingerprint(root: string, files: string[]): string {
  const engine = fingerprint(ENGINE_ROOT, ['src', 'samples', 'package-lock.json'])
  const settings = readdirSync(root).filter((name) => /\.m?[jt]s$/.test(name)) // site.config.ts, and what it imports from beside it
  const named = files.map((file) => relative(root, resolve(root, file)))
  return fingerprint(
    root,
    [...pathsThatExist(root, ['content', 'public', ...named]), ...settings],
    [
      engine,
      headCommit(root),
      String(new Date().getUTCFullYear()),
      JSON.stringify(analyticsFromEnvironment(process.env)),
    ],
  )
}

/** Remembers what the present `dist/` was built from. The files stand in it by name, so that nobody has to run the settings. */
export function writeStamp(root: string, { hash, files }: Inputs): void {
  writeFileSync(stampFile(root), `${[hash, ...files].join('\n')}\n`)
}

/** Forgets it, before `dist/` is replaced: a run that ends in between must not leave a stamp that lies. */
export function clearStamp(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** True when `dist/` is there and was built from what the site is now. */
export function isFresh(root: string): boolean {
  if (!existsSync(join(root, 'dist/index.html')) || !existsSync(stampFile(root))) return false
  const [hash, ...files] = readFileSync(stampFile(root), 'utf8').trim().split('\n')
  return hash === inputsFingerprint(root, files)
}

const stampFile = (root: string) => join(root, '.cache/build-stamp')

function headCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return '' // no git: no dates that could change
  }
}
