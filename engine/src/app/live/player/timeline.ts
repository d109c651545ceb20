/** A pause longer than this is shortened to it. */
export const LONGEST_PAUSE_MS = 1000
/** Rows of one instant are shown one after the other, so that each can be seen. */
const SHORTEST_PAUSE_MS = 150

/** Where the rows of a log lie on the line from 0 to 1, with long pauses shortened and instants drawn apart. */
export interface Timeline {
  /** Milliseconds that each row is shown before the next when it is played; of the last 0. */
  pauses: number[]
  /** The places of the rows. */
  places: number[]
  /** The place of a time of the run. */
  placeOf: (at: number) => number
}

/** The time line of moments in their order; `length` may lie after the last one. */
export function timelineOf(times: number[], length: number): Timeline {
  const last = times.length - 1
  const gaps = times.map((at, row) => Math.max(times[row + 1] ?? length, at) - at)
  const shown = gaps.map((gap, row) => Math.min(Math.max(gap, row < last ? SHORTEST_PAUSE_MS : 0), LONGEST_PAUSE_MS))
  const starts = shown.map((_, row) => sum(shown.slice(0, row)))
  const total = sum(shown)
  /** The place that lies so far behind a row, as a share of the time to the next. */
  const behind = (row: number, share: number) =>
    total > 0 ? ((starts[row] ?? 0) + share * (shown[row] ?? 0)) / total : 1
  const placeOf = (at: number) => {
    // Of several rows at one time the first: what they begin or end begins or ends there.
    const same = times.indexOf(at)
    if (same >= 0) return behind(same, 0)
    const row = times.findLastIndex((time) => time < at)
    return row < 0 ? 0 : behind(row, Math.min((at - (times[row] ?? 0)) / (gaps[row] || 1), 1))
  }
  return {
    pauses: shown.with(-1, 0),
    places: starts.map((_, row) => behind(row, 0)),
    placeOf,
  }
}

/** What they make together. */
export const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)
