import type { RouterLocation } from '../../router/router-context.ts'

/** What an address names a row of a recording by. */
export const MOMENT_PARAMETER = 'moment'

/** The row of an example that an address names, unread: it may be beyond the recording. Null: it names none. */
export function linkedRow({ search, hash }: Pick<RouterLocation, 'search' | 'hash'>, id: string): number | null {
  const named = new URLSearchParams(search).get(MOMENT_PARAMETER) ?? ''
  return /^\d{1,4}$/.test(named) && hash === new URL(`#${id}`, 'https://any.example').hash ? Number(named) : null
}
