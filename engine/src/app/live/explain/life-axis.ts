/** Milliseconds. A stretch in which nothing happens is drawn no longer than this, with a break. */
const LONGEST_GAP = 8000

/** Where times lie on a line from 0 to 1. */
export interface Axis {
  placeOf: (time: number) => number
  /** The middles of stretches that are drawn shorter than they were. */
  breaks: number[]
  /** Where something happens, and both ends. */
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
  return { placeOf, breaks: cuts.map((cut) => cut / total), ticks: points.map((at) => ({ at, place: placeOf(at) })) }
}
