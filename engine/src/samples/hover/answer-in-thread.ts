import { startThread } from '#disk/thread.ts'
import type { SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import type { TypeCalls, TypeNews } from './type-worker.ts'
import type { UnitAnswers } from './unit-answers.ts'

/** What somebody who asks may want. */
export interface AskOptions {
  /** Ends it, by rejecting. */
  signal?: AbortSignal
  /** Is told how many files are answered, of how many. */
  onAnswered?: (answered: number, all: number) => void
}

/**
 * Asks about files in a thread, so that a build goes on meanwhile. It is one on every machine: a second one would hold the types of
 * all packages again, some 700 MB, and spend a quarter of all time on finding out about them anew; and in which order a union is
 * told depends on the files that are asked about together.
 */
export async function answerInThread(
  units: SampleUnit[],
  world: SampleWorld,
  { signal, onAnswered }: AskOptions = {},
): Promise<UnitAnswers[]> {
  let halves = 0
  const onNews = (more: TypeNews) => {
    halves += more
    onAnswered?.(Math.floor(halves / 2), units.length)
  }
  const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 } // the default spends a tenth on cleaning up
  const thread = startThread<TypeCalls, TypeNews>('sample-types-worker', { resourceLimits, signal, onNews })
  try {
    return await thread.call('answer', { units, world })
  } finally {
    await thread.close()
  }
}
