import { useEffect, useState } from 'react'
import type { ErrorCode, ErrorTable } from '#model/error-table.ts'

/** The table, fetched when first needed: it is no part of the application's script. Null: not yet. */
export function useErrorTable(address: string | null): ErrorTable | Error | null {
  const [table, setTable] = useState<ErrorTable | Error | null>(null)
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    fetch(address, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`))))
      .then(setTable, (error) => controller.signal.aborted || setTable(error))
    return () => controller.abort()
  }, [address])
  return table
}

/** What the table says of a number; undefined: nothing, or there is no table. */
export function entryOf(table: ErrorTable | Error | null, code: string): ErrorCode | undefined {
  return table && 'errors' in table && Object.hasOwn(table.errors, code) ? table.errors[code] : undefined
}
