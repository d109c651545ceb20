import { expect, test } from 'vitest'
import type { TypeProblem } from '#model/type-problem.ts'
import { megabytes, statusOf } from './check-words.ts'

const problem: TypeProblem = { place: { file: 'a.ts', line: 1, column: 1 }, length: 1, message: '' }

test('problems are counted in words', () => {
  const words = (problems: TypeProblem[]) => statusOf({ phase: 'checked', problems })?.text
  expect([words([]), words([problem]), words([problem, problem])]).toEqual(['✓ no problems', '1 problem', '2 problems'])
  expect(statusOf({ phase: 'off' })).toBeNull()
})

test('sizes are told in millions', () => {
  expect([megabytes(491_299), megabytes(0)]).toEqual(['0.5', '0.0'])
})
