import { expect, test } from 'vitest'
import type { Shown } from '#model/live.ts'
import { shownEntry, shownText } from './shown-text.ts'

const text = (value: string): Shown => ({ kind: 'text', text: value, tone: 'other' })
const list = (items: Shown[], more = 0): Shown => ({ kind: 'list', items, more })
const object = (entries: Array<[string, Shown]>, more = 0, name: string | null = null): Shown => ({
  kind: 'object',
  name,
  entries,
  more,
})

test('values are written as a console would, on one line', () => {
  const value = object([
    ['id', text("'bk-014'")],
    ['copies', list([text('1'), text('2')], 3)],
  ])
  expect(shownText(value)).toBe("{ id: 'bk-014', copies: [1, 2, …] }")
  expect(shownText(object([], 0, 'Map'))).toBe('Map {}')
  expect(shownText(list([]))).toBe('[]')
})

test('what is longer than the line is cut', () => {
  const long = list(Array.from({ length: 50 }, (_, index) => text(String(index))))
  expect(shownText(long, 20).length).toBeLessThanOrEqual(20)
  expect(shownText(text('a'.repeat(90)), 10)).toBe(`${'a'.repeat(9)}…`)
})

test('an entry is found by its key', () => {
  expect(shownEntry(object([['payload', text('1')]]), 'payload')).toEqual(text('1'))
  expect(shownEntry(list([]), 'payload')).toBeNull()
})
