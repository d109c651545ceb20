import { expect, test } from 'vitest'
import { thunkOf } from './thunk-of.ts'

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
