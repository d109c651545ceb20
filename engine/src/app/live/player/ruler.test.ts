import { expect, test } from 'vitest'
import { rulerOf } from './ruler.ts'
import { timelineOf } from './timeline.ts'

const ruler = (times: number[], length: number) =>
  rulerOf({ rows: times.map((at) => ({ at })), recording: { length }, timeline: timelineOf(times, length) })
const placesOf = (times: number[], length: number) => ruler(times, length).ticks.map(({ place }) => place)

test('a pause that was shortened is marked at its middle', () => {
  expect(ruler([0, 500, 1000], 1000).breaks).toEqual([])
  expect(ruler([0, 1000, 61_000], 61_000).breaks).toEqual([0.75])
  expect(ruler([0, 1000], 61_000).breaks).toEqual([0.75])
})

test('the ruler has round figures, evenly spaced where nothing is shortened', () => {
  expect(ruler([0, 800, 1600, 2400], 2400).ticks.map(({ at }) => at)).toEqual([0, 400, 800, 1200, 1600, 2000, 2400])
  expect(ruler([0], 0).ticks).toEqual([{ at: 0, place: 1 }])
})

test('figures do not lie on each other, though pauses are shortened: a sixth of a phone is as wide as one', () => {
  for (const [times, length] of [
    [[0, 100, 60_000, 60_100], 60_100],
    [[0, 0, 0, 400, 60_400, 61_000], 61_000],
    [[0, 300, 10_300, 20_600, 21_000, 31_000], 31_000],
  ] as const) {
    const places = placesOf([...times], length)
    expect(places.length).toBeGreaterThan(1)
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(0.15)
  }
})
