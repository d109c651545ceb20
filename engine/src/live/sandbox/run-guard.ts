import { isRunning, stop } from './report.ts'

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
    turnsALook = time - lookedAt > SLOW_TURNS_MS ? 1 : Math.min(turnsALook * 2, MOST_TURNS_A_LOOK)
    turnsLeft = turnsALook
    lookedAt = time
  }
  return {
    guard,
    *each(items) {
      for (const item of items) {
        guard()
        yield item
      }
    },
    async *eachAsync(items) {
      for await (const item of items) {
        guard()
        yield item
      }
    },
  }
}
