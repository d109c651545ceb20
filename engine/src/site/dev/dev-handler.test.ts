import { expect, test, vi } from 'vitest'
import { createDevHandler } from './dev-handler.ts'

test('a message of any shape is no error: one that is thrown while a socket is heard ends the whole server', () => {
  const heard = new Map<string, (message: unknown, client: unknown) => void>()
  const site = { payload: { route: '/a' }, dataFile: { name: 'a.1.json' } }
  const parts = [
    { ws: { on: (event: string, hear: (message: unknown, client: unknown) => void) => heard.set(event, hear) } },
    { site: { site: { pages: [site] } }, samples: {}, drawings: {} },
    '/site',
  ]
  Reflect.apply(createDevHandler, undefined, parts)
  const client = { send: vi.fn() }
  for (const message of [null, undefined, 1, 'a', [], { name: null }, { name: { toString: 1 } }, { name: '__proto__' }])
    expect(() => heard.get('site:served')?.(message, client), JSON.stringify(message)).not.toThrow()
  expect(heard.has('site:served')).toBe(true)
  expect(client.send).not.toHaveBeenCalled()
})
