import type { LiveCacheEntry, LiveEvent, Shown, StateChange } from '#model/live.ts'
import { newestWithin } from './record-weight.ts'

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** An action that passed through a store, with what it changed. */
export type ActionEntry = EventOf<'action'>
/** A line of the console. */
type LogEntry = EventOf<'log'>
/** A request to the mock API, answered or under way. */
export type RequestEntry = EventOf<'request'>

/** What happened in one store, and which of it is on screen. */
export interface StoreRecord {
  actions: ActionEntry[]
  /** Actions that are no longer kept. */
  lostActions: number
  /** The action whose state is shown; null is the present. */
  head: number | null
  /** Actions that came by themselves while the reader looks at the past: they follow the future. */
  arrived: number
  /** Actions that the reader's last press in the past has taken away. */
  dropped: number
  /** The whole tree by index, as far as it has been asked for. */
  trees: Record<number, Shown>
}

/** All that a run has said, ready to show. */
export interface RunRecord {
  phase: 'idle' | 'starting' | 'ready' | 'stopped'
  stores: Record<number, StoreRecord>
  logs: LogEntry[]
  /** Lines that no longer fit. */
  lostLogs: number
  requests: RequestEntry[]
  cache: LiveCacheEntry[]
  /** When the cache was told of, on the clock of this page: countdowns start there. */
  cacheAt: number
  error: EventOf<'error'> | null
  stopped: EventOf<'stopped'> | null
  /** What has become of a replay; null: there was none, or it is under way. */
  replayed: EventOf<'replayed'> | null
  /** What the run before has said: shown until this one says something, so that panels do not come and go as code is typed. */
  before: RunRecord | null
}

/** What the reader does to a record: looks at another time. */
export type RecordChange = LiveEvent | { type: 'jumped'; store: number; index: number | null } | { type: 'run' }

/** Rows that a panel holds at most; the oldest go first. */
export const MAX_ROWS = 200
/** What all lines of the console may weigh, and all actions of all stores (`record-weight.ts`). The oldest go first. */
const MAX_LOG_WEIGHT = 60_000
const MAX_ACTION_WEIGHT = 400_000
/** Whole states that are kept for a store. */
const MAX_TREES = 20

export const EMPTY_RECORD: RunRecord = {
  phase: 'idle',
  stores: {},
  logs: [],
  lostLogs: 0,
  requests: [],
  cache: [],
  cacheAt: 0,
  error: null,
  stopped: null,
  replayed: null,
  before: null,
}

/** A store that has said nothing yet. */
export const EMPTY_STORE: StoreRecord = { actions: [], lostActions: 0, head: null, arrived: 0, dropped: 0, trees: {} }

/** The record after some events, in order. `now` is this page's clock. */
export function recordEvents(record: RunRecord, events: RecordChange[], now: number): RunRecord {
  let known = record
  for (const event of events) {
    const isQuiet = event.type === 'started' || event.type === 'run' || event.type === 'cache'
    if (known.before && !isQuiet) known = { ...known, before: null }
    known = recordEvent(known, event, now)
  }
  return lightened(known, record)
}

/** Without what is too much to keep. Nothing is looked at that has not changed. */
function lightened(record: RunRecord, last: RunRecord): RunRecord {
  const ids = Object.keys(record.stores).map(Number)
  const most = MAX_ACTION_WEIGHT / Math.max(ids.length, 1)
  let { logs, stores } = record
  if (logs !== last.logs) logs = newestWithin(logs, MAX_LOG_WEIGHT)
  for (const id of ids) {
    const store = stores[id]
    if (!store || store === last.stores[id]) continue
    const actions = newestWithin(store.actions, most)
    const lostActions = store.lostActions + store.actions.length - actions.length
    if (actions !== store.actions) stores = { ...stores, [id]: { ...store, actions, lostActions } }
  }
  return { ...record, logs, stores, lostLogs: record.lostLogs + record.logs.length - logs.length }
}

/** The record that is on screen. */
export const shownRecord = (record: RunRecord): RunRecord =>
  record.before ? { ...record.before, phase: record.phase, error: record.error, stopped: record.stopped } : record

