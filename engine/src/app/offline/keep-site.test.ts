import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromOfflineWorker, OfflineStatus } from '#model/offline.ts'
import type { Keeping } from './keep-site.ts'

const status = (keptBytes: number): OfflineStatus => ({
  keptPages: 1,
  allPages: 3,
  keptBytes,
  allBytes: 100,
  isWhole: true,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules() // a visit begins
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A service worker that gives these answers, one list a question; a visit that asks it; what a dialog shows meanwhile. */
async function visit(...answers: FromOfflineWorker[][]) {
  const asked: string[] = []
  const controller = {
    postMessage({ type }: { type: string }, [port]: [MessagePort]) {
      asked.push(type)
      for (const answer of answers.shift() ?? []) port.postMessage(answer)
    },
  }
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { serviceWorker: { controller }, storage: { persist } })
  const keeper = await import('./keep-site.ts')
  const shown: Keeping[] = []
  keeper.onKeeping(() => shown.push(keeper.readKeeping()))
  return { ...keeper, asked, shown, persist, states: () => shown.map(({ state }) => state) }
}

/** Long enough for messages through ports, which no fake timer moves. */
const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

test('a reader who looks again sees how much is kept', async () => {
  const { lookAgain, readKeeping, asked } = await visit([{ type: 'done', status: status(40) }])
  expect(readKeeping()).toEqual({ state: 'asking', status: null })
  await lookAgain()
  expect(asked).toEqual(['status'])
  expect(readKeeping()).toEqual({ state: 'idle', status: status(40) })
})

test('the site is kept step by step until all of it is there, and every step is shown', async () => {
  const { keepSite, asked, shown, persist, readKeeping } = await visit(
    [
      { type: 'progress', status: status(10) },
      { type: 'more', status: status(20) },
    ],
    [{ type: 'done', status: status(100) }],
  )
  await keepSite()
  expect(asked).toEqual(['keep-all', 'keep-all'])
  expect(persist).toHaveBeenCalledOnce()
  expect(shown.map((keeping) => [keeping.state, keeping.status?.keptBytes])).toEqual([
    ['working', undefined],
    ['working', 10],
    ['working', 20],
    ['idle', 100],
  ])
  expect(readKeeping().state).toBe('idle')
})

test.each(['full', 'failed'] as const)(
  'a device that says "%s" ends the keeping, and the dialog says so',
  async (type) => {
    const { keepSite, readKeeping, asked } = await visit([{ type, status: status(20) }])
    await keepSite()
    expect(readKeeping()).toEqual({ state: type, status: status(20) })
    expect(asked).toHaveLength(1)
  },
)

test('a site that gets no further in three steps is given up; one that does goes on', async () => {
  const more = (keptBytes: number): FromOfflineWorker[] => [{ type: 'more', status: status(keptBytes) }]
  const { keepSite, readKeeping, asked } = await visit(...[10, 10, 10, 20, 20, 20, 20, 30].map(more))
  await keepSite()
  expect(readKeeping()).toEqual({ state: 'failed', status: status(20) })
  expect(asked).toHaveLength(7)
})

test('a worker that is silent for a minute has failed; each word of it gives it another', async () => {
  const { keepSite, readKeeping } = await visit([{ type: 'progress', status: status(10) }])
  const kept = keepSite()
  vi.advanceTimersByTime(59_000)
  await settle()
  expect(readKeeping()).toEqual({ state: 'working', status: status(10) })
  vi.advanceTimersByTime(59_000)
  await settle()
  expect(readKeeping().state).toBe('working')
  vi.advanceTimersByTime(1000)
  await kept
  expect(readKeeping()).toEqual({ state: 'failed', status: status(10) })
})

test('looking again does not disturb what is under way', async () => {
  const { keepSite, lookAgain, asked, readKeeping } = await visit([])
  void keepSite()
  await lookAgain()
  expect(asked).toEqual(['keep-all'])
  expect(readKeeping().state).toBe('working')
})

test('an answer about what is kept that comes when keeping has begun does not end it', async () => {
  const { keepSite, lookAgain, readKeeping } = await visit([{ type: 'done', status: status(40) }], [])
  const looked = lookAgain()
  void keepSite()
  await looked
  expect(readKeeping().state).toBe('working')
})

test('while the site is being kept nothing else begins', async () => {
  const { keepSite, forgetSite, asked } = await visit([])
  void keepSite()
  void keepSite()
  void forgetSite()
  await settle()
  expect(asked).toEqual(['keep-all'])
})

test('what was kept is removed when the reader says so', async () => {
  const { forgetSite, readKeeping, asked } = await visit([{ type: 'done', status: null }])
  await forgetSite()
  expect([asked, readKeeping()]).toEqual([['forget'], { state: 'idle', status: null }])
})

test('where no worker answers for the page, keeping fails at once', async () => {
  const { keepSite, readKeeping } = await visit()
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } }) // and no storage that could be asked to last
  await keepSite()
  expect(readKeeping()).toEqual({ state: 'failed', status: null })
})
