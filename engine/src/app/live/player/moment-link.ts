import type { RouterLocation } from '../../router/router-context.ts'

const PARAMETER = 'moment'

/**
 * The address of a row of a recording. The hash is the example's own, so that it leads there without scripts, out of folds and tabs,
 * and where the recording has no such row.
 */
export function momentHref(id: string, row: number): string {
  const url = new URL(`?${PARAMETER}=${row}`, window.location.href)
  url.hash = id
  return url.href
}

/** The row of an example that an address names, unread: it may be beyond the recording. Null: it names none. */
export function linkedRow({ search, hash }: Pick<RouterLocation, 'search' | 'hash'>, id: string): number | null {
  const named = new URLSearchParams(search).get(PARAMETER) ?? ''
  return /^\d{1,4}$/.test(named) && hash === new URL(`#${id}`, 'https://any.example').hash ? Number(named) : null
}
