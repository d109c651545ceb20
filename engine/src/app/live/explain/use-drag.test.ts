import { expect, test } from 'vitest'
import { nearestStop } from './use-drag.ts'

test('a press leads to the nearest stop, and of several in one place to the last', () => {
  const places = [0, 0.4, 0.4, 0.7]
  expect(nearestStop(places, 0.1)).toBe(0)
  expect(nearestStop(places, 0.3)).toBe(2)
  expect(nearestStop(places, 0.56)).toBe(3)
})

test('beyond an end it leads to the end; where there is none, to the start', () => {
  expect(nearestStop([0.2, 0.8], -3)).toBe(0)
  expect(nearestStop([0.2, 0.8], 9)).toBe(1)
  expect(nearestStop([], 0.5)).toBe(0)
})
