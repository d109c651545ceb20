import { expect, test } from 'vitest'
import type { Fact } from '#model/explainer.ts'
import { IN_TIME, sceneOf, TOO_LATE } from '../testing/recorded-scenes.ts'
import { axisOf } from './life-axis.ts'
import { lifeOf } from './life-model.ts'
import { lifeSentence, tellLife } from './tell-life.ts'

const now = (scene: typeof TOO_LATE, time: number) =>
  Object.fromEntries(lifeOf(scene, time).rows.map(({ name, value }) => [name, value]))
const entryRow = (scene: typeof TOO_LATE, time: number) => lifeOf(scene, time).rows.at(-1)

test('at each moment it is said who uses the entry and how it is', () => {
  expect(now(TOO_LATE, 0)).toEqual({ BookPage: 'mounted', Sidebar: 'not yet', 'used by': '1', entry: 'pending' })
  expect(now(TOO_LATE, 4000)).toEqual({ BookPage: 'mounted', Sidebar: 'mounted', 'used by': '2', entry: 'has data' })
  expect(now(TOO_LATE, 27_000)).toEqual({ BookPage: 'gone', Sidebar: 'gone', 'used by': '0', entry: 'unused' })
  expect(now(TOO_LATE, 69_000)).toMatchObject({ 'used by': '0', entry: 'removed' })
  expect(now(TOO_LATE, 73_000)).toMatchObject({ BookPage: 'mounted', 'used by': '1', entry: 'pending' })
  expect(now(IN_TIME, 40_000)).toMatchObject({ BookPage: 'mounted', 'used by': '1', entry: 'has data' })
})

test('the clock runs while nobody uses the entry, and ends when the run removed it', () => {
  const left = (time: number) => lifeOf(TOO_LATE, time).left
  expect([left(8999), left(9000), left(27_000), left(68_500), left(69_000)]).toEqual([null, 60, 42, 1, null])
  const removal = TOO_LATE.facts.find(({ name, value }) => name === 'entry' && value === null)
  const leaving = TOO_LATE.facts.find(({ name, value }) => name === 'used' && value === 0)
  expect((removal?.at ?? 0) - (leaving?.at ?? 0)).toBe(60_000)
  expect(lifeOf(IN_TIME, 40_000).left).toBeNull()
})

test('what was is drawn, what is to come is dotted, and the seconds that are left have a name', () => {
  const spans = entryRow(TOO_LATE, 27_000)?.spans.map(({ text, tone, isAhead }) => [text, tone, isAhead])
  expect(spans).toEqual([
    ['', 'pending', false],
    ['has data', 'fulfilled', false],
    ['unused', 'fulfilled', false],
    ['42 s left', 'fulfilled', true],
    ['', 'pending', true],
    ['', 'fulfilled', true],
  ])
  expect(entryRow(TOO_LATE, TOO_LATE.length)?.spans.every(({ isAhead }) => !isAhead)).toBe(true)
  const { head, rows } = lifeOf(TOO_LATE, 27_000)
  expect(rows.flatMap((row) => row.spans).every(({ to, isAhead }) => isAhead || to <= head)).toBe(true)
})

test('a word stands in a stretch that has room for all of it', () => {
  const labels = (time: number) => lifeOf(TOO_LATE, time).rows[0]?.spans.map(({ text }) => text)
  expect(labels(3000)?.[0]).toBe('')
  expect(labels(6000)?.[0]).toBe('mounted')
})

test('what happens to the entry stands above the line', () => {
  const events = lifeOf(TOO_LATE, 27_000).events.map(({ at, text, tense }) => [at, text, tense])
  expect(events).toEqual([
    [0, 'first use', 'past'],
    [3000, 'one more', 'past'],
    [6000, 'one leaves', 'past'],
    [9000, 'last one leaves', 'now'],
    [69_000, 'removed', 'future'],
    [73_000, 'back', 'future'],
  ])
  expect(lifeOf(IN_TIME, 0).events.map(({ text }) => text)).toEqual([
    'first use',
    'one more',
    'one leaves',
    'last one leaves',
    'back',
  ])
})

test('long stretches are drawn shorter, with a break, and order stays', () => {
  const { placeOf, breaks, ticks } = axisOf([3000, 7000, 67_000], 68_000)
  expect([0, 3000, 7000, 67_000, 68_000].map(placeOf)).toEqual([0, 3 / 16, 7 / 16, 15 / 16, 1])
  expect(placeOf(37_000)).toBe(11 / 16)
  expect(breaks).toEqual([11 / 16])
  expect(ticks.map(({ at }) => at)).toEqual([0, 3000, 7000, 67_000, 68_000])
  expect([placeOf(-5), placeOf(99_999)]).toEqual([0, 1])
  expect(axisOf([], 0)).toMatchObject({ breaks: [], ticks: [{ at: 0, place: 0 }] })
})

test('the drawing is told in words', () => {
  expect(lifeSentence(lifeOf(TOO_LATE, 27_000), 27_000)).toBe(
    'At 27 s: BookPage: gone, Sidebar: gone, used by: 0, entry: unused, 42 s left.',
  )
  expect(tellLife(lifeOf(TOO_LATE, 27_000))).toEqual([
    ...['0 s: first use', '3 s: one more', '6 s: one leaves', '9 s: last one leaves'],
    ...['BookPage: gone', 'Sidebar: gone', 'used by: 0', 'entry: unused'],
  ])
})

test('an entry that is removed with the last moment is removed, and one that fails is said to', () => {
  const gone = sceneOf('a', 2000, '0 used 1\n0 entry "fulfilled"\n1000 used 0\n2000 entry null')
  expect(now(gone, 2000)).toEqual({ 'used by': '0', entry: 'removed' })
  expect(lifeOf(gone, 1500).left).toBeNull()
  expect(entryRow(sceneOf('a', 9, '0 used 1\n0 entry "rejected"'), 5)).toMatchObject({
    value: 'error',
    tone: 'rejected',
  })
})

test('facts of another shape are left out', () => {
  const values: Fact['value'][] = [null, -1, 1e99, '', [], {}, 'fulfilled', { who: 'x' }]
  const names = ['mounted', 'left', 'used', 'entry', 'keeps', '__proto__']
  const facts = names.flatMap((name) => values.map((value, at) => ({ at, name, value })))
  const scene = { label: '', length: 4, stops: [], facts }
  expect(() => lifeSentence(lifeOf(scene, 2), 2)).not.toThrow()
  expect(now({ ...scene, facts: [] }, 2)).toEqual({ 'used by': '0', entry: 'none' })
})
