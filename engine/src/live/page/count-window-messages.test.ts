import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countWindowMessages } from './count-window-messages.ts'

/** Windows as far as they are looked at: each knows the one around it. */
const page = Object.assign(new EventTarget(), { parent: null as unknown })
page.parent = page
const example = { parent: page }
const inExample = { parent: { parent: example } }
const other = { parent: page }
const unrelated: { parent: unknown } = { parent: null }
unrelated.parent = unrelated

beforeEach(() => void vi.stubGlobal('window', page))
afterEach(() => void vi.unstubAllGlobals())

/** What arrives in the page. A sandbox has no origin that can be named. */
function post(times: number, source: object | null, origin = 'null'): void {
  for (let n = 0; n < times; n++) page.dispatchEvent(Object.assign(new Event('message'), { source, origin }))
}

function count() {
  const onFlood = vi.fn()
  const stop = countWindowMessages({ contentWindow: example } as unknown as HTMLIFrameElement, onFlood)
  return { onFlood, stop }
}

test('an example may post a hundred messages to the window; the next one is too many', () => {
  const { onFlood, stop } = count()
  post(100, example)
  expect(onFlood).not.toHaveBeenCalled()
  post(1, example)
  expect(onFlood).toHaveBeenCalledOnce()
  stop()
})

test('messages of other frames and windows, and of those with an origin, are not held against it', () => {
  const { onFlood, stop } = count()
  post(200, other)
  post(200, unrelated)
  post(200, example, 'https://docs.example')
  expect(onFlood).not.toHaveBeenCalled()
  stop()
})

test('a frame inside the example, or one that is gone when its message comes, counts as the example', () => {
  const { onFlood, stop } = count()
  post(60, inExample)
  post(41, null)
  expect(onFlood).toHaveBeenCalledOnce()
  stop()
})

test('a frame that was taken away is counted no more', () => {
  const { onFlood, stop } = count()
  stop()
  post(300, example)
  expect(onFlood).not.toHaveBeenCalled()
})
