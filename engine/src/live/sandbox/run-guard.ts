import { isRunning, stop } from './report.ts'

// Code of the example may replace what it finds.
const { apply } = Reflect
const { iterator, asyncIterator } = Symbol

/** Code that runs for this long without a pause is stopped as endless. */
const PATIENCE_MS = 1500
/** Clock and address are not read at every turn, which would be slow, but often enough that a loop cannot fill the history with addresses. */
const MOST_TURNS_A_LOOK = 16
/** Where turns take longer than this, each is looked at: something slow is called in them. */
const SLOW_TURNS_MS = 8

/** What guarded code calls (`worker/guard-code.ts`). */
export interface RunGuard {
  /** On each round of a loop and each call of a function. Always true, so that it can stand for a condition. */
  guard(): true
  each<Item>(items: Iterable<Item>): Iterable<Item>
  eachAsync<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncIterable<Item>
}

/** All that a loop looks up. */
interface Loop {
  next(): unknown
  return: (() => unknown) | null | undefined
  [iterator]: (() => Loop) | undefined
  [asyncIterator]: (() => Loop) | undefined
}

/**
 * Measures how long the code of an example has kept the thread. `rest` runs its argument when the thread is free again, which
 * promises do not wait for: so code that awaits nothing but settled promises is endless, too, and what waits for a timer is not.
 */
export function createRunGuard(clock: () => number, rest: (then: () => void) => void): RunGuard {
  let turnsLeft = 1
  let turnsALook = 1
  let since: number | null = null
  let lookedAt = 0

  const guard = (): true => {
    if (--turnsLeft <= 0) look()
    return true
  }
  function look(): void {
    if (!isRunning()) stop('loop', '') // with no turn left: from now on every one ends here
    const time = clock()
    if (since === null) {
      since = time
      rest(() => {
        since = null
        turnsLeft = 1
        turnsALook = 1
      })
    } else if (time - since > PATIENCE_MS) {
      stop('loop', `Stopped: the code ran for more than ${PATIENCE_MS / 1000} seconds without a pause.`)
    }
    if (time - lookedAt > SLOW_TURNS_MS) turnsALook = 1
    else if (turnsALook < MOST_TURNS_A_LOOK) turnsALook *= 2 // not by `Math`, which the example can replace
    turnsLeft = turnsALook
    lookedAt = time
  }

  /**
   * Goes through items and asks on each round. All that a loop looks up is the object's own: what a generator inherits, the example
   * can replace by something that never ends.
   */
  function watch(items: object, method: typeof iterator | typeof asyncIterator): Loop {
    const open = (items as Partial<Loop> | null)?.[method]
    if (typeof open !== 'function') throw new TypeError(`${items === null ? items : typeof items} is not iterable`)
    const source: Loop = apply(open, items, [])
    const { next } = source
    const loop: Loop = {
      next() {
        guard()
        return apply(next, source, [])
      },
      return() {
        const end = source.return
        return end === undefined || end === null ? {} : apply(end, source, [])
      },
      [iterator]: undefined,
      [asyncIterator]: undefined,
    }
    loop[method] = () => loop
    return loop
  }
  const isAsync = (items: unknown) => (items as Partial<Loop> | null | undefined)?.[asyncIterator] != null
  return {
    guard,
    each: (items) => watch(items, iterator) as object as Iterable<never>,
    // Where there is none of its own, the loop itself makes one of the other, and waits for what comes.
    eachAsync: (items) => watch(items, isAsync(items) ? asyncIterator : iterator) as object as AsyncIterable<never>,
  }
}
