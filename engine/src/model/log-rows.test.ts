import { expect, test } from 'vitest'
import { commonPrefix, logRows, rowTitle } from './log-rows.ts'
import type { Moment } from './recording.ts'

const moment = (title: string, more: Partial<Moment> = {}): Moment => ({
  at: 0,
  kind: 'action',
  title,
  detail: '',
  place: null,
  changes: [],
  picture: 0,
  says: '',
  ...more,
})
const rowsOf = (...moments: Moment[]) => logRows({ length: 10_000, pictures: [''], moments, spans: [] })
const CHANGE = { path: 'a', before: null, after: null }

test('equal moments that happen together are one row', () => {
  const [row, ...others] = rowsOf(
    moment('api/executeQuery/pending', { detail: 'a', changes: [CHANGE], picture: 0 }),
    moment('api/executeQuery/pending', { detail: 'b', changes: [CHANGE], picture: 1, says: 'Both ask.' }),
  )
  expect(others).toEqual([])
  expect(row).toMatchObject({ count: 2, picture: 1, detail: '', phase: 'pending', says: 'Both ask.' })
  expect(row?.changes).toHaveLength(2)
})

test('moments at other times, of another kind or with another sentence are rows of their own', () => {
  expect(rowsOf(moment('tick'), moment('tick', { at: 500 }))).toHaveLength(2)
  expect(rowsOf(moment('tick'), moment('tick', { kind: 'console' }))).toHaveLength(2)
  expect(rowsOf(moment('tick', { says: 'One.' }), moment('tick', { says: 'Two.' }))).toHaveLength(2)
})

test('a phase is read from the end of a type, or from a status', () => {
  const phaseOf = (title: string, kind: Moment['kind'] = 'action') => rowsOf(moment(title, { kind }))[0]?.phase
  expect(phaseOf('books/fetch/rejected')).toBe('rejected')
  expect(phaseOf('desk/lent')).toBe('plain')
  expect(phaseOf('GET /books', 'request')).toBe('pending')
  expect(phaseOf('200 /books', 'answer')).toBe('fulfilled')
  expect(phaseOf('500 /books', 'answer')).toBe('rejected')
  expect(phaseOf('failed /books', 'answer')).toBe('rejected')
  expect(phaseOf('Lend', 'press')).toBe('press')
})

test('what all types begin with is said once', () => {
  expect(commonPrefix(rowsOf(moment('desk/lent'), moment('Lend', { kind: 'press' }), moment('desk/returned')))).toBe(
    'desk/',
  )
  expect(commonPrefix(rowsOf(moment('desk/lent'), moment('shelf/filled')))).toBe('')
  expect(commonPrefix(rowsOf(moment('desk/lent')))).toBe('')
  expect(commonPrefix(rowsOf(moment('increment'), moment('decrement')))).toBe('')
  const [lent, pressed] = rowsOf(moment('desk/lent'), moment('desk/', { kind: 'press' }))
  expect(lent && rowTitle(lent, 'desk/')).toBe('lent')
  expect(pressed && rowTitle(pressed, 'desk/')).toBe('desk/')
  expect(rowsOf(moment('', { kind: 'start' })).map((row) => rowTitle(row, ''))).toEqual(['start'])
})
