import { loadMoved } from '#app/router/moved-table.ts'
import type { MovedPlace, MovedTable } from '#model/moved.ts'
import { onceEach } from '#model/once-each.ts'

/** Longer than this nobody waits for an answer that may not be there. */
const PATIENCE_MS = 3000

/** The addresses that have moved; none where they cannot be had in time. The same promise each time, as rendering needs it. */
export const knownMoves = onceEach((address: string) => {
  const late = new Promise<MovedTable['addresses']>((resolve) => setTimeout(resolve, PATIENCE_MS, {}))
  const table = loadMoved(address).then(({ addresses }) => addresses)
  return Promise.race([table, late]).catch((): MovedTable['addresses'] => ({}))
})

/** Where an address leads now, whatever its letter case. */
export function moveOf(addresses: MovedTable['addresses'], route: string): MovedPlace | null {
  const key = route.toLowerCase()
  return Object.hasOwn(addresses, key) ? (addresses[key] ?? null) : null
}
