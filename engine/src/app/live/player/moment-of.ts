import type { LogRow } from '#model/log-rows.ts'
import type { LeftMoment } from '../left-moment.ts'

/** What a run has to do to come to a row of a recording. */
export function momentOf(rows: LogRow[], row: number): LeftMoment {
  const past = rows.slice(0, row + 1)
  return {
    at: past.at(-1)?.at ?? 0,
    presses: past.reduce((sum, { kind, count }) => (kind === 'press' ? sum + count : sum), 0),
  }
}
