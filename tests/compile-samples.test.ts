import { expect, test } from 'vitest'
import { faultsIn } from './samples/compile-samples.ts'

test('errors are read by file, each with the lines that explain it', () => {
  const output = [
    "samples/api/page/1/desk.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  Type 'a (b)' is not one.",
    'samples/api/page/1/desk.ts(9,1): error TS18048: It may be missing.',
    '',
  ].join('\r\n')
  expect([...faultsIn(output)]).toEqual([
    [
      'samples/api/page/1/desk.ts',
      [
        {
          line: 3,
          column: 7,
          code: 2322,
          message: "Type 'string' is not assignable to type 'number'.\n  Type 'a (b)' is not one.",
        },
        { line: 9, column: 1, code: 18048, message: 'It may be missing.' },
      ],
    ],
  ])
})

test('a compiler that says something else has not checked anything', () => {
  expect(() => faultsIn("error TS5083: Cannot read file 'tsconfig.json'.")).toThrow('no error of a file: error TS5083')
})
