import FakeTimers from '@sinonjs/fake-timers'
import { fieldsOf } from '#model/fields.ts'

/** The clock that samples see. */
export interface SampleClock {
  /** Time passes while this runs: whenever nothing but a timer is left to wait for, it is that timer's time. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Forgets the timers of a sample that is over, so that they do not disturb the next one. */
  clear(): void
}

const CLOCKED = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
]

/**
 * Gives the thread a clock that does not follow the machine's: a sample that waits for a second takes none, and one on a busy machine
 * sees its answers and its timers in the same order. For the whole life of the thread, because packages keep the timers they find.
 */
export function startClock(): SampleClock {
  const { setTimeout: sleep, setImmediate: nextTurn } = globalThis
  const toFake = CLOCKED.filter((name) => name in globalThis)
  const clock = FakeTimers.withGlobal(globalThis).install({ now: Date.now(), toFake, loopLimit: 100_000 })
  clockSignals()

  /** A moment in which answers arrive that wait for no clock: promises, messages, streams. */
  const settle = async () => {
    await new Promise((resolve) => sleep(resolve, 1))
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => nextTurn(resolve))
  }

  return {
    async during(work) {
      let isOver = false
      const result = work().finally(() => {
        isOver = true
      })
      result.catch(() => {}) // handled by who awaits it, but that is later
      while (!isOver) {
        await settle()
        if (!isOver) clock.next()
      }
      return result
    },
    clear: () => clock.reset(),
  }
}

/** Those of Node and of jsdom follow the machine's clock. */
function clockSignals(): void {
  fieldsOf(AbortSignal).timeout = (milliseconds: number) => {
    const controller = new AbortController()
    const over = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    setTimeout(() => controller.abort(over), milliseconds)
    return controller.signal
  }
}
