// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createLoopGuard } from './loop-guard.ts'
import { isRunning } from './report.ts'

test('a loop may go on as long as the thread comes free in time; then every round throws', () => {
  let time = 0
  let rested: Array<() => void> = []
  const { guard, each } = createLoopGuard(
    () => time,
    (then) => rested.push(then),
  )
  const turn = (rounds: number) => {
    for (let n = 0; n < rounds; n++) guard()
  }
  const rest = () => {
    for (const then of rested) then()
    rested = []
  }
  turn(1)
  time = 1400
  turn(1000)
  rest()
  time = 2800
  turn(1000)
  expect([...each([1, 2])]).toEqual([1, 2])
  expect(isRunning()).toBe(true)
  time = 4400
  expect(() => turn(1000)).toThrow('a loop ran for more than 1.5 seconds')
  expect(isRunning()).toBe(false)
  expect(() => guard()).toThrow()
  expect(() => [...each([1])]).toThrow()
})
