import { expect, test } from 'vitest'
import { joined, splitCamelCase, wordsOf } from './tokenize.ts'

test('words are runs of letters and digits, with their places', () => {
  expect(wordsOf('api.util, non-serializable')).toEqual([
    { word: 'api', at: 0 },
    { word: 'util', at: 4 },
    { word: 'non', at: 10 },
    { word: 'serializable', at: 14 },
  ])
  expect(wordsOf('<img onerror=…>').map(({ word }) => word)).toEqual(['img', 'onerror'])
  expect(wordsOf('één 日本 😀').map(({ word }) => word)).toEqual(['één', '日本'])
})

test.each([
  ['createAsyncThunk', ['create', 'Async', 'Thunk']],
  ['RTKQuery', ['RTK', 'Query']],
  ['useSSR', ['use', 'SSR']],
  ['ApiProvider', ['Api', 'Provider']],
  ['slice', ['slice']],
  ['TS2304', ['TS2304']],
])('%s has the parts %s', (word, parts) => {
  expect(splitCamelCase(word)).toEqual(parts)
})

test('a name has one joined form, however it is written', () => {
  for (const name of ['RTK Query', 'rtk-query', 'rtkQuery()', '"RTK" query']) expect(joined(name)).toBe('rtkquery')
  expect(joined('…')).toBe('')
})
