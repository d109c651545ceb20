// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isRunning } from './report.ts'
import { createRunGuard } from './run-guard.ts'

afterEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/')
})

function startGuard(create = createRunGuard) {
  const clock = { time: 0 }
  let rested: Array<() => void> = []
  const { guard, each } = create(
    () => clock.time,
    (then) => rested.push(then),
  )
  const turn = (rounds: number) => {
    for (let n = 0; n < rounds; n++) guard()
  }
  const rest = () => {
    for (const then of rested) then()
    rested = []
  }
  return { clock, each, guard, turn, rest }
}

// In one test: a run that has been stopped stays so.
test('code may go on as long as the thread comes free in time; then every turn throws', () => {
  const { clock, each, guard, turn, rest } = startGuard()
  turn(1)
  clock.time = 1400
  turn(1000)
  rest()
  clock.time = 2800
  turn(1000)
  expect([...each([1, 2])]).toEqual([1, 2])
  expect(isRunning()).toBe(true)

  const slow = startGuard()
  let turns = 0
  const runSlowly = () => {
    for (; turns < 1000; turns++) {
      slow.guard()
      slow.clock.time += 40 // a native function that takes its time, called on each turn
    }
  }
  expect(runSlowly).toThrow('the code ran for more than 1.5 seconds')
  expect(turns).toBeLessThan(1500 / 40 + 3)

  expect(isRunning()).toBe(false)
  expect(() => turn(64)).toThrow()
  expect(() => guard()).toThrow()
  expect(() => guard()).toThrow()
  expect(() => [...each([1])]).toThrow()
})

test('what is asked stands for a condition of a loop: while all is well it holds, and an item comes as it is', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { guard } = startGuard(createRunGuard)
  expect(Array.from({ length: 100 }, guard)).not.toContain(false)
  const { eachAsync } = createRunGuard(
    () => 0,
    () => {},
  )
  const items: number[] = []
  for await (const item of eachAsync([Promise.resolve(1), 2] as Iterable<number>)) items.push(item)
  expect(items).toEqual([1, 2])
})

test('a fast loop that moves about in its own document gets no further than sixteen turns', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { turn, rest } = startGuard(createRunGuard)
  turn(1000)
  rest()
  turn(1000)
  location.hash = '#1'
  let turns = 0
  expect(() => {
    for (; turns < 100; turns++) turn(1)
  }).toThrow('changed its address')
  expect(turns).toBeLessThanOrEqual(16)
})

test('after a pause the first turn is looked at again, however many were made before', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { turn, rest } = startGuard(createRunGuard)
  turn(1)
  rest()
  location.hash = '#2'
  expect(() => turn(1)).toThrow('changed its address')
})
