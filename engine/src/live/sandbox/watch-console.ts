import type { LivePlace, Shown } from '#model/live.ts'
import { MOST_VALUES } from '../protocol/event-limits.ts'
import { now, report } from './report.ts'
import { lineOf, showValue } from './show-value.ts'

const LEVELS = { log: 'log', debug: 'log', dir: 'log', table: 'log', trace: 'log', group: 'log' } as const
const LOUD = { info: 'info', warn: 'warn', error: 'error' } as const

/** Tells what the example prints; the browser's own console gets it as well. */
export function watchConsole(placeHere: () => LivePlace | null): void {
  for (const [name, level] of Object.entries({ ...LEVELS, ...LOUD })) {
    const method = name as keyof typeof LEVELS | keyof typeof LOUD
    const print = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      report({ type: 'log', level, values: shownValues(values), at: now(), place: placeHere() })
      print(...values)
    }
  }
  const assert = console.assert.bind(console)
  console.assert = (condition?: boolean, ...values: unknown[]) => {
    if (!condition) console.error('Assertion failed', ...values)
    else assert(condition)
  }
}

/** What is printed in one call. A text in front may have places for the values after it: `%s`, `%d`, `%o`. */
export function shownValues(values: unknown[]): Shown[] {
  const [first, ...rest] = values
  if (typeof first !== 'string') return values.slice(0, MOST_VALUES).map(shownValue)
  const text = first.replace(/%[sdifoOc%]/g, (place) => {
    if (place === '%%') return '%'
    if (rest.length === 0) return place
    const value = rest.shift()
    return place === '%c' ? '' : lineOf(value)
  })
  return [text, ...rest].slice(0, MOST_VALUES).map(shownValue)
}

/** A text that is printed by itself has no quotes. */
function shownValue(value: unknown): Shown {
  if (typeof value !== 'string') return showValue(value)
  return { kind: 'text', text: value.slice(0, 4000), tone: 'other' }
}
