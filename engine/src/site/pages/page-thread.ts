import { Worker } from 'node:worker_threads'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { PageTask, RenderSetup, TaskResult } from './page-tasks.ts'

/** How a thread opens the page cache. */
export interface CacheSettings {
  cacheDir: string
  baseUrl: string
}

/** What a thread is told. */
export type ToThread = { type: 'setup'; setup: RenderSetup } | { type: 'task'; id: number; task: PageTask }
/** What it answers. Errors lose their class on the way, so a mistake of an author travels as its problems. */
export type FromThread =
  | { id: number; result: TaskResult }
  | { id: number; problems: Problem[] }
  | { id: number; error: unknown }

/** A thread that does page tasks. */
export interface PageThread {
  /** Tasks sent and not answered yet. */
  readonly pending: number
  run(task: PageTask): Promise<TaskResult>
  startRendering(setup: RenderSetup): void
  close(): Promise<unknown>
}

/** Starts a thread with a compiler and a renderer of its own. */
export function startPageThread(settings: CacheSettings): PageThread {
  const worker = new Worker(`${ENGINE_ROOT}bin/page-worker.mjs`, {
    workerData: settings,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 32 }, // else its short-lived nodes pile up before they are collected
  })
  const waiting = new Map<number, { resolve: (result: TaskResult) => void; reject: (error: unknown) => void }>()
  let nextId = 0
  const send = (message: ToThread) => worker.postMessage(message)

  worker.on('message', (answer: FromThread) => {
    const task = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('result' in answer) task?.resolve(answer.result)
    else task?.reject('problems' in answer ? new BuildError(answer.problems) : answer.error)
  })
  worker.on('error', (error) => {
    for (const task of waiting.values()) task.reject(error)
    waiting.clear()
  })
  return {
    get pending() {
      return waiting.size
    },
    run: (task) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        waiting.set(id, { resolve, reject })
        send({ type: 'task', id, task })
      }),
    startRendering: (setup) => send({ type: 'setup', setup }),
    close: () => worker.terminate(),
  }
}
