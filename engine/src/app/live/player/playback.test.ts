import { expect, test } from 'vitest'
import { headOf, nextPlayback, type Playback, type PlaybackEvent } from './playback.ts'
import { createPlaybackStore } from './playback-store.ts'
import { timelineOf } from './timeline.ts'

const LINE = timelineOf([0, 400, 400, 5400], 5400)
const at = (row: number, ahead = 0, isPlaying = false): Playback => ({ row, ahead, isPlaying })
const after = (now: Playback, ...events: PlaybackEvent[]) =>
  events.reduce((before, event) => nextPlayback(LINE, before, event), now)
const elapsed = (milliseconds: number, isStill = false): PlaybackEvent => ({ type: 'elapsed', milliseconds, isStill })

test('it plays row by row in its own time, a long pause as a second, and ends', () => {
  expect(after(at(3), { type: 'play' })).toEqual(at(0, 0, true))
  expect(after(at(0, 0, true), elapsed(399))).toEqual(at(0, 399, true))
  expect(after(at(0, 0, true), elapsed(400))).toEqual(at(1, 0, true))
  expect(after(at(0, 0, true), elapsed(560))).toEqual(at(2, 10, true))
  expect(after(at(2, 10, true), elapsed(989))).toEqual(at(2, 999, true))
  expect(after(at(2, 999, true), elapsed(1))).toEqual(at(3, 0, false))
  expect(after(at(3), elapsed(1000))).toEqual(at(3))
})

test('paused, time goes by and nothing moves; Play goes on from there', () => {
  expect(after(at(1, 50, true), { type: 'pause' }, elapsed(5000))).toEqual(at(1, 50))
  expect(after(at(1, 50), { type: 'play' })).toEqual(at(1, 50, true))
})

test('steps and places pause, and stay within the run', () => {
  expect(after(at(1, 50, true), { type: 'row', row: 2 })).toEqual(at(2))
  expect(after(at(0), { type: 'row', row: -1 })).toEqual(at(0))
  expect(after(at(3), { type: 'row', row: 9 })).toEqual(at(3))
  expect(after(at(0), { type: 'place', place: 7, snap: 0 })).toEqual(at(3))
  expect(after(at(3), { type: 'place', place: -7, snap: 0 })).toEqual(at(0))
})

test('a place near a row is that row, and any other lies between', () => {
  const [, second = 0] = LINE.places
  expect(after(at(0), { type: 'place', place: second + 0.01, snap: 0.02 })).toEqual(at(1))
  const between = after(at(3), { type: 'place', place: second / 2, snap: 0.02 })
  expect(between).toEqual(at(0, expect.closeTo(200)))
  expect(headOf(LINE, between)).toBeCloseTo(second / 2)
})

test('a second back and on', () => {
  expect(after(at(3), { type: 'second', direction: -1 })).toEqual(at(2))
  expect(after(at(0), { type: 'second', direction: 1 }).row).toBe(2)
  expect(after(at(0), { type: 'second', direction: -1 })).toEqual(at(0))
})

test('without motion every row is shown for a second, and the head stands on it', () => {
  expect(after(at(0, 0, true), elapsed(999, true))).toEqual(at(0, 999, true))
  expect(after(at(0, 999, true), elapsed(1, true))).toEqual(at(1, 0, true))
  expect(headOf(LINE, at(0, 300), true)).toBe(0)
})

test('a run of one moment does not play', () => {
  expect(nextPlayback(timelineOf([0], 0), at(0), { type: 'play' })).toEqual(at(0))
})

/** Frames on a clock of the test's own. */
function virtualFrames() {
  let waiting: Array<(now: number) => void> = []
  let now = 1000
  return {
    request: (frame: (now: number) => void) => waiting.push(frame),
    cancel: () => {
      waiting = []
    },
    isStill: () => false,
    wait: () => waiting.length,
    pass: (milliseconds: number, each = 20) => {
      for (const end = now + milliseconds; now < end; ) {
        now += each
        for (const frame of waiting.splice(0)) frame(now)
      }
    },
  }
}

test('the store asks for frames only while it plays', () => {
  const frames = virtualFrames()
  const store = createPlaybackStore(LINE, frames)
  const leave = store.subscribe(() => {})
  expect(store.get()).toEqual(at(3))
  expect(frames.wait()).toBe(0)
  store.send({ type: 'play' })
  frames.pass(20) // the first frame sets the clock
  expect(store.get()).toMatchObject({ row: 0, ahead: 16, isPlaying: true })
  frames.pass(404, 4)
  expect(store.get()).toMatchObject({ row: 1, ahead: 20, isPlaying: true })
  store.send({ type: 'pause' })
  expect(frames.wait()).toBe(0)
  store.send({ type: 'play' })
  frames.pass(2000)
  expect(store.get()).toEqual(at(3))
  expect(frames.wait()).toBe(0)
  leave()
})

test('who was away for long goes on where it was', () => {
  const frames = virtualFrames()
  const store = createPlaybackStore(LINE, frames)
  store.subscribe(() => {})
  store.send({ type: 'play' })
  frames.pass(20)
  frames.pass(60_000, 60_000)
  expect(store.get()).toMatchObject({ row: 0, ahead: 266, isPlaying: true })
})

test('a store that begins as one that plays moves when somebody looks, and waits while nobody does', () => {
  const frames = virtualFrames()
  const store = createPlaybackStore(LINE, frames, 0, true)
  expect(store.get()).toEqual({ row: 0, ahead: 0, isPlaying: true })
  expect(frames.wait()).toBe(0)
  const leave = store.subscribe(() => {})
  frames.pass(20)
  expect(store.get()).toMatchObject({ row: 0, ahead: 16, isPlaying: true })
  leave()
  expect(frames.wait()).toBe(0)
  store.subscribe(() => {})
  expect(frames.wait()).toBe(1)
})

test('nothing plays that has one row alone', () => {
  const store = createPlaybackStore(timelineOf([0], 0), virtualFrames(), 0, true)
  expect(store.get().isPlaying).toBe(false)
})
