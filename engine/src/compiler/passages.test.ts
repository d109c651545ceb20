import { expect, test } from 'vitest'
import { passageText } from '#model/passage.ts'
import { compilePage } from './compile-page.ts'

const passagesOf = async (...body: string[]) => {
  const text = `---\ntitle: x\n---\n\n${body.join('\n\n')}\n`
  return (await compilePage({ source: 'api/shelf.mdx', text, contentDir: '/nowhere', baseUrl: '/' })).passages
}
const told = async (...body: string[]) =>
  (await passagesOf(...body)).map(({ section, parts }) => `${section}: ${passageText(parts)}`)

test('a passage is a line of a section to which the index leads, with its code told from its words', async () => {
  expect(
    await passagesOf('Above.', '<Jobs />', '## Reset {#reset job="Reset a shelf"}', 'Call [`clear()`](#reset) *once*.'),
  ).toEqual([{ section: 'reset', parts: ['Call ', { code: 'clear()' }, ' once.'] }])
})

test('other sections, those inside of one, and code have none', async () => {
  const passages = await told(
    '<Jobs />',
    '## Reset {#reset job="Reset a shelf"}',
    'One.',
    '```ts\nclear()\n```',
    '### Deeper {#deeper}',
    'Two.',
    '## Other {#other}',
    'Three.',
    '### `No shelf` {#error-no-shelf message="No shelf"}',
    '- Four.\n- Five.',
  )
  expect(passages).toEqual(['reset: One.', 'error-no-shelf: Four.', 'error-no-shelf: Five.'])
})

test('a row of a table says of its subject what its cells say; of several cells each has its head', async () => {
  expect(
    await told(
      '<Jobs />',
      '## Reset {#reset job="Reset a shelf"}',
      '| call | does |\n| --- | --- |\n| `clear` | empties it |',
      '| call | shelf | books |\n| --- | --- | --- |\n| `clear` | stays | |\n| `drop` | goes | go, too |',
    ),
  ).toEqual(['reset: clear: empties it', 'reset: clear: shelf: stays', 'reset: drop: shelf: goes; books: go, too'])
})

test('a page without an index has none', async () => {
  expect(await passagesOf('## Reset {#reset job="Reset a shelf"}', 'One.')).toEqual([])
})
