import { expect, test } from 'vitest'
import type { Shown } from '#model/live.ts'
import { stateDiff } from './state-diff.ts'

const textOf = (shown: Shown | null) => (shown === null ? null : shown.kind === 'text' ? shown.text : shown.kind)
const diff = (before: unknown, after: unknown) =>
  stateDiff(before, after).map(({ path, before: was, after: is }) => [path, textOf(was), textOf(is)])

test('a change is named by its path, with what was and what is', () => {
  expect(diff({ desk: { lent: 1, open: true } }, { desk: { lent: 2, open: true } })).toEqual([['desk.lent', '1', '2']])
  expect(diff({ a: 1 }, { b: 2 })).toEqual([
    ['a', '1', null],
    ['b', null, '2'],
  ])
  expect(diff(1, 2)).toEqual([['', '1', '2']])
})

test('what is the same object has not changed', () => {
  const same = { big: [1, 2, 3] }
  expect(diff({ same }, { same })).toEqual([])
  expect(diff({ a: [1] }, { a: [1] })).toEqual([])
})

test('lists are compared between what they begin and end with', () => {
  expect(diff(['b', 'c'], ['a', 'b', 'c'])).toEqual([['0', null, "'a'"]])
  expect(diff(['a', 'b', 'c'], ['a', 'c'])).toEqual([['1', "'b'", null]])
  expect(diff([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual([['1.n', '2', '3']])
})

test('what is hidden is left out, and no diff is endless', () => {
  const isHidden = (path: string[]) => path.join('.') === 'desk.log'
  expect(stateDiff({ desk: { log: [1] } }, { desk: { log: [1, 2] } }, isHidden)).toEqual([])
  expect(stateDiff({ desk: { log: [1] } }, { desk: { log: [1, 2] } })).toHaveLength(1)
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n]))
  expect(stateDiff({}, many)).toHaveLength(60)
})
