import { isRunning, stop } from './report.ts'

/** A script that does not let go for this long is taken for an endless loop. */
const PATIENCE_MS = 1500
/** Looking at the clock costs more than counting. */
const ROUNDS_A_LOOK = 64

/** What guarded loops call. */
export interface LoopGuard {
  /** Always true, so that it can stand for a condition. */
  guard(): true
  each<Item>(items: Iterable<Item>): Iterable<Item>
  eachAsync<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncIterable<Item>
}

/**
 * Measures how long loops have kept the thread. `rest` runs its argument when the thread is free again, which promises do not
 * wait for: so a loop that awaits nothing but settled promises is endless, too, and one that waits for a timer is not.
 */
export function createLoopGuard(clock: () => number, rest: (then: () => void) => void): LoopGuard {
  let rounds = 0
  let since: number | null = null
  const guard = (): true => {
    if (!isRunning()) stop('loop', '')
    if (++rounds % ROUNDS_A_LOOK !== 0 && since !== null) return true
    const time = clock()
    if (since === null) {
      since = time
      rest(() => {
        since = null
      })
    } else if (time - since > PATIENCE_MS) {
      stop('loop', `Stopped: a loop ran for more than ${PATIENCE_MS / 1000} seconds without a pause.`)
    }
    return true
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
