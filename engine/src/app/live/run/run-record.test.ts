import { expect, test } from 'vitest'
import type { LiveEvent, Shown } from '#model/live.ts'
import {
  changesInWords,
  EMPTY_RECORD,
  headOf,
  MAX_ROWS,
  type RecordChange,
  recordEvents,
  rowsAround,
  shownRecord,
} from './run-record.ts'

const text = (value: string): Shown => ({ kind: 'text', text: value, tone: 'other' })

const action = (index: number, actionType = 'desk/lent'): LiveEvent => ({
  type: 'action',
  store: 0,
  index,
  at: index * 100,
  actionType,
  action: text(''),
  thunk: null,
  changes: [],
})

const after = (...events: RecordChange[]) => recordEvents(EMPTY_RECORD, events, 1000)
const started: LiveEvent = { type: 'started' }

test('the head is the newest action until the reader looks back, and again at the last one', () => {
  const actions = [started, action(0), action(1), action(2)]
  const head = (...more: RecordChange[]) => headOf(after(...actions, ...more).stores[0] as never)?.index
  expect(head()).toBe(2)
  expect(head({ type: 'jumped', store: 0, index: 1 })).toBe(1)
  expect(head({ type: 'jumped', store: 0, index: null }, action(3))).toBe(3)
})

test('going on from the past cuts off what came after it', () => {
  const { stores } = after(
    started,
    action(0),
    action(1),
    action(2),
    { type: 'state', store: 0, index: 2, tree: text('old') },
    { type: 'jumped', store: 0, index: 1 },
    { type: 'cut', store: 0, index: 2 },
    action(2, 'desk/returned'),
  )
  expect(stores[0]?.actions.map(({ actionType }) => actionType)).toEqual(['desk/lent', 'desk/lent', 'desk/returned'])
  expect(stores[0]).toMatchObject({ head: null, trees: {}, dropped: 1, arrived: 0 })
})

test('what arrives while the reader looks back is counted until the reader is in the present again', () => {
  const past = after(
    started,
    action(0),
    action(1),
    action(2),
    { type: 'jumped', store: 0, index: 0 },
    action(3),
    { type: 'jumped', store: 0, index: 1 },
    action(4),
  )
  expect(past.stores[0]).toMatchObject({ head: 1, arrived: 2, dropped: 0 })
  expect(past.stores[0]?.actions.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  const present = recordEvents(past, [{ type: 'jumped', store: 0, index: null }, action(5)], 0)
  expect(present.stores[0]).toMatchObject({ head: null, arrived: 0 })
})

test('a new run forgets the one before; what does not parse forgets nothing', () => {
  const error: LiveEvent = { type: 'error', kind: 'syntax', message: 'Unexpected token', place: null }
  const kept = after(started, action(0), { type: 'ready' }, { type: 'run' }, error)
  expect(kept).toMatchObject({ phase: 'ready', error })
  expect(kept.stores[0]?.actions).toHaveLength(1)
  const next = recordEvents(kept, [started], 0)
  expect(next).toMatchObject({ phase: 'starting', stores: {}, error: null })
  expect(recordEvents(next, [{ type: 'ready' }], 0)).toEqual({ ...EMPTY_RECORD, phase: 'ready' })
})

test('what the run before has said stays on screen until the new one says something', () => {
  const next = after(started, action(0), action(1), { type: 'ready' }, { type: 'run' }, started)
  expect(shownRecord(next)).toMatchObject({ phase: 'starting' })
  expect(shownRecord(next).stores[0]?.actions).toHaveLength(2)
  expect(shownRecord(recordEvents(next, [action(0)], 0)).stores[0]?.actions).toHaveLength(1)
})

test('an answered request takes the place of the one under way', () => {
  const request = { type: 'request', id: 1, method: 'GET', path: '/books', at: 0 } as const
  const { requests } = after(
    { ...request, status: null, duration: null },
    { ...request, id: 2, status: null, duration: null },
    { ...request, status: 200, duration: 600 },
  )
  expect(requests.map(({ id, status }) => [id, status])).toEqual([
    [1, 200],
    [2, null],
  ])
})

test('the console keeps the newest lines and counts the others', () => {
  const line: LiveEvent = { type: 'log', level: 'log', values: [], at: 0, place: null }
  const { logs, lostLogs } = after(...Array.from({ length: MAX_ROWS + 3 }, () => line))
  expect([logs.length, lostLogs]).toEqual([MAX_ROWS, 3])
})

test('what is kept weighs no more than a page can bear: the oldest lines, actions and whole states go first', () => {
  const heavy = text('x'.repeat(5000))
  const line: LiveEvent = {
    type: 'log',
    level: 'log',
    values: Array.from({ length: 20 }, () => heavy),
    at: 0,
    place: null,
  }
  const lines = after(...Array.from({ length: 150 }, () => line))
  expect(lines.logs.length + lines.lostLogs).toBe(150)
  expect(lines.logs.length).toBeLessThan(20)
  expect(after(line).logs).toHaveLength(1)

  const list: Shown = { kind: 'list', items: Array.from({ length: 200 }, () => heavy), more: 0 }
  const actions = Array.from({ length: 40 }, (_, index) => ({ ...action(index), action: list }) as LiveEvent)
  const store = after(...actions).stores[0]
  expect((store?.actions.length ?? 0) + (store?.lostActions ?? 0)).toBe(40)
  expect(store?.actions.length).toBeLessThan(10)
  expect(store?.actions.at(-1)?.index).toBe(39)

  const states = Array.from({ length: 50 }, (_, index): LiveEvent => ({ type: 'state', store: 0, index, tree: heavy }))
  expect(Object.keys(after(...states).stores[0]?.trees ?? {})).toHaveLength(20)
})

test('changes are told in words', () => {
  const words = (value: Shown) => (value.kind === 'text' ? value.text : '')
  const change = { path: 'desk.onLoan', before: text('2'), after: text('3') }
  expect(changesInWords([], words)).toBe('nothing changed')
  expect(changesInWords([change], words)).toBe('desk.onLoan: 2 became 3')
  expect(changesInWords([{ ...change, before: null }], words)).toBe('desk.onLoan: 3')
  expect(changesInWords([{ ...change, after: null }], words)).toBe('desk.onLoan: removed')
  expect(changesInWords([change, change], words)).toBe('2 changes')
})

test('of a long log the rows around the head are shown', () => {
  const actions = after(...Array.from({ length: MAX_ROWS * 3 }, (_, index) => action(index))).stores[0]?.actions ?? []
  const ends = (index: number) => {
    const rows = rowsAround(actions, index)
    return [rows.length, rows[0]?.index, rows.at(-1)?.index]
  }
  expect(ends(MAX_ROWS * 3 - 1)).toEqual([MAX_ROWS, MAX_ROWS * 2, MAX_ROWS * 3 - 1])
  expect(ends(0)).toEqual([MAX_ROWS, 0, MAX_ROWS - 1])
  expect(rowsAround(actions.slice(0, 3), 1)).toHaveLength(3)
})
