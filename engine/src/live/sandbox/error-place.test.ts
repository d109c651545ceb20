import { expect, test } from 'vitest'
import { placeOfLine, placeOfStack } from './error-place.ts'

const FILES = ['a.ts', 'App.tsx']

test('a line number says file and line; a column that is not known is none', () => {
  expect(placeOfLine(10_001, null, FILES)).toEqual({ file: 'a.ts', line: 1, column: null })
  expect(placeOfLine(20_012, 7, FILES)).toEqual({ file: 'App.tsx', line: 12, column: 7 })
  expect(placeOfLine(20_012, 0, FILES)).toEqual({ file: 'App.tsx', line: 12, column: null })
  expect(placeOfLine(3, 1, FILES)).toBeNull()
  expect(placeOfLine(90_000, 1, FILES)).toBeNull()
})

test('the innermost line of the example in a stack counts', () => {
  const chromium =
    'Error: x\n    at produce (https://x/sandbox.html:2:4000)\n    at lent (https://x/sandbox.html:10007:9)\n    at App (https://x/sandbox.html:20003:1)'
  expect(placeOfStack(chromium, FILES)).toEqual({ file: 'a.ts', line: 7, column: 9 })
  const firefox = 'lent@https://x/sandbox.html:20004:9\n@https://x/sandbox.html:1:1'
  expect(placeOfStack(firefox, FILES)).toEqual({ file: 'App.tsx', line: 4, column: 9 })
  const webkit =
    'lent@https://x/sandbox.html:20004:21\n@https://x/sandbox.html:1:1\nglobal code@https://x/sandbox.html:1:1'
  expect(placeOfStack(webkit, FILES)).toEqual({ file: 'App.tsx', line: 4, column: 21 })
  expect(placeOfStack(undefined, FILES)).toBeNull()
})
