import type { CheckerFile, LiveChecker } from '#model/type-check.ts'
import type { FromChecker, ToChecker } from '../protocol/checker-messages.ts'
import { loadBytes } from './load-bytes.ts'

/** How much has come, in bytes as they are sent. */
export interface Loaded {
  sent: number
  all: number
}

/** A worker that can be asked to check types. */
export interface RunningChecker {
  ask(message: ToChecker): void
  /** Its next answers go here. */
  on: (answer: FromChecker) => void
  end(): void
}

/**
 * Loads compiler and declarations and starts them, beside the page. The compiler's file is fetched first, so that it can be told
 * how far it is; the worker then finds it in the browser's cache.
 */
export async function startChecker(
  { worker: code, declarations }: LiveChecker,
  signal: AbortSignal,
  onLoaded: (loaded: Loaded) => void,
): Promise<RunningChecker> {
  const files = [code, declarations]
  const parts = [0, 0]
  const load = (file: CheckerFile, index: number) =>
    loadBytes(file, signal, (part) => {
      parts[index] = part
      onLoaded({ sent: sum(files, (at) => parts[at] ?? 0), all: sum(files, () => 1) })
    })
  const [, pack] = await Promise.all(files.map(load))
  const worker = new Worker(code.href, { type: 'module' })
  const running: RunningChecker = {
    ask: (message) => worker.postMessage(message),
    on: () => {},
    end: () => worker.terminate(),
  }
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${code.href} could not be started.`))
    signal.addEventListener('abort', fail)
    worker.onerror = fail
    worker.onmessage = () => resolve()
    if (pack) worker.postMessage({ declarations: pack } satisfies ToChecker, [pack])
  }).catch((error) => {
    worker.terminate()
    throw error
  })
  worker.onerror = () => running.on({ type: 'broken', message: 'The worker has failed.' })
  worker.onmessage = ({ data }: MessageEvent<FromChecker>) => running.on(data)
  return running
}

const sum = (files: CheckerFile[], part: (index: number) => number) =>
  files.reduce((bytes, { size }, index) => bytes + (size?.sent ?? 0) * part(index), 0)
