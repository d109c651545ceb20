import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRANSPILER_READY, type TranspileRequest } from '../protocol/worker-messages.ts'

/** A worker that answers when the test says so. */
class SlowWorker {
  static last: SlowWorker
  asked: TranspileRequest[] = []
  isEnded = false
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror = () => {}
  constructor() {
    SlowWorker.last = this
  }
  postMessage(request: TranspileRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.isEnded = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SlowWorker)
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start() {
  const { transpile } = await import('./transpiler.ts')
  const told = transpile([]).then(
    (result) => ({ result }),
    (error: Error) => error.message,
  )
  return { told, worker: SlowWorker.last }
}

const NAMES = { guard: 'g', each: 'e', eachAsync: 'a', meta: 'm' }

test('on a slow line the code of the worker may take as long as it takes', async () => {
  const { told, worker } = await start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(worker.isEnded).toBe(false)
  worker.onmessage({ data: TRANSPILER_READY })
  const result = { files: [], names: NAMES }
  worker.onmessage({ data: { id: worker.asked[0]?.id, result } })
  expect(await told).toEqual({ result })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(worker.isEnded).toBe(false)
})

test('a worker that is there and does not answer is ended, and the next question gets another', async () => {
  const { told, worker } = await start()
  worker.onmessage({ data: TRANSPILER_READY })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await told).toBe('The code took too long to transpile.')
  expect(worker.isEnded).toBe(true)
  const next = await start()
  expect(next.worker).not.toBe(worker)
})

test('code that does not come is told as such', async () => {
  const { told, worker } = await start()
  worker.onerror()
  expect(await told).toMatch('could not be loaded')
})
