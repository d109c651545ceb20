import { LONGEST_PAUSE_MS, type Timeline } from './timeline.ts'

const STEPS = [100, 200, 400, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 600_000]
const MOST_TICKS = 6
/** The least distance between two figures: on the narrowest phone they fit side by side, and evenly spaced ones all stay. */
const APART = 0.96 / MOST_TICKS

interface Ruler {
  /** The pauses that were shortened, as the place of their middle. */
  breaks: number[]
  ticks: Array<{ at: number; place: number }>
}

interface Run {
  rows: Array<{ at: number }>
  recording: { length: number }
  timeline: Pick<Timeline, 'placeOf'>
}

/** What is marked along the lanes of a run. */
export function rulerOf({ rows, recording: { length }, timeline: { placeOf } }: Run): Ruler {
  const times = rows.map(({ at }) => at)
  const breaks = times.flatMap((at, row) => {
    const end = times[row + 1] ?? length
    return end - at > LONGEST_PAUSE_MS ? [placeOf((at + end) / 2)] : []
  })
  return { breaks, ticks: ticksOf(length, placeOf) }
}

/** Round times, as many as there is room for: where pauses were shortened, figures would lie on each other. */
function ticksOf(length: number, placeOf: Timeline['placeOf']): Ruler['ticks'] {
  const step = STEPS.find((each) => length / each <= MOST_TICKS) ?? length / MOST_TICKS
  const ticks: Ruler['ticks'] = []
  for (let at = 0; at <= length; at += step) {
    const place = placeOf(at)
    if (place - (ticks.at(-1)?.place ?? -1) > APART) ticks.push({ at, place })
  }
  return ticks
}
