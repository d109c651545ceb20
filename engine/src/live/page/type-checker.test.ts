import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveFile } from '#model/live.ts'
import type { TypeProblem } from '#model/type-problem.ts'
import type { ToChecker } from '../protocol/checker-messages.ts'
import type { RunningChecker } from './start-checker.ts'
import { createTypeChecker } from './type-checker.ts'

/** A worker that answers when the test says so. */
function fakeWorker() {
  const asked: ToChecker[] = []
  const running: RunningChecker & { asked: ToChecker[]; isEnded: boolean } = {
    asked,
    isEnded: false,
    ask: (message) => void asked.push(message),
    on: () => {},
    end() {
      running.isEnded = true
    },
  }
  return running
}

const files = (code: string): LiveFile[] => [{ name: 'a.ts', code, isShown: true }]
const NONE: { type: 'checked'; problems: TypeProblem[] } = { type: 'checked', problems: [] }
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const workers: Array<ReturnType<typeof fakeWorker>> = []
  const start = vi.fn(async (signal: AbortSignal) => {
    const worker = fakeWorker()
    workers.push(worker)
    signal.addEventListener('abort', () => worker.end())
    return worker
  })
  return { workers, start, openChecks: createTypeChecker(start, 1000) }
}

test('nothing is started before something is asked, then one worker for all, one question at a time', async () => {
  const { workers, start, openChecks } = open()
  const [one, two] = [openChecks(() => {}), openChecks(() => {})]
  await settle()
  expect(start).not.toHaveBeenCalled()
  const answers = Promise.all([one.check(files('1')), two.check(files('2'))])
  await settle()
  expect(workers).toHaveLength(1)
  expect(workers[0]?.asked).toEqual([{ files: files('1') }])
  workers[0]?.on(NONE)
  expect(workers[0]?.asked).toHaveLength(2)
  workers[0]?.on(NONE)
  expect(await answers).toEqual([NONE, NONE])
})

test('code that takes for ever ends the worker, and the next question gets a new one', async () => {
  const { workers, openChecks } = open()
  const [one, two] = [openChecks(() => {}), openChecks(() => {})]
  const slow = one.check(files('endless'))
  const other = two.check(files('2'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await slow).toEqual({ type: 'slow' })
  expect(workers[0]?.isEnded).toBe(true)
  expect(workers[1]?.asked).toEqual([{ files: files('2') }])
  workers[1]?.on(NONE)
  expect(await other).toEqual(NONE)
})

test('code that breaks the worker costs it its life, too', async () => {
  const { workers, openChecks } = open()
  const checks = openChecks(() => {})
  const broken = checks.check(files('deep'))
  await settle()
  workers[0]?.on({ type: 'broken', message: 'RangeError' })
  expect(await broken).toEqual({ type: 'slow' })
  expect(workers[0]?.isEnded).toBe(true)
})

test('what cannot be loaded is told to all who wait, and asked for again', async () => {
  const { start, workers, openChecks } = open()
  start.mockRejectedValueOnce(new Error('offline'))
  const checks = openChecks(() => {})
  expect(await Promise.all([checks.check(files('1')), checks.check(files('2'))])).toEqual([
    { type: 'failed' },
    { type: 'failed' },
  ])
  const again = checks.check(files('3'))
  await settle()
  workers[0]?.on(NONE)
  expect(await again).toEqual(NONE)
})

test('the worker ends with the last example', async () => {
  const { workers, openChecks } = open()
  const [one, two] = [openChecks(() => {}), openChecks(() => {})]
  void one.check(files('1'))
  const second = two.check(files('2'))
  await settle()
  one.close() // its question is with the worker
  expect(workers[0]?.isEnded).toBe(false)
  workers[0]?.on(NONE)
  workers[0]?.on(NONE)
  expect(await second).toEqual(NONE)
  two.close()
  expect(workers[0]?.isEnded).toBe(true)
})

test('an example that is closed while everything is on its way ends that', async () => {
  const { workers, openChecks } = open()
  const checks = openChecks(() => {})
  void checks.check(files('1'))
  checks.close()
  await settle()
  expect(workers[0]?.isEnded).toBe(true)
  expect(workers[0]?.asked).toEqual([])
})
