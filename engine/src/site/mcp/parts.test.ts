import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test('parts end before sections where they can, and nothing is lost', () => {
  const lines = ['one', 'two', '## A', 'a', '## B', 'b']
  expect(partsOf(lines, [2, 4], 14)).toEqual(['one\ntwo\n', '## A\na\n## B\nb\n'])
  expect(partsOf(lines, [2, 4], 8)).toEqual(['one\ntwo\n', '## A\na\n', '## B\nb\n'])
  expect(partsOf(lines, [2, 4], 1_000)).toEqual([`${lines.join('\n')}\n`])
})

test('a section that is too long is cut between lines, a line that is too long between characters', () => {
  expect(partsOf(['aaaa', 'bbbb', 'cc'], [], 10)).toEqual(['aaaa\nbbbb\n', 'cc\n'])
  const parts = partsOf(['x'.repeat(25), 'y'], [1], 10)
  expect(parts.every(({ length }) => length <= 10)).toBe(true)
  expect(parts.join('')).toBe(`${'x'.repeat(25)}\ny\n`)
})

test('no lines are one part', () => {
  expect(partsOf([], [], 10)).toEqual([''])
})
