import { expect, test } from 'vitest'
import { BuildError, codeFrame, formatProblem } from './problem.ts'

test('a problem is printed with its place first and hint and frame below', () => {
  const place = { file: 'content/api/createSlice.mdx', line: 3, column: 7 }
  const problem = { message: 'Unknown component <Tip>.', place, hint: 'Did you mean :::tip?', frame: '> 3 | <Tip>' }
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "content/api/createSlice.mdx:3:7  Unknown component <Tip>.
      Did you mean :::tip?
      > 3 | <Tip>"
  `)
})

test('a problem without line, hint and frame is one line', () => {
  expect(formatProblem({ message: 'title is missing.', place: { file: 'site.config.ts' } })).toBe(
    'site.config.ts  title is missing.',
  )
})

test('an error carries and prints every problem', () => {
  const error = new BuildError([
    { message: 'one', place: { file: 'a' } },
    { message: 'two', place: { file: 'b' } },
  ])
  expect(error.message).toBe('a  one\n\nb  two')
  expect(error.problems).toHaveLength(2)
  expect(error.name).toBe('BuildError')
})

test('a code frame shows two lines before, a caret below the column, and one line after', () => {
  const source = ['one', 'two', 'three', 'four', 'five'].join('\n')
  expect(codeFrame(source, 3, 2)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
    > 3 | three
        |  ^
      4 | four"
  `)
})

test('a code frame at the ends of a file has only the lines there are, numbers aligned', () => {
  const source = Array.from({ length: 10 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(codeFrame(source, 10, 1)).toMatchInlineSnapshot(`
    "   8 | line 8
       9 | line 9
    > 10 | line 10
         | ^"
  `)
  expect(codeFrame('only', 1, 1)).toMatchInlineSnapshot(`
    "> 1 | only
        | ^"
  `)
})
