import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

test('rows lie where they happened', () => {
  const { pauses, places } = timelineOf([0, 500, 1000], 1000)
  expect(pauses).toEqual([500, 500, 0])
  expect(places).toEqual([0, 0.5, 1])
})

test('a pause longer than a second is shortened to one', () => {
  const { pauses, places, placeOf } = timelineOf([0, 1000, 61_000], 61_000)
  expect(pauses).toEqual([1000, 1000, 0])
  expect(places).toEqual([0, 0.5, 1])
  expect(placeOf(31_000)).toBe(0.75)
})

test('rows of one instant are drawn apart, and what begins with them begins at the first', () => {
  const { pauses, places, placeOf } = timelineOf([0, 0, 0, 700], 700)
  expect(pauses).toEqual([150, 150, 700, 0])
  expect(places).toEqual([0, 0.15, 0.3, 1])
  expect(placeOf(0)).toBe(0)
  expect(placeOf(350)).toBeCloseTo(0.65)
})

test('what lasts longer than the last row ends at the end', () => {
  const { places, placeOf } = timelineOf([0, 400], 1000)
  expect(places).toEqual([0, 0.4])
  expect(placeOf(1000)).toBe(1)
  expect(placeOf(700)).toBeCloseTo(0.7)
})

test('a run of one moment is a line all the same', () => {
  const { pauses, places, placeOf } = timelineOf([0], 0)
  expect({ pauses, places }).toEqual({ pauses: [0], places: [1] })
  expect(placeOf(0)).toBe(1)
})
