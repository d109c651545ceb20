// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { afterThisTask } from './after-this-task.ts'

test('what is given runs once, when promises are through', async () => {
  const rest = afterThisTask()
  const told: string[] = []
  rest(() => told.push('rest'))
  rest(() => told.push('rest'))
  await Promise.resolve().then(() => told.push('promise'))
  expect(told).toEqual(['promise'])
  await vi.waitFor(() => expect(told).toEqual(['promise', 'rest', 'rest']))
  rest(() => told.push('again'))
  await vi.waitFor(() => expect(told).toEqual(['promise', 'rest', 'rest', 'again']))
})

/** Channels whose ports the test gets to see. */
const channels: MessageChannel[] = []
class SeenChannel extends MessageChannel {
  constructor() {
    super()
    channels.push(this)
  }
}

test('an example that changes what lists inherit never gets hold of what waits', () => {
  vi.stubGlobal('MessageChannel', SeenChannel)
  const rest = afterThisTask()
  vi.unstubAllGlobals()
  const { port1 } = channels[0] as MessageChannel
  let ran = 0
  const then = () => {
    ran++
  }
  // Nobody else may run meanwhile: so it is asked for, done and looked at in one go.
  const found = whatListsGiveAway(() => {
    rest(then)
    rest(then)
    port1.onmessage?.(new MessageEvent('message'))
  })
  port1.close()
  expect(ran).toBe(2)
  expect(found).toEqual([])
})

/** Functions that an example gets to see that has put itself into everything that lists inherit. */
function whatListsGiveAway(work: () => void): unknown[] {
  const { push } = Array.prototype
  const walk = Array.prototype[Symbol.iterator]
  const found: unknown[] = []
  const note = (value: unknown) => {
    if (typeof value === 'function') found[found.length] = value
  }
  Array.prototype.push = function (...given) {
    note(given[0])
    return push.apply(this, given)
  }
  Array.prototype[Symbol.iterator] = function () {
    note(this[0])
    return walk.call(this)
  }
  Object.defineProperty(Array.prototype, '0', { configurable: true, set: note })
  Object.defineProperty(Object.prototype, '0', { configurable: true, set: note })
  try {
    work()
  } finally {
    Array.prototype.push = push
    Array.prototype[Symbol.iterator] = walk
    Reflect.deleteProperty(Array.prototype, '0')
    Reflect.deleteProperty(Object.prototype, '0')
  }
  return found
}
