import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'

/** A file of data, named by what it holds. */
export function dataFile(stem: string, data: unknown): OutputFile {
  const body = JSON.stringify(data)
  return { path: `${stem}.${createHash('sha256').update(body).digest('hex').slice(0, 8)}.json`, body }
}
