import { expect, test } from 'vitest'
import type { Word } from './word.ts'
import { createWordOrder } from './word-order.ts'

const word = (text: string): Word => ({ text, number: 0, mask: 0, places: [], parts: [], names: [], stem: '' })

test('words with the same first letter are in order, whenever they were added', () => {
  const order = createWordOrder()
  const texts = (like: string) => order.besides(like).map(({ text }) => text)
  for (const text of ['tag', 'slice', 'tab']) order.add(word(text))
  expect(texts('t')).toEqual(['tab', 'tag'])
  order.add(word('table'))
  expect(texts('tz')).toEqual(['tab', 'table', 'tag'])
  expect(texts('x')).toEqual([])
  expect(texts('')).toEqual([])
})
