import type { Playback } from './playback.ts'
import type { Timeline } from './timeline.ts'

/** What is played, row by row. */
interface Rows {
  rows: Array<{ at: number }>
  timeline: Pick<Timeline, 'pauses'>
}

/** The time on the run's own clock that the head stands for: a shortened pause goes by faster. */
export function headTime({ rows, timeline }: Rows, { row, ahead }: Playback): number {
  const from = rows[row]?.at ?? 0
  const to = rows[row + 1]?.at ?? from
  const pause = timeline.pauses[row] ?? 0
  return pause > 0 ? from + Math.min(ahead / pause, 1) * (to - from) : from
}
