import type { LiveFile } from '#model/live.ts'
import {
  type FromTranspiler,
  TRANSPILER_READY,
  type TranspileAnswer,
  type TranspileRequest,
} from '../protocol/worker-messages.ts'

type Result = TranspileAnswer['result']

/** Longer than any file takes, once the worker's code has come; past it the worker is started anew. */
const PATIENCE_MS = 8000

interface Running {
  worker: Worker
  /** Kept when its code has come, however long the line takes. */
  ready: Promise<void>
  lastId: number
  waiting: Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>
}

/** All examples of a visit share a worker. */
let running: Running | null = null

/** Starts the worker, if it is not there. */
export function startTranspiler(): Running {
  if (running) return running
  const worker = new Worker(new URL('../worker/transpile-worker.ts', import.meta.url), { type: 'module' })
  let setReady = () => {}
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })
  const started: Running = { worker, ready, lastId: 0, waiting: new Map() }
  worker.onmessage = ({ data }: MessageEvent<FromTranspiler>) => {
    if (data === TRANSPILER_READY) return setReady()
    started.waiting.get(data.id)?.resolve(data.result)
    started.waiting.delete(data.id)
  }
  worker.onerror = () => giveUp(started, 'The transpiler could not be loaded. Check the connection and run again.')
  running = started
  return started
}

/** Takes types and JSX out of files, beside the page. */
export function transpile(files: LiveFile[]): Promise<Result> {
  const current = startTranspiler()
  const id = ++current.lastId
  const request: TranspileRequest = { id, files }
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    current.ready.then(() => {
      if (current.waiting.has(id))
        timer = setTimeout(() => giveUp(current, 'The code took too long to transpile.'), PATIENCE_MS)
    })
    const settle = <Value>(then: (value: Value) => void) => {
      return (value: Value) => {
        clearTimeout(timer)
        then(value)
      }
    }
    current.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
    current.worker.postMessage(request)
  })
}

function giveUp(broken: Running, message: string): void {
  if (running === broken) running = null
  broken.worker.terminate()
  for (const { reject } of broken.waiting.values()) reject(new Error(message))
  broken.waiting.clear()
}
