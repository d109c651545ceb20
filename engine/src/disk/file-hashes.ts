import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { contentOf } from './file-content.ts'
import { remembered } from './once-per.ts'
import { writeWhole } from './write-whole.ts'

/** Tells the hash of a file's content. */
export type HashOf = (file: string) => string

/** Hashes that are known, by file: with what the disk said of it. */
type Ledger = Record<string, [stamp: string, hash: string]>

/** Hashes of files that are kept from one run to the next. */
export interface FileHashes {
  hashOf: HashOf
  /** Writes down what was learned. Where nothing can be written, the next run learns it again. */
  keep(): void
}

/** The clock of a disk is coarse: a file that was just written may be written again, and say the same of itself. */
const SETTLED_MS = 1000

/** The hash of a file, which is read for it. */
export const readHash: HashOf = (file) => createHash('sha256').update(contentOf(file)).digest('base64url')

/** The hashes that are written down in a file, opened once a process. */
export const fileHashes = remembered((ledger: string): FileHashes => openFileHashes(ledger))

/**
 * Files are looked at, and read only if they have changed since their hash was written down: their times and their size tell, as
 * they do for whether the engine is packed anew. Reading all its sources takes longer than a small build.
 */
export function openFileHashes(ledger: string, now: () => number = Date.now): FileHashes {
  const hashes = readLedger(ledger)
  let hasNews = false
  return {
    hashOf(file) {
      const settled = now() - SETTLED_MS
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats) return readHash(file)
      const stamp = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`
      const known = hashes[file]
      if (known?.[0] === stamp) return known[1]
      const hash = readHash(file)
      if (stats.ctimeMs < settled) {
        hashes[file] = [stamp, hash]
        hasNews = true
      }
      return hash
    },
    keep() {
      if (!hasNews) return
      hasNews = false
      const kept = Object.entries(hashes).filter(([file]) => statSync(file, { throwIfNoEntry: false }))
      writeWhole(ledger, JSON.stringify(Object.fromEntries(kept))).catch(() => {})
    },
  }
}

function readLedger(ledger: string): Ledger {
  try {
    const read: unknown = JSON.parse(readFileSync(ledger, 'utf8'))
    return isLedger(read) ? read : {}
  } catch {
    return {} // none yet, or none that can be read
  }
}

const isLedger = (value: unknown): value is Ledger =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'))
