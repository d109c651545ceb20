import type { Shown } from '#model/live.ts'

/** How much of a value is shown. */
export interface ShowLimits {
  depth: number
  /** Entries of one list or object. */
  entries: number
  /** Characters of one text. */
  text: number
  /** Parts in all. */
  parts: number
}

export const LOGGED: ShowLimits = { depth: 5, entries: 50, text: 2000, parts: 300 }
export const WHOLE_STATE: ShowLimits = { depth: 10, entries: 100, text: 500, parts: 3000 }
export const CHANGED: ShowLimits = { depth: 4, entries: 20, text: 300, parts: 100 }

type Tone = (Shown & { kind: 'text' })['tone']

/** A value as data that can leave the sandbox. Calls no getter and nothing else of the value's own. */
export function showValue(value: unknown, limits: ShowLimits = LOGGED): Shown {
  let left = limits.parts
  const seen: unknown[] = []

  const show = (item: unknown, depth: number): Shown => {
    left--
    try {
      return primitive(item, limits.text) ?? nested(item as object, depth)
    } catch {
      return text('[cannot be read]') // a revoked draft, for one
    }
  }

  function nested(item: object, depth: number): Shown {
    if (seen.includes(item)) return text('[circular]')
    if (depth === 0) return text(Array.isArray(item) ? `[… ${item.length}]` : '{…}')
    seen.push(item)
    const shown = Array.isArray(item) ? list(item, depth) : object(item, depth)
    seen.pop()
    return shown
  }

  function list(item: readonly unknown[], depth: number): Shown {
    const items: Shown[] = []
    for (const entry of item.slice(0, limits.entries)) {
      if (left <= 0) break
      items.push(show(entry, depth - 1))
    }
    return { kind: 'list', items, more: item.length - items.length }
  }

  function object(item: object, depth: number): Shown {
    const all = entriesOf(item)
    const entries: Array<[string, Shown]> = []
    for (const [key, entry] of all.slice(0, limits.entries)) {
      if (left <= 0) break
      entries.push([cut(key, 100), show(entry, depth - 1)])
    }
    return { kind: 'object', name: nameOf(item), entries, more: all.length - entries.length }
  }

  return show(value, limits.depth)
}

/** A value on one line, as a console would print it. */
export function lineOf(value: unknown): string {
  return write(showValue(value, { depth: 3, entries: 10, text: 300, parts: 60 }), true)
}

function write(shown: Shown, isOutermost = false): string {
  if (shown.kind === 'text') return isOutermost && shown.tone === 'string' ? shown.text.slice(1, -1) : shown.text
  const more = shown.more > 0 ? ['…'] : []
  if (shown.kind === 'list') return `[${[...shown.items.map((item) => write(item)), ...more].join(', ')}]`
  const entries = shown.entries.map(([key, value]) => `${key}: ${write(value)}`)
  const inside = [...entries, ...more].join(', ')
  return `${shown.name ? `${shown.name} ` : ''}${inside ? `{ ${inside} }` : '{}'}`
}

function primitive(value: unknown, limit: number): Shown | null {
  if (value === null || value === undefined || typeof value === 'boolean') return text(String(value), 'keyword')
  if (typeof value === 'number') return text(Object.is(value, -0) ? '-0' : String(value), 'number')
  if (typeof value === 'bigint') return text(`${cut(String(value), limit)}n`, 'number')
  if (typeof value === 'string') return text(quote(cut(value, limit)), 'string')
  if (typeof value === 'symbol') return text(String(value))
  if (typeof value === 'function') return text(`ƒ ${cut(value.name || '(anonymous)', 80)}`)
  if (value instanceof Error) return text(cut(errorText(value), limit))
  if (value instanceof Date) return text(Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString())
  if (value instanceof RegExp) return text(String(value))
  if (value instanceof Promise) return text('Promise')
  if (typeof Element !== 'undefined' && value instanceof Element) return text(`<${value.tagName.toLowerCase()}>`)
  return null
}

const errorText = ({ name, message }: Error) => (message ? `${name}: ${message}` : name)

/** With the quotes that need no escape, if there are any. */
function quote(value: string): string {
  if (!value.includes("'")) return `'${value}'`
  return value.includes('"') ? `'${value.replaceAll("'", "\\'")}'` : `"${value}"`
}

function entriesOf(item: object): Array<[string, unknown]> {
  if (item instanceof Map) return [...item].map(([key, value]) => [lineOf(key), value])
  if (item instanceof Set) return [...item].map((value, index) => [String(index), value])
  return Object.keys(item).map((key) => {
    const property = Object.getOwnPropertyDescriptor(item, key)
    return [key, property && 'value' in property ? property.value : Symbol('getter')]
  })
}

function nameOf(item: object): string | null {
  const prototype: { constructor?: unknown } | null = Object.getPrototypeOf(item)
  if (prototype === null || prototype === Object.prototype) return null
  const made = prototype.constructor
  return typeof made === 'function' && made !== Object ? cut(made.name, 60) || null : null
}

const cut = (value: string, limit: number) => (value.length > limit ? `${value.slice(0, limit)}…` : value)
const text = (value: string, tone: Tone = 'other'): Shown => ({ kind: 'text', text: value, tone })
