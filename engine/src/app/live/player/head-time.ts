import type { Playback } from './playback.ts'
import type { Played } from './played.ts'

/** The time on the run's own clock that the head stands for: a shortened pause goes by faster. */
export function headTime({ rows, timeline }: Pick<Played, 'rows' | 'timeline'>, { row, ahead }: Playback): number {
  const from = rows[row]?.at ?? 0
  const to = rows[row + 1]?.at ?? from
  const pause = timeline.pauses[row] ?? 0
  return pause > 0 ? from + Math.min(ahead / pause, 1) * (to - from) : from
}
