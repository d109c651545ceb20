import type { LivePlace } from './live.ts'

/** A mistake of types in a file of an example. */
export interface TypeProblem {
  place: LivePlace & { column: number }
  /** Characters from there on that are meant, on the same line. */
  length: number
  message: string
}
