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

test('an example that changes what lists inherit never gets hold of what waits', async () => {
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
    const then = vi.fn()
    const rest = afterThisTask()
    rest(then)
    rest(then)
    for (let n = 0; n < 1000 && then.mock.calls.length < 2; n++) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(then.mock.calls.length).toBe(2)
  } finally {
    Array.prototype.push = push
    Array.prototype[Symbol.iterator] = walk
    Reflect.deleteProperty(Array.prototype, '0')
    Reflect.deleteProperty(Object.prototype, '0')
  }
  expect(found).toEqual([])
})
