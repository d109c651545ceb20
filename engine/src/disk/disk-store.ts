import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'

/** Values on disk by name, one file each. */
export interface DiskStore {
  /** Undefined when there is none, or none that can be read. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
}

/** Opens a folder as a store. */
export function openDiskStore(folder: string): DiskStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, `${sha256(name).slice(0, 40)}.json`)
  return {
    async read(name) {
      try {
        return JSON.parse(readFileSync(pathOf(name), 'utf8')) // see write-whole.ts
      } catch {
        return undefined // absent or damaged: the value is made again, which is all a cache promises
      }
    },
    write: (name, value) => writeWhole(pathOf(name), JSON.stringify(value)),
  }
}

/** The hash that names and compares cached things. */
export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
