/** The threads of a `PagePool`. */
import { workerData } from 'node:worker_threads'
import { openPageCache } from '#compiler/page-cache.ts'
import { answerCalls } from '#disk/thread.ts'
import { type CacheSettings, createTaskRunner, type PageTask, type RenderSetup, type TaskResult } from './page-tasks.ts'

const { cacheDir, baseUrl }: CacheSettings = workerData
const run = createTaskRunner(openPageCache(cacheDir, baseUrl))
/** A thread is of one build. */
let setup: RenderSetup | null = null

/** What a thread does for the pool. */
export type PageCalls = typeof calls

const calls = {
  startRendering(next: RenderSetup): void {
    setup = next
  },
  run: async (task: PageTask): Promise<TaskResult> => {
    const result = await run(task, setup)
    return typeof result === 'string' ? result : { page: null, text: result.text }
  },
}
answerCalls(calls)
