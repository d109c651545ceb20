import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromReader } from '../protocol/reader-messages.ts'

type Listener = (event: unknown) => void

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

/** The worker with a port that no sandbox stands behind: what it tells the page, and what goes out of the port. */
async function start() {
  const told: FromReader[] = []
  let listeners: Array<{ listener: Listener; isOnce: boolean }> = []
  vi.stubGlobal('addEventListener', (_: string, listener: Listener, options?: { once?: boolean }) =>
    listeners.push({ listener, isOnce: options?.once ?? false }),
  )
  vi.stubGlobal('postMessage', (message: FromReader) => told.push(message))
  await import('./reader-worker.ts')
  const hear = (event: unknown) => {
    const now = listeners
    listeners = listeners.filter(({ isOnce }) => !isOnce)
    for (const { listener } of now) listener(event)
  }
  const port = {
    postMessage: vi.fn(),
    close: vi.fn(),
    onmessage: null as Listener | null,
    onmessageerror: null as Listener | null,
  }
  hear({ data: { type: 'open' }, ports: [port] })
  return { told, hear, port, says: (data: unknown) => port.onmessage?.({ data }) }
}

test('the page gets copies of what keeps to the contract, and nothing of anything else', async () => {
  const { told, says } = await start()
  says({ type: 'height', height: 9, extra: 'x' })
  for (const other of [null, 'text', 7, [], { type: 'navigate' }, { type: 'height', height: '9' }]) says(other)
  expect(told).toEqual([{ type: 'height', height: 9 }])
})

test('what the page says goes to the sandbox, and a port cannot be put in the place of the first', async () => {
  const { hear, port } = await start()
  const other = { postMessage: vi.fn(), onmessage: null }
  hear({ data: { type: 'send', message: { type: 'ping', id: '1' } }, ports: [other] })
  expect(port.postMessage.mock.calls).toEqual([[{ type: 'ping', id: '1' }]])
  expect(other.onmessage).toBeNull()
})

test('a sandbox that says too much is cut off at once, and the page is told once', async () => {
  const { told, says, port } = await start()
  for (let n = 0; n < 1000; n++) says({ type: 'escape' })
  expect(told.filter(({ type }) => type === 'over')).toHaveLength(1)
  expect(told.at(-1)).toEqual({ type: 'over' })
  expect(port.close).toHaveBeenCalled()
  expect(port.onmessage).toBeNull()
})

test('messages that cannot even be unpacked are counted, too', async () => {
  const { told, port } = await start()
  const unreadable = port.onmessageerror
  try {
    for (let n = 0; n < 1000; n++) unreadable?.({ data: null })
  } finally {
    expect(told).toContainEqual({ type: 'over' })
  }
})
