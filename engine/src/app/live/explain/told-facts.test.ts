import { expect, test } from 'vitest'
import type { Scene } from '#model/explainer.ts'
import { toldFacts } from './told-facts.ts'

const scene: Scene = {
  label: 'A',
  length: 900,
  stops: [
    { at: 700, title: 'a', says: '', facts: 1 },
    { at: 700, title: 'b', says: '', facts: 3 },
    { at: 900, title: 'd', says: '', facts: 4 },
  ],
  facts: [
    { at: 700, name: 'a', value: null },
    { at: 700, name: 'b', value: null },
    { at: 700, name: 'c', value: null },
    { at: 900, name: 'd', value: null },
  ],
}
const names = (stop: number, time: number) => toldFacts(scene, stop, time).map(({ name }) => name)

test('a stop has what was told up to it, not what was told later in the same instant', () => {
  expect(names(0, 700)).toEqual(['a'])
  expect(names(1, 700)).toEqual(['a', 'b', 'c'])
  expect(names(2, 900)).toEqual(['a', 'b', 'c', 'd'])
})

test('the clock goes on between stops', () => {
  expect(names(1, 899)).toEqual(['a', 'b', 'c'])
  expect(names(1, 900)).toEqual(['a', 'b', 'c', 'd'])
})

test('before the first stop, and with a stop that is not there, the clock decides', () => {
  expect(names(-1, 0)).toEqual([])
  expect(names(9, 700)).toEqual(['a', 'b', 'c'])
})
