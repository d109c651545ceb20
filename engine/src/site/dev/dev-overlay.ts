import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { BuildError } from '#model/problem.ts'

/** A mistake as Vite's overlay shows it: the first one with its place to click on, the others below. */
export function overlayOf(root: string, error: unknown): ErrorPayload {
  if (!(error instanceof BuildError)) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { type: 'error', err: { message, stack: stack ?? '' } }
  }
  const [first] = error.problems
  const place = first && { ...first.place, file: join(root, first.place.file) }
  return {
    type: 'error',
    err: {
      message: error.message,
      stack: '',
      plugin: 'content',
      ...(place && { id: place.file, loc: { file: place.file, line: place.line ?? 1, column: place.column ?? 1 } }),
    },
  }
}
