import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { OutputFile } from '#disk/output-file.ts'

/** Sizes by file: the index is cut by them, and the report tells them. */
const known = new WeakMap<OutputFile, number>()

/** What a file comes to when it is compressed. */
export function gzipSize(file: OutputFile): number {
  const size = known.get(file) ?? gzipSync(file.body).byteLength
  known.set(file, size)
  return size
}

/** Tells the size of a file that was compressed before. */
export const setGzipSize = (file: OutputFile, size: number): void => void known.set(file, size)

/** The same, compressed beside other work where it is not known. */
export async function gzipSizeAside(file: OutputFile): Promise<number> {
  const size = known.get(file) ?? (await promisify(gzip)(file.body)).byteLength
  known.set(file, size)
  return size
}
