import { expect, test } from 'vitest'
import { isCodeName } from './hit-labels.ts'

const isCode = (...texts: string[]) => isCodeName(texts.map((text, i) => ({ text, isMatch: i % 2 === 1 })))

test('camelCase, dotted and called names are code, however they are marked', () => {
  expect(isCode('use', 'Prefetch')).toBe(true)
  expect(isCode('builder.', 'addCase')).toBe(true)
  expect(isCode('unwrap()')).toBe(true)
})

test('words are not, and neither is a sentence with a name in it', () => {
  expect(isCode('Selectors')).toBe(false)
  expect(isCode('selectors')).toBe(false)
  expect(isCode('How long data stays: ', 'keepUnusedDataFor')).toBe(false)
})
