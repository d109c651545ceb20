import { expect, test } from 'vitest'
import type { Json, Scene } from '#model/explainer.ts'
import { runsOf } from './runs-model.ts'

const scene = (label: string, ...facts: Array<[at: number, name: string, value: Json]>): Scene => ({
  label,
  length: facts.at(-1)?.[0] ?? 0,
  stops: [],
  facts: facts.map(([at, name, value]) => ({ at, name, value })),
})
const begun: Array<[number, string, Json]> = [
  [700, 'dispatch', { of: 'run' }],
  [700, 'pending', { of: 'reducers', phase: 'pending' }],
  [700, 'work', { of: 'work' }],
]
/** As runs told them. */
const WELL = scene(
  'Goes well',
  ...begun,
  [1300, 'work', { of: 'work' }],
  [1300, 'fulfilled', { of: 'reducers', phase: 'fulfilled' }],
  [1300, 'await', { of: 'caller', gives: 'fulfilled' }],
  [1300, 'unwrap()', { of: 'caller', gives: "'Emma'" }],
)
const SKIPPED = scene(
  'Skipped',
  [700, 'dispatch', { of: 'run' }],
  [700, 'condition: false', { of: 'run', phase: 'none' }],
  [700, 'await', { of: 'caller', gives: 'rejected', with: 'meta.condition' }],
  [700, 'unwrap()', { of: 'caller', throws: 'ConditionError' }],
)
const ABORTED = scene(
  'Aborted',
  ...begun,
  [1000, 'abort()', { of: 'run' }],
  [1000, 'rejected', { of: 'reducers', phase: 'rejected' }],
  [1000, 'await', { of: 'caller', gives: 'rejected', with: 'meta.aborted' }],
  [1300, 'work', { of: 'work' }],
)
ABORTED.stops = [
  { at: 700, title: 'pending', says: '', facts: 3 },
  { at: 1000, title: 'abort()', says: '', facts: 6 },
  { at: 1300, title: 'work', says: '', facts: 7 },
]
const SCENES = [WELL, SKIPPED, ABORTED]
const marks = (label: string, stop: number, time: number) =>
  runsOf(SCENES, ABORTED, stop, time)
    .find((run) => run.label === label)
    ?.marks.map(({ labels, phase, place, tense }) => `${labels.join(', ')} ${phase} ${place.toFixed(2)} ${tense}`)

test('what happens in the first instant has an order, and what comes later true lengths on one scale', () => {
  expect(marks('Goes well', 0, 700)).toEqual([
    'dispatch past 0.00 past',
    'pending pending 0.40 past',
    'fulfilled fulfilled 1.00 past',
  ])
  expect(marks('Skipped', 0, 700)).toEqual(['dispatch past 0.00 past', 'condition: false none 0.40 past'])
  expect(marks('Aborted', 2, 1300)).toEqual([
    'dispatch past 0.00 past',
    'pending pending 0.40 past',
    'abort(), rejected rejected 0.70 past',
    'ignored none 1.00 now',
  ])
})

test('the chosen run is told as far as it has come, the others whole', () => {
  expect(marks('Aborted', 0, 700)?.map((mark) => mark.split(' ').at(-1))).toEqual(['past', 'now', 'future', 'future'])
  const [well, skipped, aborted] = runsOf(SCENES, ABORTED, 0, 850)
  expect([well?.isChosen, aborted?.isChosen]).toEqual([false, true])
  expect([well?.head, aborted?.head.toFixed(2)]).toEqual([1, '0.55'])
  expect([well?.isOver, skipped?.isOver, aborted?.isOver]).toEqual([true, true, false])
  expect([aborted?.sees, aborted?.gets]).toEqual([['pending'], []])
})

test('reducers see what reached them, and the caller gets what it was given', () => {
  const [well, skipped, aborted] = runsOf(SCENES, ABORTED, 1, 1000)
  expect([well?.sees, skipped?.sees, aborted?.sees]).toEqual([['pending', 'fulfilled'], [], ['pending', 'rejected']])
  expect(well?.gets).toEqual([
    { by: 'await', verb: 'gives', what: 'fulfilled', with: '' },
    { by: 'unwrap()', verb: 'gives', what: "'Emma'", with: '' },
  ])
  expect(skipped?.gets[1]).toEqual({ by: 'unwrap()', verb: 'throws', what: 'ConditionError', with: '' })
  expect(aborted?.gets).toEqual([{ by: 'await', verb: 'gives', what: 'rejected', with: 'meta.aborted' }])
})

test('work that goes on after the end is for nobody', () => {
  const [well, skipped, aborted] = runsOf(SCENES, ABORTED, 2, 1300)
  expect(well?.spans).toEqual([
    { kind: 'run', from: 0, to: 1 },
    { kind: 'work', from: 0.4, to: 1 },
  ])
  expect(skipped?.spans).toEqual([{ kind: 'run', from: 0, to: 0.4 }])
  expect(aborted?.spans.map(({ kind, from, to }) => `${kind} ${from.toFixed(2)} ${to.toFixed(2)}`)).toEqual([
    'run 0.00 0.70',
    'work 0.40 0.70',
    'ignored 0.70 1.00',
  ])
})

test('facts of another shape are left out', () => {
  const wild = scene(
    'Wild',
    [0, 'a', null],
    [0, 'b', { of: 'queue' }],
    [0, 'c', { of: 'caller', gives: 3 }],
    [5, 'd', ['run']],
  )
  expect(runsOf([wild], wild, 3, 9)).toEqual([
    {
      label: 'Wild',
      isChosen: true,
      marks: [],
      spans: [{ kind: 'run', from: 0, to: 0 }],
      head: 1,
      isOver: false,
      sees: [],
      gets: [],
    },
  ])
  const many = scene(
    'Many',
    ...Array.from({ length: 300 }, (_, at): [number, string, Json] => [at, 'x', { of: 'run' }]),
  )
  expect(runsOf([many], many, 0, 300)[0]?.marks.length).toBeLessThan(30)
  expect(runsOf([], wild, 0, 0)).toEqual([])
})
