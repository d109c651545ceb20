import type { LivePlace } from '#model/live.ts'
import { LINES_PER_FILE } from '../protocol/sandbox-messages.ts'

/** The file and line that a line number of this document means; null: no file of the example. */
export function placeOfLine(line: number, files: readonly string[]): LivePlace | null {
  const file = files[Math.floor((line - 1) / LINES_PER_FILE) - 1]
  return file === undefined ? null : { file, line: ((line - 1) % LINES_PER_FILE) + 1, column: null }
}

/** Where an error comes from: the innermost line of its stack that lies in the example. */
export function placeOfStack(stack: string | undefined, files: readonly string[]): LivePlace | null {
  for (const [, line] of (stack ?? '').matchAll(/:(\d+):\d+\)?$/gm)) {
    const place = placeOfLine(Number(line), files)
    if (place) return place
  }
  return null
}
