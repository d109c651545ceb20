// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { shownValues } from './watch-console.ts'

const texts = (...values: unknown[]) => shownValues(values).map((value) => (value.kind === 'text' ? value.text : '…'))

test('texts are printed without quotes, wherever they stand', () => {
  expect(texts(1, 'a', null)).toEqual(['1', 'a', 'null'])
  expect(texts('a', 'b', { c: 1 })).toEqual(['a', 'b', '…'])
})

test('places in the first text take the values after it', () => {
  expect(texts('%s has %d, 100%%', 'Emma', 2, 'more')).toEqual(['Emma has 2, 100%', 'more'])
  expect(texts('%cred%s', 'color: red')).toEqual(['red%s'])
})
