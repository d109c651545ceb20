// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isRunning } from './report.ts'
import { createRunGuard } from './run-guard.ts'

function startGuard() {
  const clock = { time: 0 }
  let rested: Array<() => void> = []
  const { guard, each } = createRunGuard(
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
