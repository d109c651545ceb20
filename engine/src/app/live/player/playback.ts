import type { Timeline } from './timeline.ts'

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
export const STILL_PAUSE_MS = 1000

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
      return { ...atPlace(timeline, event.place, event.snap), isPlaying: false }
    case 'second': {
      const total = totalOf(timeline)
      const place = headOf(timeline, now) + (total > 0 ? (event.direction * 1000) / total : event.direction)
      return { ...atPlace(timeline, place, 0), isPlaying: false }
    }
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

function atPlace({ places, pauses }: Timeline, wanted: number, snap: number): Pick<Playback, 'row' | 'ahead'> {
  const place = Math.min(Math.max(wanted, 0), 1)
  const near = places.map((at, row) => ({ row, away: Math.abs(at - place) })).filter(({ away }) => away <= snap)
  const nearest = near.sort((a, b) => a.away - b.away)[0]
  if (nearest) return { row: nearest.row, ahead: 0 }
  const row = Math.max(
    0,
    places.findLastIndex((at) => at <= place + 1e-9),
  )
  const [from = 0, to = 1] = [places[row], places[row + 1]]
  return { row, ahead: to > from && row < places.length - 1 ? ((place - from) / (to - from)) * (pauses[row] ?? 0) : 0 }
}

/** Where the head is drawn, from 0 to 1. */
export function headOf({ places, pauses }: Timeline, { row, ahead }: Playback, isStill = false): number {
  const [from = 0, to = places[row] ?? 0] = [places[row], places[row + 1]]
  const pause = pauses[row] ?? 0
  return isStill || pause === 0 ? from : from + Math.min(ahead / pause, 1) * (to - from)
}

/** How long it plays, in milliseconds. */
const totalOf = ({ pauses, places }: Timeline) => {
  const end = places.at(-1) ?? 0
  return end > 0 ? pauses.reduce((sum, pause) => sum + pause, 0) / end : 0
}
