import { expect, test } from 'vitest'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { sampleTier } from '../testing/sample-tier.ts'
import { addTexts, createCatalog } from './catalog.ts'
import { exactNames } from './exact-names.ts'
import * as STEP from './steps.ts'

const { names, texts } = sampleTier([
  { title: 'createAsyncThunk', keywords: ['unwrapResult', 'cancel a request', 'thunk.fulfilled'] },
  { title: 'Pages', keywords: ['infinite query'] },
  {
    title: 'Queries',
    sections: [
      { id: 'option-skip', level: 3, title: 'skip' },
      { id: 'option-action-creators', level: 3, title: 'actionCreators' },
      { id: 'create-async', level: 3, title: 'create.asyncThunk' },
      { id: 'infinite', level: 3, title: 'infiniteQuery' },
      { id: 'table', level: 2, title: 'All settings' },
    ],
    texts: ['', '', '', '', '', 'Of the generator: argSuffix ends the names of arguments.'],
  },
])
const catalog = createCatalog(names)
addTexts(catalog, texts)

function lookUp(asked: string) {
  const query = readQuery(asked, catalog.vocabulary)
  return exactNames(catalog, query, asked, matchWords(query, catalog.vocabulary))
}
const homes = (asked: string) => lookUp(asked).homes.map(({ unit }) => unit.title)

test('a title is known by its letters, however it is written', () => {
  expect(lookUp('create async thunk').titles.get('createasyncthunk')).toBe(STEP.title)
  expect(lookUp('createAsycThunk').titles.get('createasyncthunk')).toBe(STEP.meant)
})

test('dots make another name', () => {
  expect(lookUp('create.asyncThunk').titles.get('createasyncthunk')).toBe(0)
  expect(homes('create.asyncThunk')).toEqual(['create.asyncThunk'])
})

test('a name of code has homes, also misspelt or written apart; a keyword in words has none', () => {
  for (const query of ['unwrapResult', 'unwrap result', 'unwrapReslt']) {
    expect(homes(query), query).toEqual(['createAsyncThunk'])
  }
  expect(homes('cancel a request')).toEqual([])
})

test('words that are written apart are not looked for among options', () => {
  expect(homes('actionCreators')).toEqual(['actionCreators'])
  expect(homes('action creators')).toEqual([])
})

test('a name among other words counts as much as it is of the query', () => {
  const [alone = 0] = lookUp('unwrapResult').units.values()
  const [among = 0] = lookUp('why is unwrapResult undefined').units.values()
  expect(among).toBeGreaterThan(0)
  expect(among).toBeLessThan(alone)
})

test('a name that stands in a text alone leads to where it stands, not to what has its parts', () => {
  const placesOf = (asked: string) => [...lookUp(asked).units.keys()].map(({ title }) => title)
  expect(placesOf('argSuffix')).toEqual(['All settings'])
  expect(placesOf('argsuffix')).toEqual(['All settings'])
  expect(placesOf('arg suffix')).toEqual([])
  expect(placesOf('unwrapResult')).toEqual(['createAsyncThunk'])
})

test('one word that is a name asks for code, words do not', () => {
  expect(lookUp('skip').isCode).toBe(true)
  expect(lookUp('cancel a request').isCode).toBe(false)
})

test('written apart, a name that a page has among its keywords in words is meant in words', () => {
  expect(homes('infinite query')).toEqual(['Pages'])
  expect(homes('infiniteQuery')).toEqual(['infiniteQuery'])
})

test("a member is known, whatever the reader's own object is called", () => {
  expect(homes('fetchUser.fulfilled')).toEqual(['createAsyncThunk'])
  expect(homes('fetchUser.somethingElse')).toEqual([])
})
