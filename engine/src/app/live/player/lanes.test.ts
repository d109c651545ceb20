import { expect, test } from 'vitest'
import type { Span } from '#model/recording.ts'
import { entriesAt } from './entries-at.ts'
import { lanesOf } from './lanes.ts'

const span = (
  lane: string,
  from: number,
  to: number,
  kind: Span['kind'] = 'entry',
  state: Span['state'] = 'data',
): Span => ({
  lane,
  kind,
  from,
  to,
  state,
})
const recordingOf = (...spans: Span[]) => ({ length: 1000, pictures: [], moments: [], spans })

test('an entry has a lane of its own, and requests share one where they can', () => {
  const lanes = lanesOf(
    recordingOf(
      span('GET /a', 0, 300, 'request'),
      span('GET /b', 300, 500, 'request'),
      span('a', 0, 300, 'entry', 'pending'),
      span('a', 300, 1000),
      span('b', 300, 1000),
    ),
  )
  expect(lanes.map(({ name, spans }) => [name, spans.length])).toEqual([
    ['requests', 2],
    ['a', 2],
    ['b', 1],
  ])
})

test('requests that overlap lie below each other, and there are never many lanes', () => {
  const requests = [0, 100, 200].map((from) => span('GET /a', from, from + 150, 'request'))
  expect(lanesOf(recordingOf(...requests)).map(({ spans }) => spans.length)).toEqual([2, 1])
  expect(lanesOf(recordingOf(...'abcdefgh'.split('').map((name) => span(name, 0, 1000))))).toHaveLength(5)
})

test('the cache holds what is there at a time, also at the end', () => {
  const recording = recordingOf(span('a', 0, 300, 'entry', 'pending'), span('a', 300, 1000), span('b', 0, 200))
  expect(entriesAt(recording, 100).map(({ lane, state }) => `${lane} ${state}`)).toEqual(['a pending', 'b data'])
  expect(entriesAt(recording, 300).map(({ lane, state }) => `${lane} ${state}`)).toEqual(['a data'])
  expect(entriesAt(recording, 1000).map(({ lane, state }) => `${lane} ${state}`)).toEqual(['a data'])
})
