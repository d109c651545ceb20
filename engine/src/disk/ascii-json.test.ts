import { expect, test } from 'vitest'
import { asciiJson } from './ascii-json.ts'

test('any value comes back, from ASCII alone', () => {
  const value = { é: ['✔ done', '語', '😀', '\u2028', '\\u00e9', 'a\nb'], plain: 1 }
  const json = asciiJson(value)
  expect(json).toMatch(/^[ -~]*$/)
  expect(JSON.parse(json)).toEqual(value)
})
