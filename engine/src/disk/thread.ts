import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'
import { BuildError, type Problem } from '#model/problem.ts'
import { ENGINE_ROOT } from './engine-root.ts'

/** What a thread can be asked: functions by name, each with one argument. */
// biome-ignore lint/suspicious/noExplicitAny: any function of one argument; each call knows its own
export type Calls<Own> = { [Name in keyof Own]: (argument: any) => unknown }

type ArgumentOf<Call> = Call extends (argument: infer Argument) => unknown ? Argument : never
type AnswerOf<Call> = Call extends (argument: never) => infer Answer ? Awaited<Answer> : never

/** This end of a thread. */
export interface Thread<Own extends Calls<Own>> {
  /** Calls that have no answer yet. */
  readonly pending: number
  /** Rejects with what the thread throws, and when it ends. A mistake of an author stays a `BuildError`. */
  call<Name extends keyof Own & string>(name: Name, argument: ArgumentOf<Own[Name]>): Promise<AnswerOf<Own[Name]>>
  close(): Promise<unknown>
}

/** How a thread is started. */
export interface ThreadOptions<News> extends Pick<WorkerOptions, 'resourceLimits' | 'env' | 'execArgv'> {
  /** What the other end finds as `workerData`. */
  data?: unknown
  /** Gets what the thread tells without being asked. */
  onNews?: (news: News) => void
  /** Ends the thread. */
  signal?: AbortSignal | undefined
  /** Whether the process waits for the thread. Default true. */
  isAwaited?: boolean
}

interface CallMessage<Name> {
  id: number
  name: Name
  argument: unknown
}

/** Errors lose their class on the way, so a mistake of an author travels as its problems. */
type AnswerMessage<News> =
  | { id: number; answer: unknown }
  | { id: number; problems: Problem[] }
  | { id: number; error: unknown }
  | { news: News }

/** Starts a thread of the engine by the name of its file in `bin/`. */
export function startThread<Own extends Calls<Own>, News = never>(
  name: string,
  { data, onNews, signal, isAwaited = true, ...options }: ThreadOptions<News> = {},
): Thread<Own> {
  const worker = new Worker(`${ENGINE_ROOT}bin/${name}.mjs`, { workerData: data, execArgv: [], ...options })
  if (!isAwaited) worker.unref()
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: unknown) => void }>()
  let lastId = 0
  let ended: Error | null = null
  const rejectAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  worker.on('message', (message: AnswerMessage<News>) => {
    if ('news' in message) return onNews?.(message.news)
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if ('answer' in message) call?.resolve(message.answer as never)
    else call?.reject('problems' in message ? new BuildError(message.problems) : message.error)
  })
  const end = () => void worker.terminate()
  worker.on('error', rejectAll)
  worker.on('exit', (code) => {
    signal?.removeEventListener('abort', end) // it may outlive many threads
    ended = new Error(`The thread ${name} ended with ${code}.`)
    rejectAll(ended)
  })
  signal?.addEventListener('abort', end)

  return {
    get pending() {
      return waiting.size
    },
    call: (name, argument) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name, argument } satisfies CallMessage<keyof Own>)
      }),
    close: () => worker.terminate(),
  }
}

/** What a thread answers; null where it takes longer. Seconds are those in which this thread listens: often it works beside the other. */
export function withinSeconds<Answer>(limit: number, answer: Promise<Answer>): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    let seconds = 0
    const clock = setInterval(() => {
      if (++seconds === limit) resolve(null)
    }, 1000)
    answer.then(resolve, reject).finally(() => clearInterval(clock))
  })
}

/**
 * The other end: answers calls, one after the other in the order they come. Returns what tells news. Errors of the thread itself, that
 * no call is to blame for, end it.
 */
export function answerCalls<Own extends Calls<Own>, News = never>(calls: Own): (news: News) => void {
  const post = (message: AnswerMessage<News>) => parentPort?.postMessage(message)
  let queue: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ id, name, argument }: CallMessage<keyof Own>) => {
    queue = queue.then(async () => {
      try {
        post({ id, answer: await calls[name](argument) })
      } catch (error) {
        post(error instanceof BuildError ? { id, problems: error.problems } : { id, error })
      }
    })
  })
  return (news) => post({ news })
}
