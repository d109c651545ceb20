import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['The first one ends. The second begins.', ['The first one ends.', 'The second begins.']],
  ['Two lines that are\nno sentences at all', ['Two lines that are', 'no sentences at all']],
  [
    'Call api.util.resetApiState() for e.g. A user who leaves.',
    ['Call api.util.resetApiState() for e.g. A user who leaves.'],
  ],
  ['With version 2.0 it is gone. Use 1.9 for now.', ['With version 2.0 it is gone.', 'Use 1.9 for now.']],
  ['Yes. It does work like that.', ['Yes. It does work like that.']],
  ['It ends here (so they say.) Another one begins.', ['It ends here (so they say.)', 'Another one begins.']],
  ['', []],
])('%s', (text, sentences) => {
  expect(sentencesOf(text).map(({ text }) => text)).toEqual(sentences)
})

test('a row of a table is one sentence, told by the heads above it, and the heads are none', () => {
  const told = sentencesOf('First. Second sentence.\n\tCall\tSends\nabort()\tOne. Another one.\nAnd so it goes on.')
  expect(told).toEqual([
    { text: 'First. Second sentence.', row: null },
    { text: 'abort() One. Another one.', row: { name: 'abort()', told: 'Sends: One. Another one.' } },
    { text: 'And so it goes on.', row: null },
  ])
})
