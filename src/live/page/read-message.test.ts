import { expect, test } from 'vitest'
import type { LiveEvent } from '#model/live.ts'
import { readEvent, readMessage } from './read-message.ts'

const TEXT = { kind: 'text', text: 'a', tone: 'other' } as const

test('events of the contract pass, one by one', () => {
  const events: LiveEvent[] = [
    { type: 'ready' },
    { type: 'log', level: 'warn', values: [{ kind: 'list', items: [TEXT], more: 0 }], at: 1, place: null },
    { type: 'error', kind: 'runtime', message: 'm', place: { file: 'a.ts', line: 1, column: null } },
    { type: 'stopped', reason: 'loop', message: 'm' },
    {
      type: 'action',
      store: 0,
      index: 1,
      at: 5,
      actionType: 'a/b',
      action: { kind: 'object', name: null, entries: [['type', TEXT]], more: 0 },
      thunk: { id: 'r', name: 'a', phase: 'pending' },
      changes: [{ path: 'a', before: null, after: TEXT }],
    },
    { type: 'cut', store: 0, index: 2 },
    { type: 'state', store: 0, index: 2, tree: TEXT },
    { type: 'request', id: 1, method: 'GET', path: '/a', at: 1, status: 'failed', duration: 3 },
    { type: 'cache', entries: [] },
  ]
  expect(readMessage({ type: 'events', events })).toEqual({ type: 'events', events })
})

test('what has another shape is left out', () => {
  for (const event of [
    null,
    'ready',
    { type: 'navigate', href: '/' },
    { type: 'started' },
    { type: 'log', level: 'html', values: [], at: 0, place: null },
    { type: 'log', level: 'log', values: [{ kind: 'html', html: '<b>' }], at: 0, place: null },
    { type: 'cut', store: -1, index: Number.NaN },
    { type: 'action', store: 0 },
  ]) {
    expect(readEvent(event)).toBeNull()
  }
  for (const message of [null, 1, [], {}, { type: 'height', height: '9' }, { type: 'events', events: 'all' }])
    expect(readMessage(message)).toBeNull()
})

test('nothing else travels along, and nothing is too deep', () => {
  expect(readEvent({ type: 'cut', store: 0, index: 1, extra: 'x' })).toEqual({ type: 'cut', store: 0, index: 1 })
  let deep: unknown = TEXT
  for (let n = 0; n < 50; n++) deep = { kind: 'list', items: [deep], more: 0 }
  expect(readEvent({ type: 'state', store: 0, index: 0, tree: deep })).toBeNull()
})
