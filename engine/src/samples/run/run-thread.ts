import { Worker } from 'node:worker_threads'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { RunAnswer, RunRequest, RunSetting } from './run-messages.ts'

/** Beyond this a sample hangs. Counted in ticks: while types are checked, this thread does not listen. */
const TIME_LIMIT_S = 60

/** A request, before the thread numbers it. */
export type Request = Omit<RunRequest, 'id'>
/** An answer, once it has found its request. */
export type Answer = Omit<RunAnswer, 'id'>

/** A thread that runs samples, started when the first one comes and again after one that hung. */
export interface RunThread {
  run(request: Request): Promise<Answer>
  close(): Promise<void>
}

/** A thread for samples of one kind. */
export function createRunThread(setting: RunSetting, timeLimit = TIME_LIMIT_S): RunThread {
  let worker: Worker | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let nextId = 0
  let waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | null = null

  function start(): Worker {
    const thread = new Worker(`${ENGINE_ROOT}bin/sample-worker.mjs`, {
      workerData: setting,
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'development' }, // the checks of development are what a reader meets
    })
    thread.on('message', (answer: RunAnswer) => waiting?.resolve(answer))
    thread.on('error', (error) => {
      worker = null
      waiting?.reject(error)
    })
    return thread
  }

  async function runNow(request: Request): Promise<Answer> {
    worker ??= start()
    const thread = worker
    let seconds = 0
    const clock = setInterval(() => {
      if (++seconds < timeLimit) return
      void thread.terminate()
      worker = null
      const message = `It is still running after ${timeLimit} seconds.`
      const faults = [{ message, place: null }]
      waiting?.resolve({ recorded: [], console: [], faults, rendered: null, ending: 'hung' })
    }, 1000)
    try {
      return await new Promise<Answer>((resolve, reject) => {
        waiting = { resolve, reject }
        thread.postMessage({ ...request, id: nextId++ } satisfies RunRequest)
      })
    } finally {
      clearInterval(clock)
      waiting = null
    }
  }

  return {
    run(request) {
      const answer = queue.then(() => runNow(request))
      queue = answer.catch(() => undefined)
      return answer
    },
    async close() {
      await worker?.terminate()
      worker = null
    },
  }
}
