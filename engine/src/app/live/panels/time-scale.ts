/** Steps of a ruler, in milliseconds. */
const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000, 600_000, 3_600_000]
const MAX_TICKS = 7
/** Nodes on a line at most. */
const MAX_NODES = 300

/** Where moments lie on a line from 0 to 1, and where it is ruled. */
export interface TimeScale {
  place: (at: number) => number
  ticks: number[]
}

/** A scale from the begin of a run to its last action, and at least a second long. */
export function timeScale(last: number): TimeScale {
  const end = Math.max(last, 1000)
  const step = STEPS.find((length) => end / length <= MAX_TICKS) ?? end / MAX_TICKS
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  return { place: (at) => Math.min(Math.max(at / end, 0), 1), ticks }
}

/** The index of the place nearest to another. Of several in one place the last: the others are over when it is drawn. */
export function nearestPlace(places: number[], place: number): number {
  let nearest = 0
  for (const [index, at] of places.entries())
    if (Math.abs(at - place) <= Math.abs((places[nearest] ?? 0) - place)) nearest = index
  return nearest
}

/** Which moments have a node: of those that would lie on each other only the last, and always the one at `head`. */
export function drawnMoments(moments: number[], head: number, scale: TimeScale): Set<number> {
  const slotOf = (at = 0) => Math.round(scale.place(at) * MAX_NODES)
  const drawn = new Map(moments.map((at, index) => [slotOf(at), index]))
  drawn.set(slotOf(moments[head]), head)
  return new Set(drawn.values())
}

interface Label {
  index: number
  place: number
  text: string
}

/** Letters between two labels. */
const APART = 1

/**
 * Which of the drawn moments have their label beside them, on a line of so many letters: none lies on another. The one at `head` has it,
 * then later ones before earlier ones. A label begins where the line does, ends where it does, and in between is as far along itself.
 */
export function labeledMoments(labels: Label[], head: number, letters: number): Set<number> {
  const taken = new Map<number, { from: number; to: number }>()
  const wanted = labels.toSorted((a, b) => Number(b.index === head) - Number(a.index === head) || b.index - a.index)
  for (const { index, place, text } of wanted) {
    const from = place * (letters - text.length)
    const to = from + text.length
    if ([...taken.values()].every((other) => to + APART <= other.from || other.to + APART <= from))
      taken.set(index, { from, to })
  }
  return new Set(taken.keys())
}
