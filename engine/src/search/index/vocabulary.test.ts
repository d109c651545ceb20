import { expect, test } from 'vitest'
import * as FIELD from './field.ts'
import { createVocabulary } from './vocabulary.ts'
import { fieldAt, timesAt, unitAt, type Word } from './word.ts'

function vocabularyOf(...words: string[]) {
  const vocabulary = createVocabulary()
  words.forEach((word, unit) => {
    vocabulary.add(word, unit, FIELD.text)
  })
  const texts = (found: readonly Word[]) => found.map(({ text }) => text)
  return { vocabulary, texts }
}

test('a name in camel case is found as a whole and by its parts', () => {
  const { vocabulary } = vocabularyOf('createAsyncThunk', 'thunk')
  const unitsOf = (word: string) => vocabulary.find(word)?.places.map(unitAt)
  expect(unitsOf('createasyncthunk')).toEqual([0])
  expect(unitsOf('thunk')).toEqual([0, 1])
  expect(unitsOf('async')).toEqual([0])
})

test('places tell the unit, the field and how often, up to seven times', () => {
  const vocabulary = createVocabulary()
  for (let i = 0; i < 9; i++) vocabulary.add('tag', 70_000, FIELD.text)
  vocabulary.add('tag', 70_000, FIELD.cause)
  const places = vocabulary.find('tag')?.places
  expect(places?.map((place) => [unitAt(place), fieldAt(place), timesAt(place)])).toEqual([
    [70_000, FIELD.text, 7],
    [70_000, FIELD.cause, 1],
  ])
})

test('words can be asked for by their beginning, shortest first when there are too many', () => {
  const { vocabulary, texts } = vocabularyOf('query', 'querystring', 'queries', 'store')
  expect(texts(vocabulary.startingWith('quer', 9)).sort()).toEqual(['queries', 'query', 'querystring'])
  expect(texts(vocabulary.startingWith('quer', 1))).toEqual(['query'])
  expect(texts(vocabulary.startingWith('query', 9))).toEqual(['querystring'])
})

test('words added later are found by their beginning as well', () => {
  const { vocabulary, texts } = vocabularyOf('query')
  vocabulary.startingWith('q', 9)
  vocabulary.add('queue', 5, FIELD.text)
  expect(texts(vocabulary.startingWith('que', 9))).toEqual(['query', 'queue'])
})

test('names are found by some of their parts in order, the last of which may be growing', () => {
  const { vocabulary, texts } = vocabularyOf('createAsyncThunk', 'asyncThunkCreator', 'thunkAsync')
  expect(texts(vocabulary.namesWith(['async', 'thunk'], false))).toEqual(['createasyncthunk', 'asyncthunkcreator'])
  expect(texts(vocabulary.namesWith(['async', 'thu'], true))).toEqual(['createasyncthunk', 'asyncthunkcreator'])
  expect(texts(vocabulary.namesWith(['async', 'thu'], false))).toEqual([])
})

test('of misspelt words only the closest are found', () => {
  const { vocabulary, texts } = vocabularyOf('mutation', 'mutations', 'station')
  expect(texts(vocabulary.closeTo('mutaiton', 2, false).words)).toEqual(['mutation'])
  expect(vocabulary.closeTo('zzzzzzzz', 2, false).words).toEqual([])
})

test('words that are properties of every object are words like others', () => {
  const { vocabulary } = vocabularyOf('slice')
  for (const word of ['__proto__', 'constructor', 'toString']) expect(vocabulary.find(word)).toBeUndefined()
})

test('forms that are met later are found, too, though those of the word were asked for before', () => {
  const { vocabulary, texts } = vocabularyOf('query')
  expect(texts(vocabulary.formsOf('query'))).toEqual(['query'])
  vocabulary.add('queries', 1, FIELD.text)
  expect(texts(vocabulary.formsOf('query'))).toEqual(['queries', 'query'])
})

test('a text is read into its words and their letters, the same however often, and whatever was read meanwhile', () => {
  const { vocabulary } = vocabularyOf('openShelf')
  const read = () =>
    vocabulary.read('An openShelf.').map(({ whole, parts, from, to }) => [whole.text, parts.length, from, to])
  const first = read()
  expect(first).toEqual([
    ['an', 0, 0, 2],
    ['openshelf', 2, 3, 12],
  ])
  for (let index = 0; index < 2500; index++) vocabulary.read(`shelf ${index}`)
  expect(read()).toEqual(first)
})
