// @vitest-environment jsdom

import { tools } from 'docs-engine/pack'
import { expect, test } from 'vitest'
import { isBookkeepingAction, isBookkeepingState } from './bookkeeping.ts'

test('what RTK Query says to itself is bookkeeping', () => {
  for (const type of [
    'api/internalSubscriptions/subscriptionsUpdated',
    'api/subscriptions/unsubscribeQueryResult',
    'api/config/middlewareRegistered',
    '__rtkq/focused',
  ]) {
    expect(isBookkeepingAction(type)).toBe(true)
  }
  for (const type of ['api/executeQuery/pending', 'api/queries/removeQueryResult', 'desk/lent'])
    expect(isBookkeepingAction(type)).toBe(false)
})

test('an API slice keeps its bookkeeping to itself', () => {
  const before = { api: { queries: {}, subscriptions: {}, config: { online: true, middlewareRegistered: false } } }
  const after = { api: { queries: {}, subscriptions: { a: {} }, config: { online: true, middlewareRegistered: true } } }
  expect(tools.stateDiff(before, after, isBookkeepingState)).toEqual([])
  expect(tools.stateDiff(before, after).map(({ path }) => path)).toEqual([
    'api.subscriptions.a',
    'api.config.middlewareRegistered',
  ])
})

test('slices of the same names that are no API keep nothing to themselves', () => {
  const paths = (before: unknown, after: unknown) =>
    tools.stateDiff(before, after, isBookkeepingState).map(({ path }) => path)
  expect(paths({ subscriptions: { a: 1 } }, { subscriptions: { a: 2 } })).toEqual(['subscriptions.a'])
  expect(paths({ news: { subscriptions: [1] } }, { news: { subscriptions: [] } })).toEqual(['news.subscriptions.0'])
  expect(paths({ app: { config: { dark: true } } }, { app: { config: { dark: false } } })).toEqual(['app.config.dark'])
})
