import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { fileHashes } from '#disk/file-hashes.ts'
import { fingerprint, pathsThatExist } from '#disk/fingerprint.ts'
import { analyticsFromEnvironment } from '../config/analytics-from-environment.ts'

/** What a build was made from. */
export interface BuildInputs {
  hash: string
  /** Files besides content and settings, relative to the root: what the settings name. */
  files: string[]
}

/** Everything that a build of the site depends on. `files` are those that its settings name. */
export function inputsOf(root: string, files: string[]): BuildInputs {
  const names = [...new Set(files.map((file) => relative(root, file).split(sep).join('/')))].sort()
  return { hash: inputsFingerprint(root, names), files: names }
}

/**
 * Everything that `dist/` depends on, as one hash: the site, with the files that its settings name, the engine, the commit (for
 * dates), the year (for the footer) and what the environment says.
 */
function inputsFingerprint(root: string, files: string[]): string {
  const engine = engineFingerprint(['src'], [])
  const settings = readdirSync(root).filter((name) => /\.m?[jt]s$/.test(name)) // site.config.ts, and what it imports from beside it
  const { hashOf, keep } = fileHashes(join(root, '.cache/hashes.json'))
  const hash = fingerprint(
    root,
    [...pathsThatExist(root, ['content', 'public', ...files]), ...settings],
    [
      engine,
      headCommit(root),
      String(new Date().getUTCFullYear()),
      JSON.stringify(analyticsFromEnvironment(process.env)),
    ],
    hashOf,
  )
  keep()
  return hash
}

/** Remembers what the present `dist/` was built from. */
export function writeStamp(root: string, { hash, files }: BuildInputs): void {
  writeFileSync(stampFile(root), `${[hash, ...files].join('\n')}\n`)
}

/** Forgets it, before `dist/` is replaced: a run that ends in between must not leave a stamp that lies. */
export function clearStamp(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** True after a build that has left nothing out, whatever has changed since. */
export const hasStamp = (root: string): boolean => existsSync(stampFile(root))

/** True when `dist/` is there and was built from what the site is now. */
export function isFresh(root: string): boolean {
  if (!existsSync(join(root, 'dist/index.html')) || !existsSync(stampFile(root))) return false
  // What the settings name is the same as then if they are: they need not be run.
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
