import { expect, test } from 'vitest'
import { slicesOf } from './text-slices.ts'

test('causes of messages come before the pages they travel with', () => {
  expect(slicesOf({ from: 0, texts: [['a'], ['b']], causes: [['c', '/d']] })).toEqual([
    { from: 0, texts: [], causes: [['c', '/d']] },
    { from: 0, texts: [['a'], ['b']] },
  ])
})

test('texts are added in slices of whole pages', () => {
  const page = (length: number) => ['x'.repeat(length)]
  const slices = slicesOf({ from: 3, texts: [page(5000), page(8000), page(40_000), page(10)] })
  expect(slices.map(({ from, texts }) => [from, texts.length])).toEqual([
    [3, 2],
    [5, 1],
    [6, 1],
  ])
  expect(slicesOf({ from: 0, texts: [] })).toEqual([])
})

test('the phrases of a page come with its texts', () => {
  const texts = [['x'.repeat(12_000)], ['b'], ['c']]
  expect(slicesOf({ from: 2, texts, phrases: ['one', '', 'three'] }).map(({ phrases }) => phrases)).toEqual([
    ['one'],
    ['', 'three'],
  ])
})
