import type { LiveEvent } from '#model/live.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'

/* Everything that a run tells goes through here. There is one run a frame, so there is one port. */

/** Most events of one kind in a second, and in all. What shows something to a reader stays far below. */
const LIMITS: Partial<Record<LiveEvent['type'], { aSecond: number; inAll: number; what: string }>> = {
  log: { aSecond: 400, inAll: 3000, what: 'console messages' },
  action: { aSecond: 600, inAll: 5000, what: 'actions' },
  error: { aSecond: 60, inAll: 300, what: 'errors' },
  request: { aSecond: 200, inAll: 4000, what: 'requests' },
}

// Code of the example may replace what it finds on the window.
const later = window.setTimeout.bind(window)
const clock = performance.now.bind(performance)
const begin = clock()

let port: MessagePort | null = null
let queue: LiveEvent[] = []
let isStopped = false
const counts = new Map<string, { inAll: number; second: number; inSecond: number }>()

/** Thrown into code that has to end, again and again if it catches it. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** Where events go from now on. */
export function connect(to: MessagePort): void {
  port = to
}

/** Milliseconds since the run began. */
export const now = (): number => Math.round(clock() - begin)

/** Tells the page. Events of one task travel together. */
export function report(event: LiveEvent): void {
  if (isStopped) throw new Stopped('The example was stopped.')
  if (isFlood(event.type)) stop('flood', `Stopped: too many ${LIMITS[event.type]?.what} at once.`)
  if (queue.push(event) === 1) later(flush, 0)
}

/** Ends the run: the page is told, and whatever runs is thrown out of. */
export function stop(reason: 'loop' | 'flood', message: string): never {
  if (!isStopped) {
    isStopped = true
    queue.push({ type: 'stopped', reason, message })
    flush()
  }
  throw new Stopped(message)
}

/** Says something else than an event. */
export function say(message: FromSandbox): void {
  port?.postMessage(message)
}

/** False once the run has been ended. */
export const isRunning = (): boolean => !isStopped

/** True for what `stop` throws, which has been told already. */
export const isStop = (error: unknown): boolean => error instanceof Stopped

function flush(): void {
  const events = queue
  queue = []
  if (events.length > 0) say({ type: 'events', events })
}

function isFlood(type: LiveEvent['type']): boolean {
  const limit = LIMITS[type]
  if (!limit) return false
  const second = Math.floor(now() / 1000)
  const known = counts.get(type) ?? { inAll: 0, second, inSecond: 0 }
  const inSecond = known.second === second ? known.inSecond + 1 : 1
  counts.set(type, { inAll: known.inAll + 1, second, inSecond })
  return inSecond > limit.aSecond || known.inAll >= limit.inAll
}
