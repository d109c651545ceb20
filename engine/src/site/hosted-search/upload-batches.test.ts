import { expect, test } from 'vitest'
import { batchesOf, checkRecords } from './upload-batches.ts'

/** A record that has so many bytes as it travels. */
function record(objectID: string, bytes = 100, url = `https://docs.example/${objectID}`) {
  const bare = { objectID, url, content: '' }
  return { ...bare, content: 'x'.repeat(bytes - JSON.stringify(bare).length) }
}

test('a record that is larger than a request travels alone, those after it do not', () => {
  const batches = batchesOf([record('a'), record('b', 9_000_000), record('c'), record('d')])
  expect(batches.map((batch) => batch.map(({ objectID }) => objectID))).toEqual([['a'], ['b'], ['c', 'd']])
})

test('letters are weighed as they travel: two thousand of three bytes each are more than two thousand', () => {
  const wide = { ...record('a'), content: '本'.repeat(2_000_000) }
  expect(batchesOf([wide, wide]).map(({ length }) => length)).toEqual([1, 1])
})

test('a record that only the smallest plan refuses is told, each page once, and goes on its way', () => {
  const page = 'https://docs.example/long'
  const warnings = checkRecords([record('a', 10_000), record('b', 10_001, page), record('c', 100_000, page)])
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.split('\n').slice(1)).toEqual([`  ${page}`])
  expect(checkRecords([record('a', 10_000)])).toEqual([])
})
