import { expect, test } from 'vitest'
import { compactTree, emptied, withNumbers } from './lean-sucrase.ts'

test('a module that is never reached keeps its exports', () => {
  expect(emptied('export function a() {\n  b()\n}\nfunction b() {}\nexport default class C extends D {}\n')).toBe(
    'export function a() {}\nexport default class {}',
  )
  expect(emptied('export default function e(f) {}')).toBe('export default function () {}')
})

test('names of tables become numbers where they are read', () => {
  const tables = { tt: new Map([['parenL', 7]]), charCodes: new Map([['dot', 46]]) }
  expect(withNumbers('match(tt.parenL); tt.other; a === charCodes.dot', tables)).toBe('match(7); tt.other; a === 46')
})

test('the tree of keywords is the same in fewer characters', () => {
  const code = compactTree('const a = new Int32Array([\n  // "a"\n  -1, 12, -1, -1, 3 << 1,\n  (4 << 1) + 1, -1,\n])')
  expect(code).not.toContain('-1, 12')
  expect(Array.from(new Function(`${code}; return a`)())).toEqual([-1, 12, -1, -1, 6, 9, -1])
})
