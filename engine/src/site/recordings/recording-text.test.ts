import { expect, test } from 'vitest'
import type { Moment } from '#model/recording.ts'
import { recordingText } from './recording-text.ts'

const text = (value: string) => ({ kind: 'text', text: value, tone: 'other' }) as const
const moment = (kind: Moment['kind'], title: string, more: Partial<Moment> = {}): Moment => ({
  ...{ at: 0, kind, title, detail: '', place: null, changes: [], picture: 0, says: '' },
  ...more,
})
const told = (moments: Moment[]) => recordingText({ length: 0, pictures: [''], moments, spans: [] })

test('a line a press, with what follows from it in order', () => {
  expect(
    told([
      moment('start', 'Start'),
      moment('press', 'Load Emma'),
      moment('action', 'books/load/pending', {
        detail: "load('bk-001')",
        changes: [{ path: 'book.status', before: text("'idle'"), after: text("'loading'") }],
      }),
      moment('request', 'GET /books/bk-001'),
      moment('answer', '200 /books/bk-001'),
      moment('press', 'Title = Emma'),
      moment('console', 'a ```b', { says: 'It prints.' }),
      moment('press', 'Nothing'),
    ]),
  ).toMatchInlineSnapshot(`
    "\`\`\`text title="What happens"
    1. Press "Load Emma": books/load/pending of load('bk-001') (book.status 'idle' → 'loading'); request GET /books/bk-001; answer 200 /books/bk-001.
    2. Write "Emma" into "Title": prints a '''b [It prints.].
    3. Press "Nothing": nothing in the log.
    \`\`\`"
  `)
})

test('neighbors of one name are one entry, and what has no end is cut off', () => {
  const same = Array.from({ length: 3 }, () => moment('action', 'a/b'))
  expect(told([moment('press', 'Go'), ...same])).toContain(': a/b ×3.')
  const many = Array.from({ length: 30 }, (_, index) => moment('action', `a/${index}`))
  expect(told([moment('press', 'Go'), ...many])).toMatch(/a\/15; and so on\.\n```$/)
  const presses = Array.from({ length: 30 }, () => moment('press', 'Go'))
  expect(told(presses).split('\n')).toHaveLength(14)
})

test('an example that only shows something has no log', () => {
  expect(told([moment('start', 'Start')])).toBe('')
})

test('what only machines read is left out', () => {
  const changes = [
    { path: 'api.queries.a.status', before: text("'pending'"), after: text("'fulfilled'") },
    { path: 'api.at', before: text('1767603600600'), after: text('1767603602500') },
    { path: 'api.requestId', before: null, after: text("'HhQuMMhs_78nRiQqKvR1G'") },
    { path: 'api.mutations.HhQuMMhs_78nRiQqKvR1G.data', before: null, after: text('1') },
    { path: 'list.0', before: text("'Emma'"), after: null },
  ]
  expect(told([moment('press', 'Go'), moment('action', 'a', { changes })])).toMatch(/: a \(list\.0 is gone\)\.\n```$/)
})
