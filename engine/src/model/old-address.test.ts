import { expect, test } from 'vitest'
import { askedRoute, errorCodeOf } from './old-address.ts'

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

test('what others put round an address is left out: prefixes, endings, the index of a folder', () => {
  const asked = (pathname: string) => askedRoute(pathname, '/')
  expect(asked('/docs/api/createSlice')).toBe('/api/createSlice')
  expect(asked('/en/v1.9/docs/api/createSlice.html')).toBe('/api/createSlice')
  expect(asked('/api//createSlice.mdx')).toBe('/api/createSlice')
  expect(asked('/next/usage/index.html')).toBe('/usage')
  expect(asked('/docs')).toBe('/docs')
  expect(asked('/')).toBe('/')
  expect(asked('/%E0%A4%A')).toBe(null)
})
