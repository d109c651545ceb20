import { expect, test } from 'vitest'
import type { Fact, Json, Scene } from '#model/explainer.ts'
import { lampsAt, wholeSpans } from './lamps-model.ts'

const scene = (facts: Array<[at: number, name: string, value: Json]>, length = 1000): Scene => ({
  ...{ label: 'One', length, stops: [] },
  facts: facts.map(([at, name, value]): Fact => ({ at, name, value })),
})
const ROWS: [number, string, Json] = [0, 'rows', { busy: 'pending', data: 'fulfilled' }]
const RUN = scene([
  ROWS,
  [0, 'flags', { busy: true }],
  [200, 'flags', { busy: false, data: 'Emma' }],
  [500, 'press', 'Fail next'],
  [500, 'press', 'Dune'],
  [500, 'flags', { busy: false, data: 'Emma' }],
  [500, 'flags', { busy: true, data: 'Emma' }],
  [800, 'flags', { busy: false, data: 'Dune' }],
])

test('a lamp has the value of its time, and spans of when it is on, cut where the head stands', () => {
  const { rows, head } = lampsAt(RUN, 600)
  expect(head).toBe(0.6)
  expect(rows).toEqual([
    {
      ...{ name: 'busy', tone: 'pending', value: 'true', isLit: true },
      spans: [
        { from: 0, to: 0.2, text: '', isAhead: false },
        { from: 0.5, to: 0.6, text: '', isAhead: false },
        { from: 0.6, to: 0.8, text: '', isAhead: true },
      ],
    },
    {
      ...{ name: 'data', tone: 'fulfilled', value: "'Emma'", isLit: true },
      spans: [
        { from: 0.2, to: 0.6, text: 'Emma', isAhead: false },
        { from: 0.6, to: 0.8, text: '', isAhead: true },
        { from: 0.8, to: 1, text: 'Dune', isAhead: true },
      ],
    },
  ])
})

test('a span that is cut is told as one', () => {
  const told = lampsAt(RUN, 600).rows.map(({ spans }) =>
    wholeSpans(spans).map(({ from, to, text }) => [from, to, text]),
  )
  expect(told).toEqual([
    [
      [0, 0.2, ''],
      [0.5, 0.8, ''],
    ],
    [
      [0.2, 0.8, 'Emma'],
      [0.8, 1, 'Dune'],
    ],
  ])
})

test('at the start and at the end nothing is cut', () => {
  expect(lampsAt(RUN, 0).rows.map(({ value, isLit }) => [value, isLit])).toEqual([
    ['true', true],
    ['undefined', false],
  ])
  expect(lampsAt(RUN, 0).rows[0]?.spans.every(({ isAhead }) => isAhead)).toBe(true)
  const end = lampsAt(RUN, 1000)
  expect(end.rows.map(({ value }) => value)).toEqual(['false', "'Dune'"])
  expect(end.rows.flatMap(({ spans }) => spans).some(({ isAhead }) => isAhead)).toBe(false)
})

test('what is pressed in one instant is one event, and the last that has been is the present one', () => {
  expect(lampsAt(RUN, 600).events).toEqual([
    { place: 0, text: 'Start', tense: 'past' },
    { place: 0.5, text: 'Fail next, Dune', tense: 'now' },
  ])
  expect(lampsAt(RUN, 499).events.map(({ tense }) => tense)).toEqual(['now', 'future'])
})

test('facts of another shape are left out', () => {
  const odd: Json[] = [null, 7, 'text', [], [{ busy: true }], { other: { deep: [] } }, { busy: { deep: [1] } }]
  for (const value of odd)
    expect(() =>
      lampsAt(
        scene([
          [0, 'rows', value],
          [0, 'flags', value],
          [0, 'press', value],
        ]),
        0,
      ),
    ).not.toThrow()
  expect(lampsAt(scene([]), 0)).toMatchObject({ rows: [], head: 0 })
  expect(lampsAt(scene([[0, 'rows', { a: 'gold', __proto__: 'x' }]], 0), 0).rows).toMatchObject([
    { name: 'a', tone: 'plain', value: 'undefined', spans: [] },
  ])
  const long = lampsAt(scene([ROWS, [0, 'flags', { data: 'x'.repeat(5000) }]]), 1000).rows[1]
  expect(long?.spans[0]?.text.length).toBeLessThan(60)
  expect(long?.value.length).toBeLessThan(60)
})
