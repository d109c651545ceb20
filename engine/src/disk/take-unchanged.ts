import { linkSync, lstatSync, readFileSync } from 'node:fs'
import { sha256 } from './disk-store.ts'

/**
 * Gives a file that is on disk already, byte for byte, a second name. False where it is another one, or no file, or cannot have two
 * names: then it has to be written. Comparing is less work than writing, for the disk above all, and who copies files by their times
 * copies only what is new.
 */
export function takeUnchanged(old: string, bytes: Uint8Array, name: string): boolean {
  try {
    const stats = lstatSync(old, { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== bytes.byteLength) return false
    if (!readFileSync(old).equals(bytes)) return false
    linkSync(old, name)
    return true
  } catch {
    return false
  }
}

/** The size of a file that has these bytes, by their digest; null where it has others, or is none. */
export function sizeOfUnchanged(old: string, digest: string): number | null {
  try {
    if (!lstatSync(old, { throwIfNoEntry: false })?.isFile()) return null
    const bytes = readFileSync(old)
    return sha256(bytes) === digest ? bytes.byteLength : null
  } catch {
    return null
  }
}
