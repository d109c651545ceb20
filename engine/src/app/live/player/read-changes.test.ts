import { expect, test } from 'vitest'
import { readChanges } from './read-changes.ts'

const ONE = { kind: 'text', text: '1', tone: 'number' }
const change = (after: unknown) => ({ path: 'a', before: null, after })
/** Whether a change to this value is read. */
const isRead = (after: unknown) => readChanges([change(after)]).length === 1

test('values are lists, objects and texts, or nothing', () => {
  const value = { kind: 'object', name: null, entries: [['a', { kind: 'list', items: [ONE], more: 2 }]], more: 0 }
  expect(readChanges([change(value)])).toEqual([change(value)])
  expect(isRead(null)).toBe(true)
  for (const other of [undefined, 4, 'text', [], {}, { kind: 'function' }, { ...ONE, text: {} }])
    expect(isRead(other), JSON.stringify(other)).toBe(false)
  expect(isRead({ ...value, entries: [['a']] })).toBe(false)
  expect(isRead({ ...value, more: -1 })).toBe(false)
  expect(isRead({ ...ONE, text: 'x'.repeat(3000) })).toBe(false)
})

test('what is no change is left out, and the others stay', () => {
  expect(readChanges([null, 'x', { path: 4, before: null, after: null }, change(ONE)])).toEqual([change(ONE)])
})

test('what would flood the page is left out', () => {
  let deep: object = ONE
  for (let depth = 0; depth < 20; depth++) deep = { kind: 'list', items: [deep], more: 0 }
  expect(isRead(deep)).toBe(false)
  expect(isRead({ kind: 'list', items: Array(5000).fill(ONE), more: 0 })).toBe(false)
  const many = { kind: 'list', items: Array(3000).fill(ONE), more: 0 }
  expect(readChanges([change(many), change(many)])).toHaveLength(1)
})
