import { expect, test } from 'vitest'
import { tableRow } from './table-row.ts'

test('a row is called by its first cell and tells the others by their heads', () => {
  expect(
    tableRow(['promise.abort()', 'pending, rejected', 'Aborted'], ['Call', 'Dispatched', 'error.message']),
  ).toEqual({
    name: 'promise.abort()',
    told: 'Dispatched: pending, rejected. error.message: Aborted.',
  })
})

test('cells that say nothing, and heads that do not, are left out', () => {
  expect(tableRow(['400', '', 'Ask again.'], ['Status', 'Since', ''])).toEqual({ name: '400', told: 'Ask again.' })
  expect(tableRow(['a', 'b?', 'c…'], [])).toEqual({ name: 'a', told: 'b? c…' })
  expect(tableRow(['a', 'b'], ['', 'Use:'])).toEqual({ name: 'a', told: 'Use: b.' })
})

test('a row without a name, or with a name alone, is none', () => {
  expect(tableRow(['', 'yes'], ['', 'Has'])).toBeNull()
  expect(tableRow(['✓', 'yes'], ['', 'Has'])).toBeNull()
  expect(tableRow(['getBook', '', ''], ['Hook', 'a', 'b'])).toBeNull()
})
