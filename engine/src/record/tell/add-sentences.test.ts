import { expect, test } from 'vitest'
import type { Moment } from '#model/recording.ts'
import { addSentences } from './add-sentences.ts'

const moment = (title: string): Moment => ({
  ...{ at: 0, kind: 'action', title, detail: '', place: null, changes: [], picture: 0, says: '' },
})
const recording = { length: 0, pictures: [], spans: [], moments: ['a', 'b', 'a', 'b'].map(moment) }
const said = (...says: Array<[string, string]>) =>
  addSentences(
    recording,
    says.map(([title, sentence]) => ({ title, sentence })),
  )

test('a sentence belongs to the next moment of its title', () => {
  expect(said(['a', 'First.'], ['a', 'Second.'], ['b', 'Last.'])).toMatchObject({
    recording: { moments: [{ says: 'First.' }, { says: '' }, { says: 'Second.' }, { says: 'Last.' }] },
  })
})

test('a sentence about what does not happen, or happened before, has no place', () => {
  expect(said(['c', 'Never.'])).toEqual({ missing: 'c' })
  expect(said(['b', 'One.'], ['b', 'Two.'], ['a', 'Too late.'])).toEqual({ missing: 'a' })
})

test('a long title is called by its beginning, over the ends of lines', () => {
  const moments = [moment('Detected an action\ncreator'), moment('Detected…')]
  const says = [{ title: 'Detected an action cr…', sentence: 'It is reported.' }]
  expect(addSentences({ ...recording, moments }, says)).toMatchObject({
    recording: { moments: [{ says: 'It is reported.' }, {}] },
  })
  expect(addSentences({ ...recording, moments }, [{ title: '…', sentence: 'First.' }])).toMatchObject({
    recording: { moments: [{ says: 'First.' }, { says: '' }] },
  })
  expect(addSentences({ ...recording, moments }, [{ title: 'action…', sentence: 'Never.' }])).toEqual({
    missing: 'action…',
  })
})
