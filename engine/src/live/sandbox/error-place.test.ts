import { expect, test } from 'vitest'
import { placeOfLine, placeOfStack } from './error-place.ts'

const FILES = ['a.ts', 'App.tsx']

test('a line number says file and line', () => {
  expect(placeOfLine(10_001, FILES)).toEqual({ file: 'a.ts', line: 1, column: null })
  expect(placeOfLine(20_012, FILES)).toEqual({ file: 'App.tsx', line: 12, column: null })
  expect(placeOfLine(3, FILES)).toBeNull()
  expect(placeOfLine(90_000, FILES)).toBeNull()
})

test('the innermost line of the example in a stack counts', () => {
  const chromium =
    'Error: x\n    at produce (https://x/sandbox.html:2:4000)\n    at lent (https://x/sandbox.html:10007:9)\n    at App (https://x/sandbox.html:20003:1)'
  expect(placeOfStack(chromium, FILES)).toEqual({ file: 'a.ts', line: 7, column: null })
  const firefox = 'lent@https://x/sandbox.html:20004:9\n@https://x/sandbox.html:1:1'
  expect(placeOfStack(firefox, FILES)).toEqual({ file: 'App.tsx', line: 4, column: null })
  expect(placeOfStack(undefined, FILES)).toBeNull()
})
