import { expect, test } from 'vitest'
import { logRows } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'
import { groupMoments } from './group-moments.ts'

const moment: Moment = {
  ...{ at: 700, kind: 'action', title: 'stamps/stamped', detail: '', place: null, changes: [], picture: 0, says: '' },
}
const hundred = Array.from({ length: 100 }, (_, index) => ({ ...moment, detail: String(index) }))

test('a hundred equal moments are written down as three, and stay a hundred in the log', () => {
  const kept = groupMoments(hundred)
  expect(kept.map(({ detail, times }) => [detail, times])).toEqual([
    ['0', undefined],
    ['', 98],
    ['99', undefined],
  ])
  expect(logRows({ length: 700, pictures: [''], moments: kept, spans: [] })).toMatchObject([{ count: 100 }])
})

test('a few equal moments are told one by one', () => {
  expect(groupMoments(hundred.slice(0, 6))).toEqual(hundred.slice(0, 6))
})
