/** Milliseconds. A stretch in which nothing happens is drawn no longer than this, with a break. */
const LONGEST_GAP = 8000

/** Figures lie at least so far apart. */
const LEAST_APART = 0.08

/** Where times lie on a line from 0 to 1. */
export interface Axis {
  placeOf: (time: number) => number
  /** The middles of stretches that are drawn shorter than they were. */
  breaks: number[]
  ticks: Array<{ at: number; place: number }>
}

/** The line on which something happens at these times, from 0 to `length`. */
export function axisOf(times: number[], length: number): Axis {
  const within = times.filter((time) => time >= 0 && time <= length)
  const points = [...new Set([0, ...within, Math.max(0, length)])].sort((a, b) => a - b)
  const places = [0]
  const cuts: number[] = []
  for (const [index, point] of points.entries()) {
    if (index === 0) continue
    const gap = point - (points[index - 1] ?? 0)
    const start = places[index - 1] ?? 0
    places.push(start + Math.min(gap, LONGEST_GAP))
    if (gap > LONGEST_GAP) cuts.push(start + LONGEST_GAP / 2)
  }
  const total = places.at(-1) || 1
  const placeOf = (time: number) => {
    const after = points.findIndex((point) => point >= time)
    if (after <= 0) return after === 0 ? 0 : 1
    const [from, to] = [points[after - 1] ?? 0, points[after] ?? 0]
    const [start, end] = [places[after - 1] ?? 0, places[after] ?? 0]
    return (start + ((time - from) / (to - from)) * (end - start)) / total
  }
  return { placeOf, breaks: cuts.map((cut) => cut / total), ticks: apart(points, placeOf) }
}

/** Of the figures those that do not lie on the one before. */
function apart(points: number[], placeOf: Axis['placeOf']): Axis['ticks'] {
  const ticks: Axis['ticks'] = []
  for (const at of points) {
    const place = placeOf(at)
    if (place - (ticks.at(-1)?.place ?? Number.NEGATIVE_INFINITY) >= LEAST_APART) ticks.push({ at, place })
  }
  return ticks
}
