import { expect, test } from 'vitest'
import { cutDiff, diffLines } from './line-diff.ts'

const SIGNS = { same: ' ', added: '+', removed: '-' }
const diff = (before: string, after: string) => diffLines(before, after).map(({ text, change }) => SIGNS[change] + text)

test('a changed line goes before the one that comes', () => {
  expect(diff('a\nb\nc', 'a\nB\nc')).toEqual([' a', '-b', '+B', ' c'])
})

test('lines are found again after others were put in or taken out', () => {
  expect(diff('a\nb\nc', 'x\na\nc\ny')).toEqual(['+x', ' a', '-b', ' c', '+y'])
  expect(diff('a', 'a')).toEqual([' a'])
})

test('lines far from any change are left out, with a sign where they were', () => {
  const lines = diffLines('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\n4\nfive\n6\n7')
  expect(cutDiff(lines, 1).map((line) => line?.text ?? '…')).toEqual(['…', '4', '5', 'five', '6', '…'])
})
