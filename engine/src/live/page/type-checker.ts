import type { LiveFile } from '#model/live.ts'
import type { TypeProblem } from '#model/type-problem.ts'
import type { FromChecker } from '../protocol/checker-messages.ts'
import type { Loaded, RunningChecker } from './start-checker.ts'
import { workerOnDemand } from './worker-on-demand.ts'

/** Longer than any example takes on a slow device; past it the worker is ended. */
const PATIENCE_MS = 30_000

/** Starts a worker; see `start-checker.ts`. */
export type StartChecker = (signal: AbortSignal, onLoaded: (loaded: Loaded) => void) => Promise<RunningChecker>

/** What became of a check. `slow`: it was ended. `failed`: what checks could not be loaded. */
export type Checked = { type: 'checked'; problems: TypeProblem[] } | { type: 'slow' } | { type: 'failed' }

/** Checks for one example. */
export interface TypeChecks {
  check(files: LiveFile[]): Promise<Checked>
  /** Nothing more is asked. The worker ends with the last example that has asked it. */
  close(): void
}

interface Asked {
  files: LiveFile[]
  by: TypeChecks
  settle: (result: Checked) => void
}

/** Opens checks that share one worker, which is there while one of them is open. It has one question at a time. */
export function createTypeChecker(
  start: StartChecker,
  patience = PATIENCE_MS,
): (onLoaded: (loaded: Loaded) => void) => TypeChecks {
  const open = new Map<TypeChecks, (loaded: Loaded) => void>()
  let queue: Asked[] = []
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const begin = (signal: AbortSignal) =>
    start(signal, (loaded) => {
      for (const tell of open.values()) tell(loaded)
    })
  const worker = workerOnDemand(begin, next, () => {
    for (const { settle } of queue.splice(0)) settle({ type: 'failed' })
  })

  function end(): void {
    clearTimeout(timer)
    worker.end()
    isBusy = false
  }

  function next(): void {
    const [first] = queue
    if (isBusy || !first) return
    const running = worker.get()
    if (!running) return
    isBusy = true
    timer = setTimeout(() => {
      end()
      answer({ type: 'slow' })
    }, patience)
    running.on = (message: FromChecker) => {
      clearTimeout(timer)
      isBusy = false
      // What it cannot read it may be stuck in.
      if (message.type === 'broken') end()
      answer(message.type === 'checked' ? message : { type: 'slow' })
    }
    running.ask({ files: first.files })
  }

  /** To who has asked first; then it is the next one's turn. */
  function answer(result: Checked): void {
    queue.shift()?.settle(result)
    next()
  }

  return (onLoaded) => {
    const checks: TypeChecks = {
      check: (files) =>
        new Promise((settle) => {
          queue.push({ files, by: checks, settle })
          next()
        }),
      close() {
        open.delete(checks)
        queue = queue.filter(({ by }, index) => by !== checks || (isBusy && index === 0)) // its answer is on its way
        if (open.size === 0) {
          queue = []
          end()
        }
      },
    }
    open.set(checks, onLoaded)
    return checks
  }
}
