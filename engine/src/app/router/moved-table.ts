import type { MovedTable } from '#model/moved.ts'

const tables = new Map<string, Promise<MovedTable>>()

/** What the site knows of addresses and ids that are gone. Fetched once; a failure is not kept, and the next question asks again. */
export function loadMoved(address: string): Promise<MovedTable> {
  let table = tables.get(address)
  if (!table) {
    table = fetchTable(address)
    tables.set(address, table)
    table.catch(() => tables.delete(address))
  }
  return table
}

async function fetchTable(address: string): Promise<MovedTable> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const table: Partial<MovedTable> | null = await response.json()
  if (!table?.addresses || !table.ids) throw new Error(`${address} is not the table of what has moved`)
  return { addresses: table.addresses, ids: table.ids }
}
