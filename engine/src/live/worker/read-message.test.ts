import { expect, test } from 'vitest'
import type { LiveEvent } from '#model/live.ts'
import { MOST_STORES } from '../protocol/event-limits.ts'
import { createMessageBudget, OverBudget } from './message-budget.ts'
import { readMessage } from './read-message.ts'

const TEXT = { kind: 'text', text: 'a', tone: 'other' } as const

const read = (data: unknown) =>
  readMessage(
    data,
    createMessageBudget(() => 0),
  )
const readEvents = (...events: unknown[]) => {
  const message = read({ type: 'events', events })
  return message?.type === 'events' ? message.events : null
}
const log = (...values: unknown[]) => ({ type: 'log', level: 'log', values, at: 0, place: null })
const action = (store: number, index: number) => ({
  type: 'action',
  store,
  index,
  at: 0,
  actionType: 'a',
  action: TEXT,
  thunk: null,
  changes: [],
})

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
    { type: 'replayed', missing: null },
    { type: 'replayed', missing: 'Lend' },
  ]
  expect(read({ type: 'events', events })).toEqual({ type: 'events', events })
  for (const message of [
    { type: 'hello', key: '3-4' },
    { type: 'pong', id: '1-2' },
    { type: 'height', height: 9 },
    { type: 'escape' },
  ])
    expect(read(message)).toEqual(message)
})

test('what has another shape is left out', () => {
  expect(
    readEvents(
      null,
      'ready',
      { type: 'navigate', href: '/' },
      { type: 'started' },
      { ...log(), level: 'html' },
      log({ kind: 'html', html: '<b>' }),
      { type: 'cut', store: -1, index: Number.NaN },
      { type: 'action', store: 0 },
      { type: 'stopped', reason: 'memory', message: 'no browser tells it' },
      action(0, 1e300),
      action(0.5, 1),
      action(MOST_STORES, 0),
    ),
  ).toEqual([])
  for (const message of [
    null,
    1,
    [],
    {},
    { type: 'height', height: '9' },
    { type: 'events', events: 'all' },
    { type: 'pong' },
  ])
    expect(read(message)).toBeNull()
})

