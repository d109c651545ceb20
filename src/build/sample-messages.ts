import type { Problem } from '#model/problem.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'

/** What the thread that proves samples is told. */
export type ToSamples = { type: 'check' } | { type: 'types'; id: number; source: string }

/** What it answers. `errors` are the blocks that show type errors, by source; they come after every check. */
export type FromSamples =
  | { type: 'problems'; problems: Problem[] }
  | { type: 'errors'; answers: Map<string, BlockAnswers[]> }
  | { type: 'types'; id: number; answers: BlockAnswers[] }
