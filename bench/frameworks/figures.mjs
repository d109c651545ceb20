// How the figures of the report are printed, and tables of them.
import { median } from './lib.mjs'

export const kb = (b) =>
  b == null
    ? '–'
    : b >= 1e7
      ? `${(b / 1e6).toFixed(0)} MB`
      : b >= 1e6
        ? `${(b / 1e6).toFixed(1)} MB`
        : b >= 9950
          ? `${(b / 1e3).toFixed(0)} kB`
          : b === 0
            ? '0'
            : `${(b / 1e3).toFixed(1)} kB`
export const ms = (v) => (v == null ? '–' : v >= 99.5 ? String(Math.round(v)) : v >= 10 ? v.toFixed(0) : v.toFixed(1))
export const sec = (v) => (v == null ? '–' : v.toFixed(1))
export const mib = (b) => (b == null ? '–' : `${Math.round(b / 2 ** 20)}`)
export const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, i) => (i ? '--:' : '---')).join(' | ')} |`,
    ...rows.map((r) => `| ${r.join(' | ')} |`),
    '',
  ].join('\n')
/** The median of a figure of all runs that did not fail. */
export const med = (list, key) =>
  median((list ?? []).filter((x) => x && !x.failed).map((x) => (typeof key === 'function' ? key(x) : x[key])))
/** The range behind a median, where there is one. */
export const span = (list) => {
  const v = list.filter((x) => x != null)
  return v.length > 1 ? ` (${sec(Math.min(...v))}–${sec(Math.max(...v))})` : ''
}
