import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { startThread } from './thread.ts'

const start = (signal: AbortSignal) => startThread('record-worker', { data: { packs: [] }, signal })
const listeners = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

test('a signal ends its threads, and forgets those that have ended', async () => {
  const ending = new AbortController()
  const [first, second] = [start(ending.signal), start(ending.signal)]
  expect(listeners(ending.signal)).toBe(2)
  await first.close()
  await vi.waitFor(() => expect(listeners(ending.signal)).toBe(1), { timeout: 20_000 })
  const call = second.call('record' as never, {} as never)
  ending.abort()
  await expect(call).rejects.toThrow('The thread record-worker ended with')
  expect(listeners(ending.signal)).toBe(0)
  await expect(second.call('record' as never, {} as never)).rejects.toThrow('ended')
})
