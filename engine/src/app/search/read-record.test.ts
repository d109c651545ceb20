import { expect, test } from 'vitest'
import { fieldsOf, hierarchyOf, isHitType, kindOf } from './read-record.ts'

/** What JSON can hold, and `String` cannot turn into a text. */
const UNWRITABLE = { toString: 1, valueOf: 1 }

test('what is no object has no fields; what is one has its own', () => {
  for (const value of [undefined, null, 7, 'text', true, () => {}]) expect(fieldsOf(value)).toEqual({})
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  expect(fieldsOf(JSON.parse('{"__proto__": {"url": "x"}}')).url).toBeUndefined()
})

test('a type or a kind is one of the known texts, and nothing that only reads like one', () => {
  expect(['lvl1', 'lvl6', 'content'].every(isHitType)).toBe(true)
  const others = ['lvl0', 'lvl7', 'lvl10', 'LVL1', ' lvl1', 'lvl1\n', 'contents', '', undefined, null, 1]
  for (const value of [...others, ['lvl1'], { toString: () => 'lvl1' }, UNWRITABLE]) {
    expect(isHitType(value), JSON.stringify(value)).toBe(false)
    expect(kindOf(value), JSON.stringify(value)).toBeNull()
  }
  expect(kindOf('api')).toBe('api')
  expect(kindOf(['api'])).toBeNull()
})

test('headings are read level by level, those that are not there as well', () => {
  const read = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : null)
  expect(hierarchyOf({ lvl0: 'a', lvl3: 'd', lvl6: 7, lvl7: 'x' }, read)).toEqual({
    lvl0: 'A',
    lvl1: null,
    lvl2: null,
    lvl3: 'D',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  })
})
