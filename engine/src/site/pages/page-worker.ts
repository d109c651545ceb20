/** The other end of a `PageThread`. */
import { parentPort, workerData } from 'node:worker_threads'
import { openPageCache } from '#compiler/page-cache.ts'
import { BuildError } from '#model/problem.ts'
import { createTaskRunner, type RenderSetup } from './page-tasks.ts'
import type { CacheSettings, FromThread, ToThread } from './page-thread.ts'

const { cacheDir, baseUrl }: CacheSettings = workerData
const run = createTaskRunner(openPageCache(cacheDir, baseUrl))
let setup: RenderSetup | null = null

parentPort?.on('message', async (message: ToThread) => {
  if (message.type === 'setup') {
    setup = message.setup
    return
  }
  const { id, task } = message
  try {
    answer({ id, result: await run(task, setup) })
  } catch (error) {
    answer(error instanceof BuildError ? { id, problems: error.problems } : { id, error })
  }
})

function answer(message: FromThread): void {
  parentPort?.postMessage(message)
}
