import { expect, test } from 'vitest'
import { logRows } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'
import { momentOf } from './moment-of.ts'

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

test('presses are counted up to the row, those that are told as one, too', () => {
  expect(rows.map((_, row) => momentOf(rows, row).presses)).toEqual([0, 0, 2, 2, 2])
  expect(rows.map((_, row) => momentOf(rows, row).at)).toEqual([0, 600, 1300, 1310, 1900])
})
