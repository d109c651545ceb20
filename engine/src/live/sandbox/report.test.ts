// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#model/live.ts'
import { EVENT_LIMITS } from '../protocol/event-limits.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'

const READY: LiveEvent = { type: 'ready' }
const LOG: LiveEvent = { type: 'log', level: 'log', values: [], at: 0, place: null }
const LOGS_A_SECOND = EVENT_LIMITS.log?.aSecond ?? 0
const LOGS_IN_ALL = EVENT_LIMITS.log?.inAll ?? 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.resetModules() // a run that has ended stays so
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

/** A run, and what its page is told. */
async function begin() {
  const run = await import('./report.ts')
  const said: FromSandbox[] = []
  run.connect((message) => said.push(message))
  const told = () => said.map((message) => (message.type === 'events' ? message.events : []))
  const ends = () =>
    told()
      .flat()
      .filter(({ type }) => type === 'stopped')
  return { ...run, said, told, ends }
}

const times = (count: number, act: () => void) => {
  for (let n = 0; n < count; n++) act()
}

test('what happens in one task is told at once and in its order; what comes later is told later', async () => {
  const { report, told } = await begin()
  report(READY)
  report(LOG)
  expect(told()).toEqual([])
  vi.runAllTimers()
  expect(told()).toEqual([[READY, LOG]])
  report(LOG)
  vi.runAllTimers()
  expect(told()).toEqual([[READY, LOG], [LOG]])
})

test('a burst above what a second may hold ends the run: what came before is told, the end is told once, then nothing', async () => {
  const { report, stop, isRunning, isStop, told, ends } = await begin()
  times(LOGS_A_SECOND, () => report(LOG))
  expect(() => report(LOG)).toThrow('Stopped: too many console messages at once.')
  expect(told()).toHaveLength(1)
  expect(told()[0]).toHaveLength(LOGS_A_SECOND + 1)
  expect(isRunning()).toBe(false)

  for (const act of [() => report(READY), () => stop('loop', 'another end')]) {
    let thrown: unknown
    try {
      act()
    } catch (error) {
      thrown = error
    }
    expect(isStop(thrown)).toBe(true)
  }
  vi.runAllTimers()
  expect(ends()).toEqual([{ type: 'stopped', reason: 'flood', message: 'Stopped: too many console messages at once.' }])
  expect(told()).toHaveLength(1)
})

test('a second later as much may be said again, but no kind of event goes on without end', async () => {
  const { report } = await begin()
  let said = 0
  const sayMuch = () => {
    for (; said < LOGS_IN_ALL; said++) {
      if (said % LOGS_A_SECOND === 0) vi.advanceTimersByTime(1000)
      report(LOG)
    }
  }
  expect(sayMuch).not.toThrow()
  vi.advanceTimersByTime(5000)
  report(READY) // what has no limit of its own goes on
  expect(() => report(LOG)).toThrow('too many console messages')
})

test('an end that could not be told, for want of stack, is told by the next who asks for one', async () => {
  const { connect, stop, said, ends } = await begin()
  const attempt = vi.fn(() => {
    throw new RangeError('Maximum call stack size exceeded')
  })
  connect(attempt)
  expect(() => stop('loop', 'first')).toThrow(RangeError)
  connect((message) => said.push(message))
  expect(() => stop('loop', 'second')).toThrow('first')
  expect(ends()).toEqual([{ type: 'stopped', reason: 'loop', message: 'first' }])
})

test('an example that moves about in its own document is ended by the next question whether it runs', async () => {
  const { isRunning, ends } = await begin()
  expect(isRunning()).toBe(true)
  location.hash = '#elsewhere'
  expect(() => isRunning()).toThrow('history')
  expect(ends()).toMatchObject([{ reason: 'flood' }])
  expect(isRunning()).toBe(false)
})

test('who listens inside the frame hears an event as it happens, before the page does', async () => {
  const { connect, report, said } = await begin()
  const heard: LiveEvent[] = []
  connect(
    (message) => said.push(message),
    (event) => heard.push(event),
  )
  report(READY)
  expect([heard, said]).toEqual([[READY], []])
})

/** Puts a trap behind every name that the file knows: whatever the state of a run does not have of its own comes from there. */
function poisonPrototypes(): () => void {
  const words = new Set(readFileSync(join(import.meta.dirname, 'report.ts'), 'utf8').match(/\b[a-zA-Z]\w+\b/g))
  // A descriptor with one of these behind it is none.
  for (const word of ['get', 'set', 'value', ...Object.getOwnPropertyNames(Object.prototype)]) words.delete(word)
  for (const type of Object.keys(EVENT_LIMITS)) words.delete(type)
  const trap = { get: () => POISON, set: () => {}, configurable: true }
  for (const word of words) Object.defineProperty(Object.prototype, word, trap)
  return () => {
    for (const word of words) Reflect.deleteProperty(Object.prototype, word)
  }
}
const POISON = { type: 'ready', message: 'forged' }

test('an example that adds names to every prototype changes neither where a run tells things nor how it ends', async () => {
  const { report, stop, isRunning, isStop, said } = await begin()
  const seen: unknown[] = []
  const heal = poisonPrototypes()
  try {
    seen.push(isRunning())
    report(LOG)
    stop('loop', 'endless')
  } catch (error) {
    seen.push(isStop(error), (error as Error).message)
  } finally {
    heal()
  }
  expect(seen).toEqual([true, true, 'endless'])
  expect(said).toEqual([{ type: 'events', events: [LOG, { type: 'stopped', reason: 'loop', message: 'endless' }] }])
})

/** Replaces what lists and tables inherit, as an example could, while something is told; what that gets hold of is noted. */
function whileForged(act: () => void): Set<unknown> {
  const { push, [Symbol.iterator]: walk } = Array.prototype
  const { get } = Map.prototype
  const held = new Set<unknown>()
  Array.prototype.push = function (...given) {
    held.add(this)
    return push.call(this, { type: 'replayed', missing: 'forged' }, ...given)
  }
  Array.prototype[Symbol.iterator] = function () {
    if (this[0] === LOG) held.add(this)
    return walk.call(this)
  }
  Map.prototype.get = function (key) {
    held.add(this)
    return get.call(this, key)
  }
  Object.defineProperty(Array.prototype, '0', { configurable: true, set: (item) => held.add(item) })
  try {
    act()
  } finally {
    Reflect.deleteProperty(Array.prototype, '0')
    Map.prototype.get = get
    Array.prototype[Symbol.iterator] = walk
    Array.prototype.push = push
  }
  return held
}

test('an example that replaces what lists and tables have adds nothing to what is told, and gets no hold of it', async () => {
  const { connect, report, isRunning, stop } = await begin()
  const sent = new Set<FromSandbox>()
  connect((message) => void sent.add(message))
  expect(whileForged(() => report(LOG))).toEqual(new Set())
  vi.runAllTimers()
  const end = () => {
    report(LOG)
    try {
      stop('loop', 'endless')
    } catch {
      // as any code of the example would
    }
  }
  expect(whileForged(end)).toEqual(new Set())
  expect(isRunning()).toBe(false)
  // As it leaves the sandbox.
  expect(structuredClone([...sent])).toEqual([
    { type: 'events', events: [LOG] },
    { type: 'events', events: [LOG, { type: 'stopped', reason: 'loop', message: 'endless' }] },
  ])
})
