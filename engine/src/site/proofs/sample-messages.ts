import type { Problem } from '#model/problem.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import type { SiteProofs } from './proof-marks.ts'

/** What the thread that proves samples is told. */
export type ToSamples = { type: 'check' } | { type: 'types'; id: number; source: string }

/**
 * What it answers. `errors` are the blocks that show type errors, by source; they come after every check. `proofs` come before and
 * after it. `unreadable` says why there was no check: the site itself has these problems.
 */
export type FromSamples =
  | { type: 'problems'; problems: Problem[] }
  | { type: 'unreadable'; problems: Problem[] }
  | { type: 'proofs'; proofs: SiteProofs }
  | { type: 'errors'; answers: Map<string, BlockAnswers[]> }
  | { type: 'types'; id: number; answers: BlockAnswers[] }
