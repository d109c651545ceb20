import type { LiveCacheEntry, LiveEvent, LivePlace, Shown, StateChange } from '#model/live.ts'
import { MOST_CACHE_ENTRIES, MOST_CHANGES, MOST_STORES, MOST_TAGS, MOST_VALUES } from '../protocol/event-limits.ts'
import { count, type FieldReader, type Fields, indexBelow, oneOf, ordinal } from './read-fields.ts'

/** Most nested parts of a value, and most entries of one of them. */
const DEEPEST = 14
const MOST_ENTRIES = 200
/** Above the index of any action: there are fewer in a run. */
const MOST_INDEXES = 10_000

const PHASES = ['pending', 'fulfilled', 'rejected'] as const

/** An event of a sandbox, copied field by field; null if it is of no known kind. Throws if something in it has another shape. */
export function readEvent(event: Fields, from: FieldReader): LiveEvent | null {
  switch (event.type) {
    case 'ready':
      return { type: 'ready' }
    case 'log':
      return {
        type: 'log',
        level: oneOf(event.level, ['log', 'info', 'warn', 'error']),
        values: from.list(event.values, MOST_VALUES, (value) => shown(value, from)),
        at: count(event.at),
        place: place(event.place, from),
      }
    case 'error':
      return {
        type: 'error',
        kind: oneOf(event.kind, ['syntax', 'runtime']),
        message: from.text(event.message),
        place: place(event.place, from),
      }
    case 'stopped':
      return {
        type: 'stopped',
        reason: oneOf(event.reason, ['loop', 'flood']),
        message: from.name(event.message),
      }
    case 'action':
      return {
        type: 'action',
        ...step(event),
        at: count(event.at),
        actionType: from.name(event.actionType),
        action: shown(event.action, from),
        thunk: event.thunk === null ? null : thunk(event.thunk, from),
        changes: from.list(event.changes, MOST_CHANGES, (item) => change(item, from)),
      }
    case 'cut':
      return { type: 'cut', ...step(event) }
    case 'state':
      return { type: 'state', ...step(event), tree: shown(event.tree, from) }
    case 'request':
      return {
        type: 'request',
        id: count(event.id),
        method: from.name(event.method),
        path: from.name(event.path),
        at: count(event.at),
        status: event.status === null || event.status === 'failed' ? event.status : count(event.status),
        duration: event.duration === null ? null : count(event.duration),
      }
    case 'cache':
      return {
        type: 'cache',
        entries: from.list(event.entries, MOST_CACHE_ENTRIES, (entry) => cacheEntry(entry, from)),
      }
    case 'replayed':
      return { type: 'replayed', missing: event.missing === null ? null : from.name(event.missing) }
    default:
      return null
  }
}

/** Which action of which store. */
const step = ({ store, index }: Fields) => ({
  store: indexBelow(MOST_STORES, store),
  index: indexBelow(MOST_INDEXES, index),
})

function thunk(data: unknown, from: FieldReader) {
  const { id, name, phase } = from.fields(data)
  return { id: from.name(id), name: from.name(name), phase: oneOf(phase, PHASES) }
}

function change(data: unknown, from: FieldReader): StateChange {
  const { path, before, after } = from.fields(data)
  const side = (value: unknown) => (value === null ? null : shown(value, from))
  return { path: from.name(path), before: side(before), after: side(after) }
}

function cacheEntry(data: unknown, from: FieldReader): LiveCacheEntry {
  const entry = from.fields(data)
  return {
    key: from.name(entry.key),
    reducerPath: from.name(entry.reducerPath),
    endpoint: from.name(entry.endpoint),
    kind: oneOf(entry.kind, ['query', 'infinite-query', 'mutation']),
    status: oneOf(entry.status, ['uninitialized', ...PHASES]),
    subscribers: count(entry.subscribers),
    removedIn: entry.removedIn === null ? null : count(entry.removedIn),
    tags: from.list(entry.tags, MOST_TAGS, from.name),
  }
}

function place(data: unknown, from: FieldReader): LivePlace | null {
  if (data === null) return null
  const { file, line, column } = from.fields(data)
  return { file: from.name(file), line: ordinal(line), column: column === null ? null : ordinal(column) }
}

function shown(data: unknown, from: FieldReader, depth = 0): Shown {
  const value = from.fields(data)
  if (depth > DEEPEST) throw new TypeError('too deep')
  if (value.kind === 'text') {
    const tone = oneOf(value.tone, ['string', 'number', 'keyword', 'other'])
    return { kind: 'text', text: from.text(value.text), tone }
  }
  const more = count(value.more)
  if (value.kind === 'list') {
    return { kind: 'list', items: from.list(value.items, MOST_ENTRIES, (item) => shown(item, from, depth + 1)), more }
  }
  if (value.kind !== 'object') throw new TypeError('no kind')
  const entries = from.list(value.entries, MOST_ENTRIES, (entry): [string, Shown] => {
    const [key, inside] = Array.isArray(entry) ? entry : []
    return [from.name(key), shown(inside, from, depth + 1)]
  })
  return { kind: 'object', name: value.name === null ? null : from.name(value.name), entries, more }
}
