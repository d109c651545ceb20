import { readFileSync } from 'node:fs'
import { ENGINE_ROOT } from './engine-root.ts'
import { fileHashes, type HashOf } from './file-hashes.ts'
import { findAbove, versionOf } from './find-package.ts'
import { filesBelow, fingerprint } from './fingerprint.ts'
import { remembered } from './once-per.ts'

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
  const look = held ?? { hashOf, filesBelow }
  const hash = fingerprint(ENGINE_ROOT, paths, extra, look.hashOf, look.filesBelow)
  keep()
  return hash
}

/** The files of the engine as they were when they were first looked at; null: they are looked at each time. */
let held: { hashOf: HashOf; filesBelow: typeof filesBelow } | null = null

/**
 * From here on the engine counts as it was when it was first looked at. For a command that runs once: what it has loaded stays as
 * well, and an edit would have it look at the same files five times.
 */
export function holdEngine(): void {
  const { hashOf } = fileHashes(`${ENGINE_ROOT}.cache/hashes.json`)
  held ??= { hashOf: remembered(hashOf), filesBelow: remembered(filesBelow) }
}

/** Looks at the engine as it is now, for who has to know whether it has changed meanwhile. */
export function lookingAgain<Result>(look: () => Result): Result {
  const before = held
  held = null
  try {
    return look()
  } finally {
    held = before
  }
}

/** The text of the lock file that counts in a folder: the nearest at or above it. */
export function lockOf(folder: string): string | null {
  const file = findAbove(folder, 'package-lock.json')
  return file && readFileSync(file, 'utf8')
}
