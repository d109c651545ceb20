import { isAscii } from 'node:buffer'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './disk-store.ts'
import { writeWhole } from './write-whole.ts'

/** Values on disk by name, one each, of which a reader knows that they are whole and what they were made from. */
export interface SealedStore {
  /** Undefined when there is none, when it was made from something else, and when it is not as it was written. */
  read(name: string, key: string): unknown
  write(name: string, key: string, value: unknown): Promise<void>
  /** The same for what is text already. */
  readText(name: string, key: string): string | undefined
  writeText(name: string, key: string, text: string): Promise<void>
}

const LINE_END = 10

/**
 * Opens a folder as a store. The first line of a file says what it was made from and the hash of the rest, so that nothing is parsed
 * in vain, and a value need not be written again to be compared.
 */
export function openSealedStore(folder: string): SealedStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, `${sha256(name).slice(0, 40)}.json`)
  const readText: SealedStore['readText'] = (name, key) => {
    try {
      const bytes = readFileSync(pathOf(name)) // see write-whole.ts
      const end = bytes.indexOf(LINE_END)
      const [madeFrom, digest] = bytes.toString('latin1', 0, end).split(' ')
      const body = bytes.subarray(end + 1)
      return madeFrom === key && digest === sha256(body) ? textOf(body) : undefined
    } catch {
      return undefined // absent or damaged: the value is made again, which is all a cache promises
    }
  }
  const writeText: SealedStore['writeText'] = async (name, key, text) => {
    const body = Buffer.from(text)
    await writeWhole(pathOf(name), Buffer.concat([Buffer.from(`${key} ${sha256(body)}\n`), body]))
  }
  return {
    readText,
    writeText,
    read(name, key) {
      const text = readText(name, key)
      return text === undefined ? undefined : JSON.parse(text) // as it was written: the digest is of all of it
    },
    write: (name, key, value) => writeText(name, key, JSON.stringify(value)),
  }
}

/** What is ASCII needs no decoding. */
const textOf = (bytes: Buffer) => bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
