import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startThread, withinSeconds } from './thread.ts'

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

test('an answer is waited for so many seconds, and the clock stops with it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 2500, 'too late'))
  const late = withinSeconds(2, slow)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await late).toBeNull()
  expect(await withinSeconds(2, Promise.resolve('at once'))).toBe('at once')
  await expect(withinSeconds(2, Promise.reject(new Error('ended')))).rejects.toThrow('ended')
  expect(vi.getTimerCount()).toBe(0)
})
