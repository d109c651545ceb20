import type { LiveFile } from '#model/live.ts'
import type { TypeProblem } from '#model/type-problem.ts'

/** To the worker that checks types, first of all: the declarations, as they were loaded. */
export interface CheckerStart {
  declarations: ArrayBuffer
}

/** To it: what is to be checked. One at a time. */
export interface CheckRequest {
  files: LiveFile[]
}

/** All that it is told. */
export type ToChecker = CheckerStart | CheckRequest

/** From it: it can be asked; then an answer to each asking. */
export type FromChecker =
  | { type: 'ready' }
  | { type: 'checked'; problems: TypeProblem[] }
  | { type: 'broken'; message: string }
