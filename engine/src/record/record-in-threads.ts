import { availableParallelism } from 'node:os'
import { startThread, withinSeconds } from '#disk/thread.ts'
import type { LiveExample } from '#model/live.ts'
import type { RecordResult } from './record-example.ts'
import type { RecordCalls, RecordWorld } from './record-worker.ts'

/** A thread needs a second before its first recording: fewer examples than this are not worth another one. */
const EXAMPLES_PER_THREAD = 20
/** An example that keeps its thread for so long never comes to an end; most take a tenth of a second. */
const MOST_SECONDS = 120

/** What somebody who records may want. */
export interface RecordOptions {
  /** Ends it, by rejecting. */
  signal?: AbortSignal | undefined
  /** Fewer leave more of the machine to others. Default 4. */
  mostThreads?: number | undefined
}

/** Records examples in threads, so that a build goes on meanwhile. Results come in the order of the examples. */
export async function recordInThreads(
  examples: LiveExample[],
  world: RecordWorld,
  { signal, mostThreads = 4 }: RecordOptions = {},
): Promise<RecordResult[]> {
  const results: RecordResult[] = []
  const queue = examples.entries()
  const count = Math.min(Math.ceil(examples.length / EXAMPLES_PER_THREAD), availableParallelism(), mostThreads)
  const work = async () => {
    const start = () => startThread<RecordCalls>('record-worker', { data: world, signal })
    let thread = start()
    try {
      for (const [index, example] of queue) {
        const result = await withinSeconds(MOST_SECONDS, thread.call('record', example))
        if (result === null) {
          await thread.close()
          thread = start()
        }
        results[index] = result ?? HUNG
      }
    } finally {
      await thread.close()
    }
  }
  await Promise.all(Array.from({ length: count }, work))
  return results
}

const HUNG: RecordResult = {
  fault: { message: `It is still running after ${MOST_SECONDS} seconds.`, hint: 'Something in it never ends.' },
}
