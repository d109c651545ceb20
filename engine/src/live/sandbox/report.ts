import type { LiveEvent } from '#model/live.ts'
import { EVENT_LIMITS } from '../protocol/event-limits.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'
import { MOVED } from './moved-message.ts'
import { clock, later } from './natives.ts'

/* Everything that a run tells goes through here. */

const begin = clock()

const address = location.href
/* Lists and tables that inherit nothing: what an example does to those of all the others is not done to these. */
const { create, setPrototypeOf } = Object
const counts: Record<string, { inAll: number; second: number; inSecond: number }> = create(null)
const newQueue = (): Queue => setPrototypeOf([], null)

type EndEvent = Extract<LiveEvent, { type: 'stopped' }>

/** Where events go; `hear` gets each as it happens, while what led to it is still on the stack. */
interface WayOut {
  send: (message: FromSandbox) => void
  hear: ((event: LiveEvent) => void) | undefined
}

/** A list without any method. */
interface Queue {
  length: number
  [index: number]: LiveEvent
}

interface Run {
  way: WayOut | null
  queue: Queue
  ending: EndEvent | null
  isTold: boolean
  thrown: Error | null
}

/** There is one a frame, so there is one way out, and one end. All is there from the beginning: an example can add to every prototype. */
const run: Run = { way: null, queue: newQueue(), ending: null, isTold: false, thrown: null }

/** Thrown into code that has to end, again and again if it catches it. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** One for all: to note a deep stack in each of them takes Firefox seconds. */
function stopped(): Error {
  run.thrown ??= new Stopped(run.ending?.message ?? 'The example was stopped.')
  return run.thrown
}

/** Where events go from now on. */
export function connect(send: WayOut['send'], hear?: WayOut['hear']): void {
  run.way = { send, hear }
}

/** Milliseconds since the run began. */
export const now = (): number => Math.round(clock() - begin)

/** Tells the page. Events of one task travel together. */
export function report(event: LiveEvent): void {
  if (run.ending) throw stopped()
  if (isFlood(event.type)) stop('flood', `Stopped: too many ${EVENT_LIMITS[event.type]?.what} at once.`)
  run.way?.hear?.(event)
  if (run.queue.length === 0) later(flush, 0)
  add(run.queue, event)
}

/**
 * Ends the run: the page is told, and whatever runs is thrown out of. Near the end of the stack telling itself fails: then the next
 * one who gets here tells it.
 */
export function stop(reason: 'loop' | 'flood', message: string): never {
  run.ending ??= { type: 'stopped', reason, message }
  if (!run.isTold) {
    const events = newQueue()
    for (let index = 0; index < run.queue.length; index++) add(events, run.queue[index] as LiveEvent)
    add(events, run.ending)
    sayEvents(events)
    run.isTold = true
  }
  throw stopped()
}

/** Says something else than an event. */
export function say(message: FromSandbox): void {
  run.way?.send(message)
}

/** False once the run has been ended; one that moves about in its own document is ended by this question. */
export function isRunning(): boolean {
  if (!run.ending && location.href !== address) stop('flood', MOVED)
  return !run.ending
}

/** True for what `stop` throws, which has been told already. */
export const isStop = (error: unknown): boolean => error instanceof Stopped

function flush(): void {
  const events = run.queue
  run.queue = newQueue()
  if (events.length > 0 && !run.isTold) sayEvents(events)
}

function add(queue: Queue, event: LiveEvent): void {
  queue[queue.length] = event
}

const sayEvents = (events: Queue) => say({ type: 'events', events: events as LiveEvent[] })

function isFlood(type: LiveEvent['type']): boolean {
  const limit = EVENT_LIMITS[type]
  if (!limit) return false
  const second = Math.floor(now() / 1000)
  const known = counts[type] ?? { inAll: 0, second, inSecond: 0 }
  const inSecond = known.second === second ? known.inSecond + 1 : 1
  counts[type] = { inAll: known.inAll + 1, second, inSecond }
  return inSecond > limit.aSecond || known.inAll >= limit.inAll
}
