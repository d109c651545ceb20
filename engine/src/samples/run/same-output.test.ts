import { expect, test } from 'vitest'
import { isSameOutput } from './same-output.ts'

test.each([
  ['{ titles: ["Emma"], }', "{ titles: [ 'Emma' ] }"],
  ['{\n   a: 1,\n }', '{ a: 1 }'],
  ["{ id: '…', … }", "{ id: 'bk-014', title: 'Emma' }"],
  ['1\nA warning. …\n0', '1\nA warning. { stack: [] }\n0'],
  ['desk/lent 3', 'desk/lent 3'],
  ['A warning …', 'A warning (twice)'],
  ['A warning … below', 'A warning: { stack: [] } below'],
  ['Emma\n…\nDune', 'Emma\n{ id: 1 }\n(more)\nDune'],
])('%s is %s', (expected, actual) => {
  expect(isSameOutput(expected, actual)).toBe(true)
})

test.each([
  ['{ a: 1 }', '{ a: 1, b: 2 }'],
  ['3', '33'],
  ['a b', 'ab'],
  ['Emma\n…\nDune', 'Emma\nmore\nIce'],
  ['[ 1, 2 ]', '[ 2, 1 ]'],
])('%s is not %s', (expected, actual) => {
  expect(isSameOutput(expected, actual)).toBe(false)
})
