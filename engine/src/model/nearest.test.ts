import { expect, test } from 'vitest'
import { didYouMean, editDistance, nearest } from './nearest.ts'

test.each([
  ['', '', 0],
  ['slice', 'slice', 0],
  ['slice', 'sliced', 1],
  ['slice', 'slise', 1],
  ['slice', 'silce', 1],
  ['', 'abc', 3],
])('from "%s" to "%s" it takes %i changes', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test('the nearest word is found whatever its letter case', () => {
  expect(nearest('creatslice', ['createReducer', 'createSlice'])).toBe('createSlice')
  expect(nearest('CREATESLICE', ['createSlice'])).toBe('createSlice')
})

test('a word that is like no other has no nearest', () => {
  expect(nearest('pagination', ['createSlice', 'createApi'])).toBeNull()
  expect(nearest('anything', [])).toBeNull()
})

test('of two equally near words the first is taken', () => {
  expect(nearest('ab', ['ac', 'ad'])).toBe('ac')
})

test('a writer is told which word was meant, or something else', () => {
  expect(didYouMean('creatslice', ['createSlice'], null)).toBe('Did you mean "createSlice"?')
  expect(didYouMean('pagination', ['createSlice'], 'Known: createSlice.')).toBe('Known: createSlice.')
})
