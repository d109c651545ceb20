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

test('an example that replaces what `Math` has is looked at as often as any other', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { clock, turn } = startGuard(createRunGuard)
  const min = vi.spyOn(Math, 'min').mockReturnValue(Number.POSITIVE_INFINITY)
  turn(2)
  clock.time = 1600
  let turns = 0
  expect(() => {
    for (; turns < 100; turns++) turn(1)
  }).toThrow('more than 1.5 seconds')
  expect(turns).toBeLessThanOrEqual(16)
  min.mockRestore()
})

test('an example that replaces what generators inherit gets no loop without an end', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { each, eachAsync } = createRunGuard(
    () => 0,
    () => {},
  )
  const owners = [function* () {}, async function* () {}].map((made) => Object.getPrototypeOf(made).prototype)
  const natives = owners.map(({ next }) => next)
  const items: unknown[] = []
  for (const owner of owners) owner.next = () => ({ done: false, value: 'forged' })
  try {
    for (const item of each([1, 2])) if (items.push(item) > 9) break
    for await (const item of eachAsync(new Set([3]))) if (items.push(item) > 9) break
  } finally {
    owners.forEach((owner, index) => {
      owner.next = natives[index]
    })
  }
  expect(items).toEqual([1, 2, 3])
})

test('a loop that is left early closes what it goes through, and what cannot be gone through is told', async () => {
  vi.resetModules()
  const { createRunGuard } = await import('./run-guard.ts')
  const { each, eachAsync } = createRunGuard(
    () => 0,
    () => {},
  )
  const told: unknown[] = []
  function* numbers() {
    try {
      yield 1
      yield 2
    } finally {
      told.push('closed')
    }
  }
  for (const item of each(numbers())) if (told.push(item)) break
  for await (const item of eachAsync(numbers())) if (told.push(item)) break
  async function* later() {
    yield* numbers()
  }
  for await (const item of eachAsync(later())) if (told.push(item)) break
  expect(told).toEqual([1, 'closed', 1, 'closed', 1, 'closed'])
  for (const item of each(new Map([['a', 1]]))) told.push(item)
  expect(told.at(-1)).toEqual(['a', 1])
  for (const item of each([7])) if (item) break // a list has nothing to close

  for (const [items, message] of [
    [undefined, 'undefined is not iterable'],
    [null, 'null is not iterable'],
    [{}, 'object is not iterable'],
  ] as const)
    for (const go of [each, eachAsync]) expect(() => go(items as never)).toThrow(new TypeError(message))
})
