import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'

test('whatever was thrown can be asked for its fields, those of its class included', () => {
  const error = Object.assign(new TypeError('No such file'), { code: 'ENOENT' })
  expect(fieldsOf(error).code).toBe('ENOENT')
  expect(fieldsOf(error).message).toBe('No such file')
  expect(fieldsOf(error).name).toBe('TypeError')
  expect(fieldsOf(Object.assign(() => {}, { code: 7 })).code).toBe(7)
})

test.each([[null], [undefined], ['text'], [7], [true]])('%s has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
})