function recordEvent(record: RunRecord, event: RecordChange, now: number): RunRecord {
  switch (event.type) {
    case 'run':
      return { ...record, phase: 'starting', stopped: null }
    case 'started':
      return { ...EMPTY_RECORD, phase: 'starting', before: { ...shownRecord(record), before: null } }
    case 'ready':
      return { ...record, phase: 'ready' }
    case 'log': {
      const logs = [...record.logs, event]
      return logs.length > MAX_ROWS
        ? { ...record, logs: logs.slice(1), lostLogs: record.lostLogs + 1 }
        : { ...record, logs }
    }
    case 'error':
      // What does not parse never started: the run before it goes on.
      return { ...record, error: event, phase: record.phase === 'starting' ? 'ready' : record.phase }
    case 'replayed':
      return { ...record, replayed: event }
    case 'stopped':
      return { ...record, stopped: event, phase: 'stopped' }
    case 'action':
      return withStore(record, event.store, (store) => ({
        ...store,
        actions: [...before(store.actions, event.index), event],
        arrived: store.head === null ? 0 : store.arrived + 1,
      }))
    case 'cut':
      return withStore(record, event.store, (store) => cutStore(store, event.index))
    case 'state':
      return withStore(record, event.store, (store) => ({
        ...store,
        trees: withTree(store.trees, event.index, event.tree),
      }))
    case 'jumped':
      return withStore(record, event.store, (store) => ({
        ...store,
        head: event.index,
        arrived: event.index === null ? 0 : store.arrived,
        dropped: 0,
      }))
    case 'request': {
      const others = record.requests.filter(({ id }) => id !== event.id)
      const isKnown = others.length < record.requests.length
      const requests = isKnown
        ? record.requests.map((request) => (request.id === event.id ? event : request))
        : [...others, event]
      return { ...record, requests: requests.slice(-MAX_ROWS) }
    }
    case 'cache':
      return { ...record, cache: event.entries, cacheAt: now }
  }
}

/** A store that has gone on from the past. */
function cutStore({ actions, trees, lostActions }: StoreRecord, from: number): StoreRecord {
  const kept = before(actions, from)
  return {
    lostActions,
    actions: kept,
    head: null,
    arrived: 0,
    dropped: actions.length - kept.length,
    trees: Object.fromEntries(Object.entries(trees).filter(([index]) => Number(index) < from)),
  }
}

const before = (actions: ActionEntry[], end: number) =>
  (actions.at(-1)?.index ?? -1) < end ? actions : actions.filter(({ index }) => index < end)

function withTree(trees: StoreRecord['trees'], index: number, tree: Shown): StoreRecord['trees'] {
  const entries = Object.entries(trees)
  const kept = entries.length < MAX_TREES ? trees : Object.fromEntries(entries.slice(1 - MAX_TREES))
  return { ...kept, [index]: tree }
}

function withStore(record: RunRecord, id: number, change: (store: StoreRecord) => StoreRecord): RunRecord {
  return { ...record, stores: { ...record.stores, [id]: change(record.stores[id] ?? EMPTY_STORE) } }
}

/** The rows of a long log that are worth showing: the newest, or those around the place the reader looks at. */
export function rowsAround(actions: ActionEntry[], index: number): ActionEntry[] {
  if (actions.length <= MAX_ROWS) return actions
  const at = actions.findIndex((entry) => entry.index === index)
  const start = Math.min(Math.max(0, at - MAX_ROWS / 2), actions.length - MAX_ROWS)
  return actions.slice(start, start + MAX_ROWS)
}

/** The action whose state is on screen. */
export function headOf({ actions, head }: StoreRecord): ActionEntry | null {
  return (head === null ? actions.at(-1) : actions.find(({ index }) => index === head)) ?? null
}

/** What an action changed, in words: for those who do not see the rows. */
export function changesInWords(changes: StateChange[], textOf: (value: Shown) => string): string {
  if (changes.length === 0) return 'nothing changed'
  const [first] = changes
  if (!first || changes.length > 1) return `${changes.length} changes`
  const after = first.after ? textOf(first.after) : 'removed'
  return first.before && first.after
    ? `${first.path}: ${textOf(first.before)} became ${after}`
    : `${first.path}: ${after}`
}
