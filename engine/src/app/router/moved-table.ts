import type { MovedTable } from '#model/moved.ts'
import { onceEach } from '#model/once-each.ts'
import { fetchFile } from '../state/load-once.ts'

/** What the site knows of addresses and ids that are gone. */
export const loadMoved = onceEach(async (address: string): Promise<MovedTable> => {
  const table: Partial<MovedTable> | null = await (await fetchFile(address)).json()
  if (!table?.addresses || !table.ids) throw new Error(`${address} is not the table of what has moved`)
  return { addresses: table.addresses, ids: table.ids }
})
