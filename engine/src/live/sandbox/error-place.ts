import type { LivePlace } from '#model/live.ts'
import { LINES_PER_FILE } from '../protocol/sandbox-messages.ts'

/**
 * The place in a file that a line number of this document means; null: no file of the example. The column is that of the script: the
 * page knows which one of the reader's it is (`page/source-place.ts`).
 */
export function placeOfLine(line: number, column: number | null, files: readonly string[]): LivePlace | null {
  const file = files[Math.floor((line - 1) / LINES_PER_FILE) - 1]
  return file === undefined ? null : { file, line: ((line - 1) % LINES_PER_FILE) + 1, column: column || null }
}

/** Where an error comes from: the innermost line of its stack that lies in the example. All browsers write them as `…:line:column`. */
export function placeOfStack(stack: string | undefined, files: readonly string[]): LivePlace | null {
  for (const [, line, column] of (stack ?? '').matchAll(/:(\d+):(\d+)\)?$/gm)) {
    const place = placeOfLine(Number(line), Number(column), files)
    if (place) return place
  }
  return null
}
