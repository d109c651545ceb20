import { expect, test } from 'vitest'
import { createWordScore } from './word-score.ts'

const WEIGHTS = Float64Array.of(0.5, 0.3, 0.2)

test('a place that answers more of a query gets more for each word', () => {
  const wordScore = createWordScore(WEIGHTS)
  const answers = Float32Array.of(1, 1, 1)
  expect(wordScore(answers, 0, 0b111)).toBeCloseTo(1)
  expect(wordScore(answers, 0, 0b001)).toBeCloseTo(0.5 * 0.5 ** 1.25)
  expect(wordScore(answers, 0, 0)).toBe(0)
})

test('the values are those from a place on, and another place with the same tokens has its own', () => {
  const wordScore = createWordScore(WEIGHTS)
  const answers = Float32Array.of(1, 0, 1, 0.5, 0, 0.5)
  const first = wordScore(answers, 0, 0b101)
  expect(wordScore(answers, 3, 0b101)).toBeCloseTo(first / 2)
  expect(wordScore(answers, 0, 0b101)).toBe(first)
})
