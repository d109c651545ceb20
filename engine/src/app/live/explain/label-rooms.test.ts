import { expect, test } from 'vitest'
import { roomsOf } from './label-rooms.ts'

test('both ends go first, then what lies farthest from all before it', () => {
  expect(roomsOf([0, 0.5, 1])).toEqual([1, 0.5, 1])
  expect(roomsOf([0, 0.25, 0.5, 1])).toEqual([1, 0.25, 0.5, 1])
  expect(roomsOf([])).toEqual([])
})

test('those that have as much room as a label needs keep off each other', () => {
  const places = [0, 0.03, 0.1, 0.11, 0.4, 0.45, 0.47, 0.9, 0.96, 1]
  const rooms = roomsOf(places)
  for (const need of [0.02, 0.05, 0.1, 0.3, 0.6]) {
    const shown = places.filter((_, index) => (rooms[index] ?? 0) >= need)
    expect(shown.length).toBeGreaterThan(1)
    for (const [index, place] of shown.slice(1).entries())
      expect(place - (shown[index] ?? 0)).toBeGreaterThanOrEqual(need)
  }
})
