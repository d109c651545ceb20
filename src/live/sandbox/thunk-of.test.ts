import { expect, test } from 'vitest'
import { isBookkeepingAction, thunkOf } from './thunk-of.ts'

test('the actions of a thunk have its id and name', () => {
  const meta = { requestId: 'r1', requestStatus: 'pending', arg: 1 }
  expect(thunkOf({ type: 'books/load/pending', meta })).toEqual({ id: 'r1', name: 'books/load', phase: 'pending' })
  expect(thunkOf({ type: 'books/load', meta })).toBeNull()
  expect(thunkOf({ type: 'mail/pending' })).toBeNull()
})

test('a request is named after its endpoint', () => {
  const meta = { requestId: 'r2', requestStatus: 'rejected', arg: { endpointName: 'getBook' } }
  expect(thunkOf({ type: 'api/executeQuery/rejected', meta })?.name).toBe('api/getBook')
  expect(thunkOf({ type: 'api/executeInfiniteQuery/rejected', meta })?.name).toBe('api/getBook')
  expect(thunkOf({ type: 'api/executeMutation/rejected', meta })?.name).toBe('api/getBook')
})

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
