import { expect, test } from 'vitest'
import { importedNames, requiredNames, withExports } from './drop-react-exports.ts'

test('knows what a module of the app imports from React', () => {
  const source = `import { type ReactNode, use, useState as state } from 'react'
import {
  flushSync,
} from 'react-dom'
import { Doc } from './Doc.tsx'`
  expect(importedNames(source)).toEqual(expect.arrayContaining(['use', 'useState', 'flushSync']))
  expect(importedNames(source)).not.toContain('Doc')
})

test('knows what a module of React reads from the others', () => {
  expect(requiredNames('var S = require("scheduler"), R = require("react");\nS.now(R.version); other.thing()')).toEqual(
    ['now', 'version'],
  )
})

test('only the exports that somebody reads stay exports', () => {
  const code = `exports.use = 1;
exports.lazy = function () {
  exports.now();
};
  exports.now = clock;`
  expect(withExports(code, new Set(['use']))).toBe(`exports.use = 1;
var unused_lazy = function () {
  exports.now();
};
  exports.now = clock;`)
})
