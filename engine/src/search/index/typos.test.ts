import { expect, test } from 'vitest'
import { letterMask, maskAllows, typoDistance, typosAllowed } from './typos.ts'

test.each([
  ['creatslice', 'createslice', 1],
  ['mutaiton', 'mutation', 1],
  ['usequry', 'usequery', 1],
  ['xreateslice', 'createslice', 1],
  ['seralizible', 'serializable', 2],
  ['slice', 'slice', 0],
])('%s is so far from %s: %i', (query, word, distance) => {
  expect(typoDistance(query, word, 2, false)).toBe(distance)
})

test('more wrong letters than allowed is one more than allowed, whatever the words', () => {
  expect(typoDistance('query', 'store', 1, false)).toBe(2)
  expect(typoDistance('q', 'configureStore', 2, false)).toBe(3)
})

test('a word that is still being typed is compared with the beginning of the other', () => {
  expect(typoDistance('creatasy', 'createasyncthunk', 1, true)).toBe(1)
  expect(typoDistance('creatasy', 'createasyncthunk', 1, false)).toBe(2)
})

test.each([98, 99, 100, 300])('a word of %i letters is compared to its end', (length) => {
  const word = 'ab'.repeat(length).slice(0, length - 1)
  expect(typoDistance(`${word}x`, `${word}y`, 2, false)).toBe(1)
  expect(typoDistance(`${word}x`, `${word}x`, 2, false)).toBe(0)
})

test('longer words may have more wrong letters', () => {
  expect([3, 4, 7, 8].map(typosAllowed)).toEqual([0, 1, 1, 2])
})

test('masks never rule out a word that is close enough', () => {
  const words = ['query', 'qury', 'qeury', 'wuery', 'querry', 'quer']
  for (const a of words) {
    for (const b of words) {
      const distance = typoDistance(a, b, 3, false)
      if (distance <= 3) expect(maskAllows(letterMask(a), letterMask(b), distance), `${a} ${b}`).toBe(true)
    }
  }
  expect(maskAllows(letterMask('store'), letterMask('query'), 1)).toBe(false)
})
