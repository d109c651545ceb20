import { expect, test } from 'vitest'
import type { Moment, Recording } from '#model/recording.ts'
import { readRecording } from './read-recording.ts'

const MOMENT: Moment = {
  at: 0,
  kind: 'action',
  title: 'desk/lent',
  detail: '',
  place: { file: 0, line: 3 },
  changes: [{ path: 'desk.copies', before: null, after: { kind: 'text', text: '5', tone: 'number' } }],
  picture: 0,
  says: '',
}
const RECORDING: Recording = {
  length: 1000,
  pictures: ['<p>5 copies</p>'],
  moments: [MOMENT, { ...MOMENT, at: 600 }],
  spans: [{ lane: 'getBook("bk-014")', kind: 'entry', from: 0, to: 600, state: 'pending' }],
}
const read = (recording: unknown) => readRecording({ desk: recording }, 'desk')
const withMoment = (change: object) => ({ ...RECORDING, moments: [{ ...MOMENT, ...change }] })

test('a recording is found by the id of its example', () => {
  expect(read(RECORDING)).toEqual(RECORDING)
  expect(readRecording({ desk: RECORDING }, 'other')).toBe(null)
  expect(readRecording({}, 'constructor')).toBe(null)
  for (const file of [null, [], 'text', 4]) expect(readRecording(file, 'desk')).toBe(null)
})

test('a recording of another shape is none', () => {
  for (const key of Object.keys(RECORDING)) {
    const { [key]: _, ...rest } = { ...RECORDING } as Record<string, unknown>
    expect(read(rest), `without ${key}`).toBe(null)
  }
  for (const key of Object.keys(MOMENT)) {
    const { [key]: _, ...rest } = { ...MOMENT } as Record<string, unknown>
    expect(read({ ...RECORDING, moments: [rest] }), `without ${key} of a moment`).toBe(null)
  }
  expect(read({ ...RECORDING, moments: [] })).toBe(null)
  expect(read(withMoment({ kind: 'explosion' }))).toBe(null)
  expect(read(withMoment({ title: { toString: 'x' } }))).toBe(null)
  expect(read(withMoment({ picture: 1 }))).toBe(null)
  expect(read(withMoment({ picture: 0.5 }))).toBe(null)
  expect(read(withMoment({ place: { file: -1, line: 1 } }))).toBe(null)
})

test('times are finite, within the run and in order', () => {
  for (const at of [-1, 1001, Number.NaN, Number.POSITIVE_INFINITY, '5', null])
    expect(read(withMoment({ at }))).toBe(null)
  expect(read({ ...RECORDING, moments: [{ ...MOMENT, at: 600 }, MOMENT] })).toBe(null)
  const [span] = RECORDING.spans
  expect(read({ ...RECORDING, spans: [{ ...span, from: 700, to: 600 }] })).toBe(null)
  expect(read({ ...RECORDING, spans: [{ ...span, state: 'gone' }] })).toBe(null)
})

test('what would flood the page is no recording', () => {
  expect(read({ ...RECORDING, pictures: ['x'.repeat(50_000)] })).toBe(null)
  expect(read({ ...RECORDING, moments: Array(1000).fill(MOMENT) })).toBe(null)
  expect(read(withMoment({ says: 'x'.repeat(3000) }))).toBe(null)
})
