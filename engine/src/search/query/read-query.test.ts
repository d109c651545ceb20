import { expect, test } from 'vitest'
import * as FIELD from '../index/field.ts'
import { createVocabulary } from '../index/vocabulary.ts'
import { readQuery } from './read-query.ts'

const vocabulary = createVocabulary()
for (const word of ['create', 'useQueryState', 'async', 'thunk', 'rtk', 'query', 'reset'])
  vocabulary.add(word, 0, FIELD.text)

const tokensOf = (query: string) => readQuery(query, vocabulary).tokens.map(({ text }) => text)
const spansOf = (query: string) => readQuery(query, vocabulary).spans.map(({ text }) => text)

test('names are taken apart, in camel case or joined, as far as their parts are words', () => {
  expect(tokensOf('createAsyncThunk')).toEqual(['create', 'async', 'thunk'])
  expect(tokensOf('asyncthunk')).toEqual(['async', 'thunk'])
  expect(tokensOf('createasync thunk')).toEqual(['create', 'async', 'thunk'])
  expect(tokensOf('rtkquery')).toEqual(['rtk', 'query'])
  expect(tokensOf('usequerystate')).toEqual(['use', 'query', 'state'])
  expect(tokensOf('reset')).toEqual(['reset'])
  expect(tokensOf('axiosbasequery')).toEqual(['axiosbasequery'])
})

test('the last part of a joined name may still be growing', () => {
  expect(tokensOf('asyncthu')).toEqual(['async', 'thu'])
  expect(tokensOf('asyncthu now')).toEqual(['asyncthu', 'now'])
})

test('neighboring words may be one name', () => {
  expect(spansOf('use query state')).toEqual(['usequery', 'usequerystate', 'querystate'])
  expect(spansOf('useQuery state')).toEqual(['usequery', 'usequerystate'])
  expect(spansOf('query')).toEqual([])
})

test('quotes, brackets and type arguments are no part of a name', () => {
  for (const query of ['createSlice<State>()', '`createSlice`', 'createSlice({', 'createSlice<State']) {
    expect(tokensOf(query)).toEqual(['create', 'slice'])
  }
  expect(tokensOf('wrapped in a <Provider>')).toContain('provider')
})

test.each([
  ['Minified Redux Toolkit error #7; visit https://redux-toolkit.js.org/Errors?code=7', 7],
  ['error 7', 7],
  ['#7', 7],
  ['code=34', 34],
  ['7', 7],
  ['error TS2304', null],
  ['redux 5', null],
])('%s has the code %s', (query, code) => {
  expect(readQuery(query, vocabulary).code).toBe(code)
})

test('what readers fill into a message counts less than its own words', () => {
  const { tokens } = readQuery('Detected an action creator with type "todos/added" being dispatched', vocabulary)
  const weightOf = (text: string) => tokens.find((token) => token.text === text)?.weight
  expect(weightOf('todos')).toBeLessThan(weightOf('detected') ?? 0)
})

test('a name of the pages is nobody else’s, though a message quotes it', () => {
  const { tokens } = readQuery("Module 'shelves' has no exported member 'useQueryState' any more", vocabulary)
  const own = tokens.filter(({ isVariable }) => isVariable).map(({ text }) => text)
  expect(own).toEqual(['shelves'])
})

test('what a printed object has in quotes is what it says', () => {
  const own = (query: string) => readQuery(query, vocabulary).tokens.filter(({ isVariable }) => isVariable)
  expect(own("{ status: 'LATE', error: 'Error: not at the desk today' }")).toEqual([])
  expect(own("status 'LATE', error 'Error: not at the desk today'")).not.toEqual([])
})

test("what stands before a dot and nowhere else is the reader's own", () => {
  const own = (query: string) => readQuery(query, vocabulary).tokens.filter(({ isVariable }) => isVariable)
  expect(own('fetchUser.reset').map(({ text }) => text)).toEqual(['fetch', 'user'])
  expect(own('async.reset')).toEqual([])
  expect(own('fetchUser reset')).toEqual([])
})

test('the parts of a name count less than words, and words that anything may be asked with count less than others', () => {
  const weightsOf = (query: string) => readQuery(query, vocabulary).tokens.map(({ weight }) => weight)
  const [reset = 0, always = 0, create = 0, , thunk = 0] = weightsOf('reset always createAsyncThunk')
  expect(reset).toBe(1)
  for (const weight of [always, create, thunk]) expect(weight).toBeLessThan(reset)
})

test('of an endless query no more words count than a search can bear, in the middle of a name as well', () => {
  expect(tokensOf('reset '.repeat(5000))).toHaveLength(24)
  expect(tokensOf(`${'ab '.repeat(23)}createAsyncThunk now`).slice(22)).toEqual(['ab', 'create'])
  expect(tokensOf('x'.repeat(5000))).toEqual(['x'.repeat(300)])
})

test('what a long message has in quotes, and its numbers, are the reader’s own: a name of the library is not', () => {
  const own = (query: string) =>
    readQuery(query, vocabulary).tokens.flatMap(({ text, isVariable }) => (isVariable ? [text] : []))
  expect(own('the reducer "books" got 42 of "useQueryState" today')).toEqual(['books', '42'])
  expect(own('reset "books" 42')).toEqual([]) // too short to be a message
  expect(own('fetchUser.fulfilled')).toEqual(['fetch', 'user'])
  expect(own('query.reset')).toEqual([])
})
