import { sum, type Timeline } from './timeline.ts'

/** Where in a recording the reader is: at a row, and how many milliseconds past it. */
export interface Playback {
  row: number
  ahead: number
  isPlaying: boolean
}

/** What moves it. `pace` is how long a row is shown; without motion every row is shown equally long. */
export type PlaybackEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'elapsed'; milliseconds: number; isStill: boolean }
  | { type: 'row'; row: number }
  | { type: 'place'; place: number; snap: number }
  | { type: 'second'; direction: 1 | -1 }

/** How long each row is shown to somebody who wants no motion. */
const STILL_PAUSE_MS = 1000

/** The next position. Everything but playing itself pauses, so that a reader who takes hold keeps what is there. */
export function nextPlayback(timeline: Timeline, now: Playback, event: PlaybackEvent): Playback {
  const last = timeline.places.length - 1
  switch (event.type) {
    case 'play':
      return now.row >= last ? { row: 0, ahead: 0, isPlaying: last > 0 } : { ...now, isPlaying: true }
    case 'pause':
      return { ...now, isPlaying: false }
    case 'elapsed':
      return now.isPlaying ? goOn(timeline, now, event.milliseconds, event.isStill) : now
    case 'row':
      return { row: Math.min(Math.max(event.row, 0), last), ahead: 0, isPlaying: false }
    case 'place':
      return atPlace(timeline, event.place, event.snap)
    case 'second':
      return after(timeline, sum(timeline.pauses.slice(0, now.row)) + now.ahead + event.direction * 1000)
  }
}

function goOn({ pauses }: Timeline, now: Playback, milliseconds: number, isStill: boolean): Playback {
  const last = pauses.length - 1
  let { row } = now
  let ahead = now.ahead + milliseconds
  for (let pause = 0; row < last; row++, ahead -= pause) {
    pause = isStill ? STILL_PAUSE_MS : (pauses[row] ?? 0)
    if (ahead < pause) return { row, ahead, isPlaying: true }
  }
  return { row, ahead: 0, isPlaying: false }
}

/** The position that lies so far along the line; a row that is as near as `snap` attracts it. */
function atPlace(timeline: Timeline, place: number, snap: number): Playback {
  const away = timeline.places.map((at) => Math.abs(at - place))
  const nearest = Math.min(...away)
  if (nearest <= snap) return { row: away.indexOf(nearest), ahead: 0, isPlaying: false }
  return after(timeline, (place * sum(timeline.pauses)) / (timeline.places.at(-1) || 1))
}

/** Where it would be if it had played for so long. */
const after = (timeline: Timeline, milliseconds: number): Playback => ({
  ...goOn(timeline, { row: 0, ahead: 0, isPlaying: true }, Math.max(milliseconds, 0), false),
  isPlaying: false,
})

/** What lies between two values of the rows, where the head is. */
export function between(values: number[], { pauses }: Pick<Timeline, 'pauses'>, { row, ahead }: Playback): number {
  const [from = 0, to = from] = [values[row], values[row + 1]]
  return from + Math.min(ahead / (pauses[row] || 1), 1) * (to - from)
}

/** Where the head is drawn, from 0 to 1. */
export const headOf = (timeline: Timeline, now: Playback, isStill = false): number =>
  between(timeline.places, timeline, isStill ? { ...now, ahead: 0 } : now)
