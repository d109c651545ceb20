import { nextPlayback, type Playback, type PlaybackEvent } from './playback.ts'
import type { Timeline } from './timeline.ts'

/** A frame that comes late counts for this much at most: a page that was out of sight goes on where it was. */
const LONGEST_FRAME_MS = 250
/** The first frame counts as one that came in time: what is pressed moves with it, not with the next. */
const FIRST_FRAME_MS = 16

/** The position in a recording, outside React: it changes with every frame, and few parts draw every frame. */
export interface PlaybackStore {
  get: () => Playback
  subscribe: (listener: () => void) => () => void
  send: (event: PlaybackEvent) => void
}

/** What tells it the time; a test brings its own. */
export interface Frames {
  request: (frame: (now: number) => void) => number
  cancel: (id: number) => void
  /** The reader wants no motion. */
  isStill: () => boolean
}

/**
 * A store that begins at the end, where the served picture is, if not told otherwise. It asks for frames only while it plays and is
 * looked at.
 */
export function createPlaybackStore(
  timeline: Timeline,
  frames: Frames,
  row = timeline.places.length - 1,
  isPlaying = false,
): PlaybackStore {
  const listeners = new Set<() => void>()
  let now: Playback = { row, ahead: 0, isPlaying: isPlaying && row < timeline.places.length - 1 }
  let pending: number | null = null
  let before: number | null = null

  const send = (event: PlaybackEvent) => {
    now = nextPlayback(timeline, now, event)
    if (now.isPlaying) pending ??= frames.request(frame)
    else stop()
    for (const listener of listeners) listener()
  }
  const frame = (time: number) => {
    pending = null
    const milliseconds = before === null ? FIRST_FRAME_MS : Math.min(time - before, LONGEST_FRAME_MS)
    before = time
    send({ type: 'elapsed', milliseconds, isStill: frames.isStill() })
  }
  const stop = () => {
    if (pending !== null) frames.cancel(pending)
    pending = null
    before = null
  }
  return {
    get: () => now,
    send,
    subscribe: (listener) => {
      listeners.add(listener)
      if (now.isPlaying) pending ??= frames.request(frame)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** The frames of this window. */
export const WINDOW_FRAMES: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
}
