/**
 * How far each place lies from the nearest that goes before it, the farthest always being the next: whatever room a label needs, those
 * that have as much keep off each other.
 */
export function roomsOf(places: number[]): number[] {
  const rooms = new Map<number, number>()
  const roomAt = (index: number) =>
    Math.min(1, ...[...rooms.keys()].map((other) => Math.abs((places[index] ?? 0) - (places[other] ?? 0))))
  while (rooms.size < places.length) {
    const left = [...places.keys()].filter((index) => !rooms.has(index))
    const next = left.reduce((best, index) => (roomAt(index) > roomAt(best) ? index : best))
    rooms.set(next, roomAt(next))
  }
  return [...places.keys()].map((index) => rooms.get(index) ?? 0)
}
