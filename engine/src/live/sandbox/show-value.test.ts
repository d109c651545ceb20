import { expect, test } from 'vitest'
import { lineOf, showValue } from './show-value.ts'

test('values read as a console would print them', () => {
  expect(lineOf({ a: 1, b: ['x', null], c: undefined })).toBe("{ a: 1, b: ['x', null], c: undefined }")
  expect(lineOf('text')).toBe('text')
  expect(lineOf(["it's"])).toBe('["it\'s"]')
  expect(lineOf(new Map([['a', 1]]))).toBe('Map { a: 1 }')
  expect(lineOf(new TypeError('wrong'))).toBe('TypeError: wrong')
  expect(lineOf([() => {}, 10n, Symbol('s'), new Date(0)])).toBe(
    '[ƒ (anonymous), 10n, Symbol(s), 1970-01-01T00:00:00.000Z]',
  )
})

test('deep, long and circular values end', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  expect(lineOf(circular)).toBe('{ self: [circular] }')
  const limits = { depth: 2, entries: 2, text: 3, parts: 100 }
  expect(showValue([1, 2, 3], limits)).toMatchObject({ kind: 'list', items: [{}, {}], more: 1 })
  expect(showValue({ a: { b: { c: 1 } } }, limits)).toMatchObject({
    entries: [['a', { entries: [['b', { text: '{…}' }]] }]],
  })
  expect(showValue('abcdef', limits)).toMatchObject({ text: "'abc…'" })
  const wide = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 1))
  expect(JSON.stringify(showValue(wide, { depth: 5, entries: 50, text: 10, parts: 60 })).length).toBeLessThan(5000)
})

test('nothing of the value is called', () => {
  let calls = 0
  const value = {
    get a() {
      return ++calls
    },
    toJSON: () => ++calls,
    toString: () => String(++calls),
  }
  showValue(value)
  expect(calls).toBe(0)
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(showValue(proxy)).toMatchObject({ text: '[cannot be read]' })
})
