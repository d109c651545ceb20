import { expect, test } from 'vitest'
import { isSameOutput } from './same-output.ts'

test.each([
  ['{ titles: ["Emma"], }', "{ titles: [ 'Emma' ] }"],
  ['{\n   a: 1,\n }', '{ a: 1 }'],
  ["{ id: '…', … }", "{ id: 'bk-014', title: 'Emma' }"],
  ['1\nA warning. …\n0', '1\nA warning. { stack: [] }\n0'],
  ['desk/lent 3', 'desk/lent 3'],
])('%s is %s', (expected, actual) => {
  expect(isSameOutput(expected, actual)).toBe(true)
})

test.each([
  ['{ a: 1 }', '{ a: 1, b: 2 }'],
  ['3', '33'],
  ['a b', 'ab'],
  ['[ 1, 2 ]', '[ 2, 1 ]'],
])('%s is not %s', (expected, actual) => {
  expect(isSameOutput(expected, actual)).toBe(false)
})
