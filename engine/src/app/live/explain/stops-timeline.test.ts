import { expect, test } from 'vitest'
import { stopsTimeline } from './stops-timeline.ts'

test('a stop is shown until its sentence can have been read; the last one ends it', () => {
  const stop = (at: number, says: string) => ({ at, title: '', says, facts: 0 })
  const stops = [stop(0, ''), stop(100, 'x'.repeat(50)), stop(60_000, 'x'.repeat(500))]
  const { pauses, places } = stopsTimeline({ label: '', length: 61_000, facts: [], stops })
  expect(pauses).toEqual([900, 2900, 0])
  expect(places).toHaveLength(3)
  expect(places[0]).toBe(0)
})
