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
  expect(sentencesOf(text)).toEqual(sentences)
})
