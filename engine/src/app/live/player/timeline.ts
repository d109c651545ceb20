/** A pause longer than this is shortened to it. */
export const LONGEST_PAUSE_MS = 1000
/** Rows of one instant are shown one after the other, so that each can be seen. */
export const SHORTEST_PAUSE_MS = 150

const STEPS = [100, 200, 400, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 600_000]
const MOST_TICKS = 6

/** Where the rows of a log lie on the line from 0 to 1, with long pauses shortened and instants drawn apart. */
export interface Timeline {
  /** Milliseconds that each row is shown before the next when it is played; of the last 0. */
  pauses: number[]
  /** The places of the rows. */
  places: number[]
  /** The pauses that were shortened, as the place of their middle. */
  breaks: number[]
  ticks: Array<{ at: number; place: number }>
  /** The place of a time of the run. */
  placeOf: (at: number) => number
}

/** The time line of moments in their order; `length` may lie after the last one. */
export function timelineOf(times: number[], length: number): Timeline {
  const ends = [...times.slice(1), Math.max(length, times.at(-1) ?? 0)]
  const gaps = times.map((at, index) => (ends[index] ?? at) - at)
  const shown = gaps.map((gap, index) =>
    index === gaps.length - 1
      ? Math.min(gap, LONGEST_PAUSE_MS)
      : Math.min(Math.max(gap, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS),
  )
  const starts: number[] = []
  let total = 0
  for (const gap of shown) {
    starts.push(total)
    total += gap
  }
  const scale = (at: number) => (total > 0 ? at / total : 1)
  const placeOf = (at: number) => {
    // Of several rows at one time the first: what they begin or end begins or ends there.
    const after = times.findIndex((time) => time >= at)
    if (after >= 0 && times[after] === at) return scale(starts[after] ?? 0)
    const row = (after < 0 ? times.length : after) - 1
    if (row < 0) return 0
    const gap = gaps[row] ?? 0
    const share = gap > 0 ? Math.min((at - (times[row] ?? 0)) / gap, 1) : 1
    return scale((starts[row] ?? 0) + share * (shown[row] ?? 0))
  }
  const cut = gaps.flatMap((gap, row) => (gap > LONGEST_PAUSE_MS ? [row] : []))
  return {
    pauses: shown.with(-1, 0),
    places: starts.map(scale),
    breaks: cut.map((row) => scale((starts[row] ?? 0) + (shown[row] ?? 0) / 2)),
    ticks: ticksOf(length)
      .map((at) => ({ at, place: placeOf(at) }))
      .filter(isApart),
    placeOf,
  }
}

function ticksOf(length: number): number[] {
  const step = STEPS.find((each) => length / each <= MOST_TICKS) ?? length / MOST_TICKS
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step)
}

/** Where pauses were shortened, figures would lie on each other. */
function isApart({ place }: { place: number }, index: number, all: Array<{ place: number }>): boolean {
  return index === 0 || all.slice(0, index).every((other) => place - other.place > 0.09)
}
