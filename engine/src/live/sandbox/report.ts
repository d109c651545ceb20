import type { LiveEvent } from '#model/live.ts'
import { EVENT_LIMITS } from '../protocol/event-limits.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'
import { MOVED } from './moved-message.ts'
import { clock, later } from './natives.ts'

/* Everything that a run tells goes through here. */

const begin = clock()

const address = location.href
const counts = new Map<string, { inAll: number; second: number; inSecond: number }>()

type EndEvent = Extract<LiveEvent, { type: 'stopped' }>

/** Where events go; `hear` gets each as it happens, while what led to it is still on the stack. */
interface WayOut {
  send: (message: FromSandbox) => void
  hear: ((event: LiveEvent) => void) | undefined
}

// There is one run a frame, so there is one way out, and one end.
let way: WayOut | null = null
let queue: LiveEvent[] = []
let ending: EndEvent | null = null
let isTold = false
let thrown: Error | null = null

/** Thrown into code that has to end, again and again if it catches it. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** One for all: to note a deep stack in each of them takes Firefox seconds. */
function stopped(): Error {
  thrown ??= new Stopped(ending?.message ?? 'The example was stopped.')
  return thrown
}

/** Where events go from now on. */
export function connect(send: WayOut['send'], hear?: WayOut['hear']): void {
  way = { send, hear }
}

/** Milliseconds since the run began. */
export const now = (): number => Math.round(clock() - begin)

/** Tells the page. Events of one task travel together. */
export function report(event: LiveEvent): void {
  if (ending) throw stopped()
  if (isFlood(event.type)) stop('flood', `Stopped: too many ${EVENT_LIMITS[event.type]?.what} at once.`)
  way?.hear?.(event)
  if (queue.push(event) === 1) later(flush, 0)
}

/**
 * Ends the run: the page is told, and whatever runs is thrown out of. Near the end of the stack telling itself fails: then the next
 * one who gets here tells it.
 */
export function stop(reason: 'loop' | 'flood', message: string): never {
  ending ??= { type: 'stopped', reason, message }
  if (!isTold) {
    say({ type: 'events', events: [...queue, ending] })
    isTold = true
  }
  throw stopped()
}

/** Says something else than an event. */
export function say(message: FromSandbox): void {
  way?.send(message)
}

/** False once the run has been ended; one that moves about in its own document is ended by this question. */
export function isRunning(): boolean {
  if (!ending && location.href !== address) stop('flood', MOVED)
  return !ending
}

/** True for what `stop` throws, which has been told already. */
export const isStop = (error: unknown): boolean => error instanceof Stopped

function flush(): void {
  const events = queue
  queue = []
  if (events.length > 0 && !isTold) say({ type: 'events', events })
}

function isFlood(type: LiveEvent['type']): boolean {
  const limit = EVENT_LIMITS[type]
  if (!limit) return false
  const second = Math.floor(now() / 1000)
  const known = counts.get(type) ?? { inAll: 0, second, inSecond: 0 }
  const inSecond = known.second === second ? known.inSecond + 1 : 1
  counts.set(type, { inAll: known.inAll + 1, second, inSecond })
  return inSecond > limit.aSecond || known.inAll >= limit.inAll
}
