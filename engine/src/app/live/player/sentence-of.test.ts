import { expect, test } from 'vitest'
import { logRows } from '#model/log-rows.ts'
import type { Moment } from '#model/recording.ts'
import { sentenceOf } from './sentence-of.ts'

const moment = (title: string, more: Partial<Moment> = {}): Moment => ({
  ...{ at: 0, kind: 'action', title, detail: '', place: null, changes: [], picture: 0, says: '' },
  ...more,
})
const CHANGE = { path: 'a', before: null, after: null }

test('a row has a sentence, the author’s if there is one', () => {
  const sentence = (one: Moment) => logRows({ length: 0, pictures: [''], moments: [one], spans: [] }).map(sentenceOf)[0]
  expect(sentence(moment('desk/lent', { says: 'A copy is lent.' }))).toBe('A copy is lent.')
  expect(sentence(moment('desk/lent', { changes: [CHANGE] }))).toBe('The store gets desk/lent, and the state changes.')
  expect(sentence(moment('Lend', { kind: 'press' }))).toBe('“Lend” is pressed.')
})
