import type { LiveCacheEntry, LiveEvent, LivePlace, Shown, StateChange } from '#model/live.ts'
import type { FromSandbox } from '../protocol/sandbox-messages.ts'

/** Most events that one message may bring; a sandbox that keeps its own limits stays below. */
const MOST_EVENTS = 6000
/** Most nested parts of a value. */
const DEEPEST = 14
/** Longest text. */
const LONGEST = 20_000

/**
 * A message of a sandbox, copied part by part; null if it is none. Code of an example can send whatever it likes, so nothing
 * else than what the contract names gets into the page.
 */
export function readMessage(data: unknown): FromSandbox | null {
  const message = record(data)
  if (!message) return null
  if (message.type === 'hello' || message.type === 'pong') return { type: message.type }
  if (message.type === 'height') return isCount(message.height) ? { type: 'height', height: message.height } : null
  if (message.type !== 'events' || !Array.isArray(message.events) || message.events.length > MOST_EVENTS) return null
  return { type: 'events', events: message.events.map(readEvent).filter((event) => event !== null) }
}

/** An event, copied; null if it is none. */
export function readEvent(data: unknown): LiveEvent | null {
  const event = record(data)
  try {
    return event ? read(event) : null
  } catch {
    return null // something in it has the wrong shape
  }
}

type Fields = Record<string, unknown>

function read(event: Fields): LiveEvent | null {
  switch (event.type) {
    case 'ready':
      return { type: 'ready' }
    case 'log':
      return {
        type: 'log',
        level: oneOf(event.level, ['log', 'info', 'warn', 'error']),
        values: list(event.values, (value) => shown(value)),
        at: count(event.at),
        place: place(event.place),
      }
    case 'error':
      return {
        type: 'error',
        kind: oneOf(event.kind, ['syntax', 'runtime']),
        message: text(event.message),
        place: place(event.place),
      }
    case 'stopped':
      return {
        type: 'stopped',
        reason: oneOf(event.reason, ['loop', 'flood', 'memory']),
        message: text(event.message),
      }
    case 'action':
      return {
        type: 'action',
        store: count(event.store),
        index: count(event.index),
        at: count(event.at),
        actionType: text(event.actionType),
        action: shown(event.action),
        thunk: event.thunk === null ? null : thunk(fields(event.thunk)),
        changes: list(event.changes, change),
      }
    case 'cut':
      return { type: 'cut', store: count(event.store), index: count(event.index) }
    case 'state':
      return { type: 'state', store: count(event.store), index: count(event.index), tree: shown(event.tree) }
    case 'request':
      return {
        type: 'request',
        id: count(event.id),
        method: text(event.method),
        path: text(event.path),
        at: count(event.at),
        status: event.status === null || event.status === 'failed' ? event.status : count(event.status),
        duration: event.duration === null ? null : count(event.duration),
      }
    case 'cache':
      return { type: 'cache', entries: list(event.entries, cacheEntry) }
    default:
      return null
  }
}

const PHASES = ['pending', 'fulfilled', 'rejected'] as const

const thunk = ({ id, name, phase }: Fields) => ({ id: text(id), name: text(name), phase: oneOf(phase, PHASES) })

function change(data: unknown): StateChange {
  const { path, before, after } = fields(data)
  const side = (value: unknown) => (value === null ? null : shown(value))
  return { path: text(path), before: side(before), after: side(after) }
}

function cacheEntry(data: unknown): LiveCacheEntry {
  const entry = fields(data)
  return {
    key: text(entry.key),
    reducerPath: text(entry.reducerPath),
    endpoint: text(entry.endpoint),
    kind: oneOf(entry.kind, ['query', 'infinite-query', 'mutation']),
    status: oneOf(entry.status, ['uninitialized', ...PHASES]),
    subscribers: count(entry.subscribers),
    removedIn: entry.removedIn === null ? null : count(entry.removedIn),
    tags: list(entry.tags, text),
  }
}

function place(data: unknown): LivePlace | null {
  if (data === null) return null
  const { file, line, column } = fields(data)
  return { file: text(file), line: count(line), column: column === null ? null : count(column) }
}

function shown(data: unknown, depth = 0): Shown {
  const value = fields(data)
  if (depth > DEEPEST) throw new TypeError('too deep')
  if (value.kind === 'text') {
    return { kind: 'text', text: text(value.text), tone: oneOf(value.tone, ['string', 'number', 'keyword', 'other']) }
  }
  const more = count(value.more)
  if (value.kind === 'list') return { kind: 'list', items: list(value.items, (item) => shown(item, depth + 1)), more }
  if (value.kind !== 'object') throw new TypeError('no kind')
  const entries = list(value.entries, (entry): [string, Shown] => {
    const [key, inside] = Array.isArray(entry) ? entry : []
    return [text(key), shown(inside, depth + 1)]
  })
  return { kind: 'object', name: value.name === null ? null : text(value.name), entries, more }
}

function record(data: unknown): Fields | null {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null
}

function fields(data: unknown): Fields {
  const found = record(data)
  if (!found) throw new TypeError('no object')
  return found
}

function list<Item>(data: unknown, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(data)) throw new TypeError('no list')
  return data.slice(0, 1000).map((item) => read(item))
}

function text(data: unknown): string {
  if (typeof data !== 'string') throw new TypeError('no text')
  return data.slice(0, LONGEST)
}

const isCount = (data: unknown): data is number => typeof data === 'number' && Number.isFinite(data) && data >= 0

function count(data: unknown): number {
  if (!isCount(data)) throw new TypeError('no count')
  return data
}

function oneOf<Value extends string>(data: unknown, values: readonly Value[]): Value {
  const found = values.find((value) => value === data)
  if (found === undefined) throw new TypeError('none of the values')
  return found
}
