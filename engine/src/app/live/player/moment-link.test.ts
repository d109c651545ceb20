import { expect, test } from 'vitest'
import { linkedRow } from './moment-link.ts'

const at = (search: string, hash = '#desk') => linkedRow({ search, hash }, 'desk')

test('a row is a short whole number, and it is one of the example that the hash names', () => {
  expect(at('?moment=3')).toBe(3)
  expect(at('?find=word&moment=12')).toBe(12)
  expect(at('?moment=0')).toBe(0)
  expect(at('?moment=3', '#other')).toBeNull()
  expect(at('?moment=3', '')).toBeNull()
})

test('anything else is none', () => {
  for (const value of ['', '-1', '1.5', '1e3', '0x1', '99999', ' 1', 'NaN', '<img>', '٣', '1&moment', '%E0%A4%A'])
    expect(at(`?moment=${value}`), value).toBe(value === '1&moment' ? 1 : null)
  expect(at('')).toBeNull()
})
