import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

/** A text that was put away. */
export interface LaidText {
  text(): string
  /** The same in UTF-8, as it is written. */
  bytes(): Uint8Array
}

/** Holds texts that are not needed for a while. */
export interface Shelf {
  put(text: string): LaidText
  close(): void
}

/** For what memory can hold. */
export const MEMORY_SHELF: Shelf = {
  put: (text) => ({ text: () => text, bytes: () => Buffer.from(text) }),
  close: () => {},
}

/** Holds them in a file, which is gone when the shelf is closed, or at the latest with the process. */
export function openShelf(path: string): Shelf {
  const file = openSync(path, 'w+')
  const remove = () => rmSync(path, { force: true })
  try {
    remove() // it stays as long as it is open
  } catch {
    // Windows removes nothing that is open.
  }
  let end = 0
  return {
    put(text) {
      const at = end
      const length = written(file, at, Buffer.from(text)) // what is returned must not hold the bytes
      end += length
      const bytes = () => fetched(file, at, length)
      // As many bytes as characters: it is ASCII, which needs no decoding.
      const encoding = length === text.length ? 'latin1' : 'utf8'
      return { bytes, text: () => bytes().toString(encoding) }
    },
    close() {
      closeSync(file)
      remove()
    },
  }
}

function written(file: number, at: number, bytes: Uint8Array): number {
  for (let done = 0; done < bytes.byteLength; ) done += writeSync(file, bytes, done, bytes.byteLength - done, at + done)
  return bytes.byteLength
}

function fetched(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const read = readSync(file, bytes, done, length - done, at + done)
    if (read === 0) throw new Error('A file that was put aside has been cut off.')
    done += read
  }
  return bytes
}