test('places have whole numbers from 1 on: others would take the editor down that shows them', () => {
  const error = (line: unknown, column: unknown) => ({
    type: 'error',
    kind: 'runtime',
    message: 'm',
    place: { file: 'a.ts', line, column },
  })
  expect(readEvents(error(1, 1), error(2, null))).toHaveLength(2)
  for (const wrong of [1.1, 0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', {}, undefined])
    expect(readEvents(error(1, wrong), error(wrong, 1), error(wrong, null)), String(wrong)).toEqual([])
})

test('nothing else travels along, nothing is too deep, and what is long is cut', () => {
  expect(readEvents({ type: 'cut', store: 0, index: 1, extra: 'x' })).toEqual([{ type: 'cut', store: 0, index: 1 }])
  let deep: unknown = TEXT
  for (let n = 0; n < 50; n++) deep = { kind: 'list', items: [deep], more: 0 }
  expect(readEvents({ type: 'state', store: 0, index: 0, tree: deep })).toEqual([])
  const long = 'x'.repeat(20_000)
  const [line] = readEvents(log(...Array.from({ length: 50 }, () => ({ ...TEXT, text: long })))) ?? []
  expect(line).toMatchObject({ values: Array.from({ length: 20 }, () => ({ text: 'x'.repeat(5000) })) })
})

test('a value that refers to itself a thousand times over is counted as it would be shown, and refused', () => {
  let bomb: unknown = TEXT
  for (let level = 0; level < 13; level++) bomb = { kind: 'list', items: new Array(1000).fill(bomb), more: 0 }
  expect(() => readEvents(log(bomb))).toThrow(OverBudget)
  let entries: unknown = TEXT
  for (let level = 0; level < 3; level++)
    entries = { kind: 'object', name: null, entries: new Array(300).fill(['k', entries]), more: 0 }
  expect(() => readEvents(log(entries))).toThrow(OverBudget)
})

test('events, texts and entries are counted over all of a message', () => {
  expect(() => readEvents(...new Array(3001).fill({ type: 'ready' }))).toThrow(OverBudget)
  expect(() =>
    readEvents(...new Array(100).fill(log(...new Array(20).fill({ ...TEXT, text: 'W'.repeat(5000) })))),
  ).toThrow(OverBudget)
  const entry = {
    key: 'k',
    reducerPath: 'a',
    endpoint: 'e',
    kind: 'query',
    status: 'pending',
    subscribers: 1,
    removedIn: 1,
  }
  const cache = { type: 'cache', entries: new Array(200).fill({ ...entry, tags: new Array(50).fill('t'.repeat(200)) }) }
  expect(() => readEvents(cache, cache, cache)).toThrow(OverBudget)
})

test('a run gets what it has not used again, by the second, but no kind of event without end', () => {
  let time = 0
  const budget = createMessageBudget(() => time)
  const send = (events: unknown[]) => {
    budget.spend('messages', 1)
    return readMessage({ type: 'events', events }, budget)
  }
  const many = new Array(2000).fill(log(TEXT))
  expect(send(many)).toMatchObject({ events: { length: 2000 } })
  expect(() => send(many)).toThrow(OverBudget)
  time = 2000
  expect(send(many.slice(0, 1000))).toMatchObject({ events: { length: 1000 } })
  time = 60_000
  expect(() => send([log(TEXT)])).toThrow(OverBudget) // 3,000 lines in all
  expect(send([{ type: 'ready' }])).not.toBeNull()
})

test('messages are counted before anything of them is read', () => {
  let time = 0
  const budget = createMessageBudget(() => time)
  const flood = () => {
    for (let n = 0; n < 601; n++) budget.spend('messages', 1)
  }
  expect(flood).toThrow(OverBudget)
  time = 10_000
  for (let n = 0; n < 600; n++) budget.spend('messages', 1)
  expect(() => budget.spend('messages', 1)).toThrow(OverBudget)
})

test('a frame that sends what is no text, no number or no object gets none of it into the page', () => {
  const error = { type: 'error', kind: 'runtime', message: 'm', place: null }
  const request = { type: 'request', id: 1, method: 'GET', path: '/a', at: 1, status: 200, duration: 3 }
  expect(readEvents(error, request)).toEqual([error, request])
  for (const wrong of [undefined, 7, ['m'], { length: 3 }, null]) {
    expect(readEvents({ ...error, message: wrong }), String(wrong)).toEqual([])
    expect(readEvents({ ...request, method: wrong }, { ...request, path: wrong }), String(wrong)).toEqual([])
  }
  for (const wrong of [undefined, '1', -1, Number.NaN, Number.POSITIVE_INFINITY, 1e13, [1], true]) {
    expect(readEvents({ ...request, id: wrong }, { ...request, at: wrong }), String(wrong)).toEqual([])
    expect(readEvents({ ...request, status: wrong }, { ...request, duration: wrong }), String(wrong)).toEqual([])
  }
  for (const wrong of [undefined, 'text', 7, [TEXT], () => {}]) {
    expect(readEvents(log(wrong), { ...error, place: wrong }), String(wrong)).toEqual([])
  }
})

test('a list with places that hold nothing is none: who shows it would fail at them', () => {
  const holes = new Array(2)
  const object = { kind: 'object', name: null, entries: holes, more: 0 }
  const change = { path: 'a', before: null, after: TEXT }
  const cache = {
    key: 'k',
    reducerPath: 'a',
    endpoint: 'e',
    kind: 'query',
    status: 'pending',
    subscribers: 1,
    removedIn: 1,
  }
  expect(
    readEvents(
      ...holes,
      { ...log(), values: Object.assign(new Array(3), { 0: TEXT, 2: TEXT }) },
      { ...log(), values: holes },
      log({ kind: 'list', items: holes, more: 0 }),
      { ...action(0, 0), action: object },
      { ...action(0, 0), changes: holes },
      { ...action(0, 0), changes: Object.assign(new Array(2), { 1: change }) },
      { type: 'state', store: 0, index: 0, tree: object },
      { type: 'cache', entries: holes },
      { type: 'cache', entries: [{ ...cache, tags: holes }] },
    ),
  ).toEqual([])
  expect(readEvents({ type: 'cache', entries: [{ ...cache, tags: ['Book'] }] })).toHaveLength(1)
})

test('what is not there yet stays so: an action without a thunk, a request without an answer, an entry in use', () => {
  const pending = { type: 'request', id: 1, method: 'GET', path: '/a', at: 1, status: null, duration: null }
  const entry = {
    key: 'k',
    reducerPath: 'api',
    endpoint: 'getBook',
    kind: 'query',
    status: 'fulfilled',
    subscribers: 1,
    removedIn: null,
    tags: ['Book'],
  }
  const events = [pending, action(0, 1), { type: 'cache', entries: [entry, { ...entry, removedIn: 30 }] }]
  expect(readEvents(...events)).toEqual(events)
})

test('a value may be as deep as any that the sandbox shows, and no deeper; long lists and names are cut', () => {
  const nested = (levels: number) => {
    let value: unknown = TEXT
    for (let n = 0; n < levels; n++) value = { kind: 'list', items: [value], more: 0 }
    return value
  }
  expect(readEvents(log(nested(10)), log(nested(14)), log(nested(15)))).toHaveLength(2)
  const [line] = readEvents(
    log(
      { kind: 'list', items: new Array(300).fill(TEXT), more: 0 },
      { kind: 'object', name: 'N'.repeat(900), entries: [['k'.repeat(900), TEXT]], more: 0 },
    ),
  ) ?? [null]
  expect(line).toMatchObject({
    values: [{ items: { length: 200 } }, { name: 'N'.repeat(500), entries: [['k'.repeat(500), TEXT]] }],
  })
})

test('a key or an answer to a question is short: what is longer is no message', () => {
  for (const message of [
    { type: 'hello', key: 'x'.repeat(100) },
    { type: 'pong', id: 'x'.repeat(100) },
  ]) {
    expect(read(message)).toEqual(message)
  }
  for (const long of ['x'.repeat(101), 7, ['x'], { toString: () => 'x' }, null]) {
    expect([read({ type: 'hello', key: long }), read({ type: 'pong', id: long })], String(long)).toEqual([null, null])
  }
})

test('short texts are counted one by one: a million of them are too many, however short', () => {
  const names = new Array(50).fill('')
  const entry = {
    key: '',
    reducerPath: '',
    endpoint: '',
    kind: 'query',
    status: 'pending',
    subscribers: 1,
    removedIn: 1,
    tags: names,
  }
  const cache = { type: 'cache', entries: new Array(200).fill(entry) }
  expect(readEvents(cache)).toHaveLength(1)
  expect(() => readEvents(...new Array(15).fill(cache))).toThrow(OverBudget)
})
