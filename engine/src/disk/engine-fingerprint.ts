import { readFileSync } from 'node:fs'
import { ENGINE_ROOT } from './engine-root.ts'
import { fileHashes } from './file-hashes.ts'
import { findAbove, versionOf } from './find-package.ts'
import { fingerprint } from './fingerprint.ts'

/**
 * One hash over parts of the engine, the versions of packages that they work with, and whatever else counts. Below all packages lies
 * what they stand on, which a lock file names; without one, what the engine asks for has to do.
 */
export function engineFingerprint(paths: string[], packages: string[], extra: string[] = []): string {
  return sourcesFingerprint(paths, [
    ...packages.map((name) => `${name} ${versionOf(ENGINE_ROOT, name)}`),
    lockOf(ENGINE_ROOT) ?? readFileSync(`${ENGINE_ROOT}package.json`, 'utf8'),
    ...extra,
  ])
}

/** The same for parts of the engine that no package has a say in. */
export function sourcesFingerprint(paths: string[], extra: string[] = []): string {
  const { hashOf, keep } = fileHashes(`${ENGINE_ROOT}.cache/hashes.json`)
  const hash = fingerprint(ENGINE_ROOT, paths, extra, hashOf)
  keep()
  return hash
}

/** The text of the lock file that counts in a folder: the nearest at or above it. */
export function lockOf(folder: string): string | null {
  const file = findAbove(folder, 'package-lock.json')
  return file && readFileSync(file, 'utf8')
}
