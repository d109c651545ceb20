// @vitest-environment jsdom

import { tools } from 'docs-engine/pack'
import type { LiveEvent } from 'docs-engine/pack/events'
import { connect } from 'docs-engine/pack/testing'
import { legacy_createStore } from 'redux'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnyCreateStore, stores, watchedCreateStore } from './watch-store.ts'

const events: LiveEvent[] = []
connect((message) => message.type === 'events' && events.push(...structuredClone(message.events))) // as a port hands them over
const told = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return events.splice(0)
}

const counter = (state: unknown = 0, action: { type: string }) =>
  action.type === 'more' ? (state as number) + 1 : state
const createStore = watchedCreateStore(legacy_createStore as unknown as AnyCreateStore)

afterEach(() => void vi.restoreAllMocks())
const readerActs = () => void vi.spyOn(tools, 'isReaderActing').mockReturnValue(true)

test('a watched store tells its actions, goes back in time, and goes on from there when the reader presses', async () => {
  const store = createStore(counter)
  const own = stores.length - 1
  const listener = vi.fn()
  store.subscribe(listener)
  store.dispatch({ type: 'more' })
  store.dispatch({ type: 'more' })
  expect((await told()).map((event) => event.type === 'action' && [event.index, event.actionType])).toEqual([
    [0, '@@INIT'],
    [1, 'more'],
    [2, 'more'],
  ])
  stores[own]?.jump(0)
  expect(store.getState()).toBe(0)
  expect(listener).toHaveBeenCalledTimes(3)
  stores[own]?.jump(1)
  readerActs()
  store.dispatch({ type: 'more' })
  expect(store.getState()).toBe(2)
  expect(await told()).toMatchObject([
    { type: 'cut', index: 2 },
    { type: 'action', index: 2, changes: [{ before: { text: '1' }, after: { text: '2' } }] },
  ])
})

test('what arrives by itself while the past is shown comes after the future, changes the newest state, and shows nothing', async () => {
  const store = createStore(counter)
  const own = stores.length - 1
  for (let times = 0; times < 3; times++) store.dispatch({ type: 'more' })
  stores[own]?.jump(1)
  await told()
  store.dispatch({ type: 'more' })
  store.dispatch({ type: 'other' })
  expect(store.getState()).toBe(1)
  expect(await told()).toMatchObject([
    { type: 'action', index: 4, actionType: 'more', changes: [{ before: { text: '3' }, after: { text: '4' } }] },
    { type: 'action', index: 5, actionType: 'other', changes: [] },
  ])
  stores[own]?.jump(2)
  expect(store.getState()).toBe(2)
  stores[own]?.jump(null)
  expect(store.getState()).toBe(4)
  store.dispatch({ type: 'more' })
  expect(store.getState()).toBe(5)
})

test('the present that the page asks for is the newest, though the page does not know it yet', async () => {
  const store = createStore(counter)
  const own = stores.length - 1
  store.dispatch({ type: 'more' })
  stores[own]?.jump(0)
  store.dispatch({ type: 'more' })
  stores[own]?.jump(null)
  store.dispatch({ type: 'more' })
  expect(store.getState()).toBe(3)
  await told()
})

test('bookkeeping changes the state and nothing else', async () => {
  const store = createStore((state: unknown = 'a', { type }: { type: string }) =>
    type === 'api/config/middlewareRegistered' ? 'b' : state,
  )
  store.dispatch({ type: 'other' })
  stores.at(-1)?.jump(0)
  await told()
  store.dispatch({ type: 'api/config/middlewareRegistered' })
  expect(store.getState()).toBe('b')
  stores.at(-1)?.jump(null)
  expect(store.getState()).toBe('b')
  expect(await told()).toEqual([])
})

test('an action that a listener dispatches comes after the one that it answers', async () => {
  const store = createStore(counter)
  const stop = store.subscribe(() => {
    stop()
    store.dispatch({ type: 'answer' })
  })
  store.dispatch({ type: 'more' })
  const types = (await told()).map((event) => event.type === 'action' && event.actionType)
  expect(types).toEqual(['@@INIT', 'more', 'answer'])
})
