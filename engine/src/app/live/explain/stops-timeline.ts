import type { Scene } from '#model/explainer.ts'
import { type Timeline, timelineOf } from '../player/timeline.ts'

/** How long a sentence takes to read: a moment to look up, and so much for each character. */
const READING_MS = { start: 900, each: 40 }

/** The time line from stop to stop. What is played goes on when its sentence can have been read, not before. */
export function stopsTimeline({ stops, length }: Scene): Timeline {
  const timeline = timelineOf(
    stops.map(({ at }) => at),
    length,
  )
  const pauses = timeline.pauses.map((pause, index) =>
    index === stops.length - 1
      ? 0
      : Math.max(pause, READING_MS.start + READING_MS.each * (stops[index]?.says.length ?? 0)),
  )
  return { ...timeline, pauses }
}
