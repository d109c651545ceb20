import { loadMoved } from '#app/router/moved-table.ts'
import type { MovedPlace, MovedTable } from '#model/moved.ts'

/** Longer than this nobody waits for an answer that may not be there. */
const PATIENCE_MS = 3000

const known = new Map<string, Promise<MovedTable['addresses']>>()

/** The addresses that have moved; none where they cannot be had in time. The same promise each time, as rendering needs it. */
export function knownMoves(address: string): Promise<MovedTable['addresses']> {
  let moves = known.get(address)
  if (!moves) {
    const late = new Promise<MovedTable['addresses']>((resolve) => setTimeout(resolve, PATIENCE_MS, {}))
    const table = loadMoved(address).then(({ addresses }) => addresses)
    moves = Promise.race([table, late]).catch(() => ({}))
    known.set(address, moves)
  }
  return moves
}

/** Where an address leads now, whatever its letter case. */
export function moveOf(addresses: MovedTable['addresses'], route: string): MovedPlace | null {
  const key = route.toLowerCase()
  return Object.hasOwn(addresses, key) ? (addresses[key] ?? null) : null
}
