import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is a short month, a day without a leading zero and a year', () => {
  expect(formatDate('2022-11-16T12:00:00.000Z')).toBe('Nov 16, 2022')
  expect(formatDate('2026-01-05T00:00:00Z')).toBe('Jan 5, 2026')
})

test('the day is that of UTC, whatever the offset of the commit', () => {
  expect(formatDate('2022-11-16T23:30:00-05:00')).toBe('Nov 17, 2022')
  expect(formatDate('2022-03-01T00:30:00+02:00')).toBe('Feb 28, 2022')
})
