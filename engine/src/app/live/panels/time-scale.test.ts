import { expect, test } from 'vitest'
import { drawnMoments, labeledMoments, nearestPlace, timeScale } from './time-scale.ts'

test('moments lie at their true time, on a line of at least a second', () => {
  expect(timeScale(4000).place(1000)).toBe(0.25)
  expect(timeScale(100).place(100)).toBe(0.1)
  expect(timeScale(0).place(0)).toBe(0)
})

test('the ruler has round steps and not too many', () => {
  expect(timeScale(5200).ticks).toEqual([0, 1000, 2000, 3000, 4000, 5000])
  for (const end of [0, 900, 5200, 61_000, 3_600_000, 90_000_000]) {
    expect(timeScale(end).ticks.length).toBeLessThanOrEqual(9)
  }
})

test('a place on the line belongs to the nearest moment, and of several in one place to the last', () => {
  const placesOf = (moments: number[]) => moments.map(timeScale(4000).place)
  expect(nearestPlace(placesOf([0, 1000, 4000]), 0.3)).toBe(1)
  expect(nearestPlace(placesOf([0, 1000, 4000]), 0.9)).toBe(2)
  expect(nearestPlace(placesOf([0, 1000, 1000]), 0.25)).toBe(2)
  const places = [0, 0.4, 0.4, 0.7]
  expect(nearestPlace(places, 0.1)).toBe(0)
  expect(nearestPlace(places, 0.3)).toBe(2)
  expect(nearestPlace(places, 0.56)).toBe(3)
})

test('beyond an end it belongs to the end; where there is none, to the start', () => {
  expect(nearestPlace([0.2, 0.8], -3)).toBe(0)
  expect(nearestPlace([0.2, 0.8], 9)).toBe(1)
  expect(nearestPlace([], 0.5)).toBe(0)
})

test('of moments that lie on each other one has a node, and it is the head if that is among them', () => {
  const scale = timeScale(4000)
  expect([...drawnMoments([0, 1000, 1001, 4000], 3, scale)]).toEqual([0, 2, 3])
  expect([...drawnMoments([0, 1000, 1001, 4000], 1, scale)]).toEqual([0, 1, 3])
})

test('labels do not lie on each other: the head has its own, then the later ones', () => {
  const labels = [
    { index: 0, place: 0.02, text: '@@INIT' },
    { index: 1, place: 0.05, text: 'pending' },
    { index: 2, place: 0.5, text: 'fulfilled' },
    { index: 3, place: 1, text: 'pending' },
  ]
  expect([...labeledMoments(labels, 3, 120)].sort()).toEqual([1, 2, 3])
  expect([...labeledMoments(labels, 0, 120)].sort()).toEqual([0, 2, 3])
  expect([...labeledMoments(labels, 3, 600)].sort()).toEqual([0, 1, 2, 3])
  expect([...labeledMoments(labels, 2, 9)]).toEqual([2])
  expect([...labeledMoments([], 0, 0)]).toEqual([])
})
