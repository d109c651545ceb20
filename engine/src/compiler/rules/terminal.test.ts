import { expect, test } from 'vitest'
import { promptsOf } from './terminal.ts'

test('every line is a command, but for comments, blank lines and continuations', () => {
  const { prompts, plain } = promptsOf('# why\n\nnpm i \\\n  a\nif x; then\n  y\nfi\nls')
  expect([...prompts]).toEqual([3, 5, 8])
  expect([...plain]).toEqual([])
})

test('where prompts are typed, they are taken out and the other lines are output', () => {
  const { code, prompts, plain } = promptsOf('$ npm test\n3 passed\n$ ls')
  expect(code).toBe('npm test\n3 passed\nls')
  expect([...prompts]).toEqual([1, 3])
  expect([...plain]).toEqual([2])
})
