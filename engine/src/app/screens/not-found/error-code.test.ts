import { expect, test } from 'vitest'
import { errorCodeOf, wordsOfPath } from './error-code.ts'

const code = (pathname: string, search: string, baseUrl = '/') => errorCodeOf({ pathname, search }, baseUrl)

test('the address printed by the library is read in any letter case, with or without a trailing slash', () => {
  expect(code('/Errors', '?code=11')).toBe('11')
  expect(code('/errors', '?code=0')).toBe('0')
  expect(code('/ERRORS/', '?code=42')).toBe('42')
})

test('the base of the site comes before it', () => {
  expect(code('/docs/Errors', '?code=7', '/docs/')).toBe('7')
  expect(code('/Errors', '?code=7', '/docs/')).toBe('')
})

test('another path, no code, or a code that is no number is no error', () => {
  expect(code('/api/errors', '?code=11')).toBe('')
  expect(code('/errors', '')).toBe('')
  expect(code('/errors', '?code=<b>')).toBe('')
  expect(code('/%E0%A4%A', '?code=1')).toBe('')
})

test('a leading zero does not hide the number', () => {
  expect(code('/errors', '?code=07')).toBe('7')
})

test('the words of a path leave out separators and the file ending', () => {
  expect(wordsOfPath('/usage/immer-reducer.html')).toBe('usage immer reducer')
  expect(wordsOfPath('/api/createSlise')).toBe('api createSlise')
  expect(wordsOfPath('/')).toBe('')
})
