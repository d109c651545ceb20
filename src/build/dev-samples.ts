import { Worker } from 'node:worker_threads'
import { BuildError, type Problem } from '#model/problem.ts'
import { ENGINE_ROOT } from './engine-paths.ts'

/** The samples of a site while it is written. */
export interface DevSamples {
  /** What is wrong with them, as far as is known. */
  readonly error: BuildError | null
  /** Proves them again, in a thread of its own; edits that come meanwhile are proven afterwards, together. */
  check(): void
  close(): Promise<unknown>
}

/** Proves samples in the background. `onChange` is called when they break, stay broken in another way, or are right again. */
export function openDevSamples(root: string, onChange: (error: BuildError | null) => void): DevSamples {
  const worker = new Worker(`${ENGINE_ROOT}bin/sample-check-worker.mjs`, { workerData: { root }, execArgv: [] })
  worker.unref()
  let error: BuildError | null = null
  let state: 'idle' | 'busy' | 'stale' = 'idle'

  const check = () => {
    if (state === 'idle') worker.postMessage(null)
    state = state === 'idle' ? 'busy' : 'stale'
  }
  worker.on('message', (problems: Problem[]) => {
    const isStale = state === 'stale'
    state = 'idle'
    if (isStale) return check()
    const next = problems.length > 0 ? new BuildError(problems) : null
    const isSame = next?.message === error?.message
    error = next
    if (!isSame) onChange(error)
  })
  worker.on('error', (reason) => console.error('Samples are not checked any more:', reason))
  return {
    get error() {
      return error
    },
    check,
    close: () => worker.terminate(),
  }
}
