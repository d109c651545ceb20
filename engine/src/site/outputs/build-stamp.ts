import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { engineFingerprint } from '#disk/engine-fingerprint.ts'
import { fileHashes } from '#disk/file-hashes.ts'
import { findAbove } from '#disk/find-package.ts'
import { fingerprint, pathsThatExist } from '#disk/fingerprint.ts'
import { fieldsOf } from '#model/fields.ts'
import { openPackageVersions } from '#samples/package-versions.ts'
import { analyticsFromEnvironment } from '../config/analytics-from-environment.ts'
import { buildYear } from '../shape/build-year.ts'

/** What a build depends on that its settings name. */
export interface NamedInputs {
  /** Files and folders besides content, relative to the root. */
  files: string[]
  /** Packages whose versions count, with those they stand on. */
  packages: string[]
}

/** What a build was made from. */
export interface BuildInputs extends NamedInputs {
  hash: string
}

/** Everything that a build of the site depends on. `files` may be folders; those that are not there count once they are. */
export function inputsOf(root: string, { files, packages }: NamedInputs): BuildInputs {
  const named = {
    files: [...new Set(files.map((file) => relative(root, file).split(sep).join('/')))].sort(),
    packages: [...new Set(packages)].sort(),
  }
  return { ...named, hash: inputsFingerprint(root, named) }
}

/**
 * Everything that `dist/` depends on, as one hash: the site, with the files that its settings name, the engine, what is installed, the
 * commit (for dates), the year (for the footer) and what the environment says.
 */
function inputsFingerprint(root: string, { files, packages }: NamedInputs): string {
  const engine = engineFingerprint(['src'], [])
  const settings = readdirSync(root).filter((name) => /\.m?[jt]s$/.test(name)) // site.config.ts, and what it imports from beside it
  const { hashOf, keep } = fileHashes(join(root, '.cache/hashes.json'))
  const installed = INSTALLED.map((name) => findAbove(root, name)).filter((file) => file !== null)
  const hash = fingerprint(
    root,
    [...pathsThatExist(root, ['content', 'public', ...files]), ...settings],
    [
      engine,
      process.version,
      ...openPackageVersions(root).of(packages),
      ...installed.map(hashOf),
      gitState(root),
      String(buildYear()),
      JSON.stringify(analyticsFromEnvironment(process.env)),
    ],
    hashOf,
  )
  keep()
  return hash
}

/** What is written down of everything that is installed: samples import what no settings name. */
const INSTALLED = ['package-lock.json', 'node_modules/.package-lock.json']

/** Remembers what the present `dist/` was built from. */
export function writeStamp(root: string, inputs: BuildInputs): void {
  writeFileSync(stampFile(root), JSON.stringify(inputs))
}

/** Forgets it, before `dist/` is replaced: a run that ends in between must not leave a stamp that lies. */
export function clearStamp(root: string): void {
  rmSync(stampFile(root), { force: true })
}

/** True after a build that has left nothing out, whatever has changed since. */
export const hasStamp = (root: string): boolean => existsSync(stampFile(root))

/** True when `dist/` is there and was built from what the site is now. */
export const isFresh = (root: string): boolean => freshInputs(root) !== null

/** What `dist/` was built from, as one hash, if the site is still the same. */
export function freshInputs(root: string): string | null {
  if (!existsSync(join(root, 'dist/index.html'))) return null
  // What the settings name is the same as then if they are: they need not be run.
  const stamp = readStamp(root)
  return stamp && stamp.hash === inputsFingerprint(root, stamp) ? stamp.hash : null
}

const stampFile = (root: string) => join(root, '.cache/build-stamp')

function readStamp(root: string): BuildInputs | null {
  try {
    const { hash, files, packages } = fieldsOf(JSON.parse(readFileSync(stampFile(root), 'utf8')))
    return typeof hash === 'string' && isTexts(files) && isTexts(packages) ? { hash, files, packages } : null
  } catch {
    return null // none, or one of an older engine
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The commit, and whether all before it are here: both decide about dates. */
function gitState(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return '' // no git: no dates that could change
  }
}
