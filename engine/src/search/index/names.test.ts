import { expect, test } from 'vitest'
import { dottedKey, isApiName, namesOfPage, namesOfSection } from './names.ts'

test('a name of code is one word in camel case, with dots, with a call, from a package, or all small', () => {
  const code = [
    'isAnyOf',
    'api.util.updateQueryData',
    'createSlice()',
    'builder.addCase(creator, reducer)',
    'skip',
    '@reduxjs/toolkit',
  ]
  for (const name of code) expect(isApiName(name), name).toBe(true)
  for (const words of ['file upload', 'Selectors', 'Lazy queries']) expect(isApiName(words), words).toBe(false)
})

const section = (title: string, level: 2 | 3 = 2, id = 'x') => namesOfSection({ id, level, title })

test('a dotted name is known in full and by its last part', () => {
  expect(section('builder.addCase(creator, reducer)').map(({ key }) => key)).toContain('addcase')
  expect(section('builder.addCase').map(({ key }) => key)).toEqual(['builderaddcase', 'builder.addcase', 'addcase'])
})

test('a title that starts with a name is a worse home than one that is the name', () => {
  const rankOf = (title: string) => section(title).find(({ key }) => key === 'injectinto')?.rank
  expect(rankOf('injectInto')).toBe(0)
  expect(rankOf('injectInto and inject')).toBeGreaterThan(0)
  expect(rankOf('How to injectInto')).toBeUndefined()
})

test('deeper sections and options are worse homes', () => {
  const [shallow, deep, option] = [section('skip', 2), section('skip', 3), section('skip', 3, 'option-skip')]
  expect(shallow[0]?.rank).toBeLessThan(deep[0]?.rank ?? 0)
  expect(deep[0]?.rank).toBeLessThan(option[0]?.rank ?? 0)
})

test('keywords are names, of code or of words', () => {
  expect(namesOfPage(['file upload', 'useMutation'])).toEqual([
    { key: 'fileupload', rank: expect.any(Number), isApi: false },
    { key: 'usemutation', rank: expect.any(Number), isApi: true },
  ])
})

test('a heading that is the name is a better home than a keyword, and a keyword a better one than an option', () => {
  const keyword = namesOfPage(['skip'])[0]?.rank
  expect(section('skip', 3)[0]?.rank).toBeLessThan(keyword ?? 0)
  expect(keyword).toBeLessThan(section('skip', 3, 'option-skip')[0]?.rank ?? 0)
})

test('dots tell create.asyncThunk from createAsyncThunk', () => {
  expect(dottedKey('create.asyncThunk(')).toBe('create.asyncthunk')
  expect(dottedKey('createAsyncThunk')).toBeNull()
  expect(dottedKey('A sentence.')).toBeNull()
})
