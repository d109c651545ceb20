import { MOMENT_PARAMETER } from './moment-link.ts'

/**
 * The address of a row of a recording. The hash is the example's own, so that it leads there without scripts, out of folds and tabs,
 * and where the recording has no such row.
 */
export function momentHref(id: string, row: number): string {
  const url = new URL(`?${MOMENT_PARAMETER}=${row}`, window.location.href)
  url.hash = id
  return url.href
}
