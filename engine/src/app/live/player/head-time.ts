import { between, type Playback } from './playback.ts'
import type { Timeline } from './timeline.ts'

/** What is played, row by row. */
interface Rows {
  rows: Array<{ at: number }>
  timeline: Pick<Timeline, 'pauses'>
}

/** The time on the run's own clock that the head stands for: a shortened pause goes by faster. */
export const headTime = ({ rows, timeline }: Rows, now: Playback): number =>
  between(
    rows.map(({ at }) => at),
    timeline,
    now,
  )
