import { expect, test } from 'vitest'
import { logRows } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'
import { leftAt } from '../left-at.ts'
import { takeMoment } from './left-moment.ts'

const moment = (at: number, kind: Moment['kind'], title: string): Moment => ({
  at,
  kind,
  title,
  detail: '',
  place: null,
  changes: [],
  picture: 0,
  says: '',
})

const rows = logRows({
  length: 2000,
  pictures: [''],
  spans: [],
  moments: [
    moment(0, 'start', 'Start'),
    moment(600, 'answer', '200 /books'),
    moment(1300, 'press', 'Lend'),
    moment(1310, 'press', 'Lend'),
    moment(1310, 'request', 'POST /loans'),
    moment(1900, 'answer', '201 /loans'),
  ],
})

const frame = { current: null }

test('presses are counted up to the row, those that are told as one, too', () => {
  const moments = rows.map((_, row) => {
    leftAt.set(frame, [rows, row])
    return takeMoment(frame)
  })
  expect(moments.map((moment) => moment?.presses)).toEqual([0, 0, 2, 2, 2])
  expect(moments.map((moment) => moment?.at)).toEqual([0, 600, 1300, 1310, 1900])
})

test('a moment is taken once, and there is none where no recording was looked at', () => {
  leftAt.set(frame, [rows, 2])
  expect(takeMoment(frame)).not.toBeNull()
  expect(takeMoment(frame)).toBeNull()
})
