import { startThread, type Thread, withinSeconds } from '#disk/thread.ts'
import type { RunAnswer, RunRequest, RunSetting } from './run-messages.ts'
import type { RunCalls } from './run-worker.ts'

/** Beyond this a sample hangs. Counted in ticks: while types are checked, this thread does not listen. */
const TIME_LIMIT_S = 60

/** A thread that runs samples, started when the first one comes and again after one that hung. */
export interface RunThread {
  run(request: RunRequest): Promise<RunAnswer>
  close(): Promise<void>
}

/** A thread for samples of one kind. */
export function createRunThread(setting: RunSetting, timeLimit = TIME_LIMIT_S): RunThread {
  let thread: Thread<RunCalls> | null = null
  let queue: Promise<unknown> = Promise.resolve()

  const start = () =>
    startThread<RunCalls>('sample-worker', {
      data: setting,
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'development' }, // the checks of development are what a reader meets
    })

  async function runNow(request: RunRequest): Promise<RunAnswer> {
    thread ??= start()
    try {
      const answer = await withinSeconds(timeLimit, thread.call('run', request))
      if (answer) return answer
    } catch (error) {
      await close()
      throw error
    }
    await close()
    return HUNG(timeLimit)
  }

  async function close(): Promise<void> {
    const ended = thread
    thread = null
    await ended?.close()
  }

  return {
    run(request) {
      const answer = queue.then(() => runNow(request))
      queue = answer.catch(() => undefined)
      return answer
    },
    close,
  }
}

const HUNG = (timeLimit: number): RunAnswer => ({
  recorded: [],
  console: [],
  faults: [{ message: `It is still running after ${timeLimit} seconds.`, place: null }],
  rendered: null,
  ending: 'hung',
})
