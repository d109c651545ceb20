import { expect, test } from 'vitest'
import type { SearchHit } from '#model/search.ts'
import { hrefOfHit } from './hit-address.ts'

const href = (url: string, baseUrl = '/') => hrefOfHit({ url }, { url: 'https://docs.example', baseUrl })

test('an address of the site becomes path, query and hash', () => {
  expect(href('https://docs.example/api/createSlice')).toBe('/api/createSlice')
  expect(href('https://docs.example/api/createSlice?view=list#reducers')).toBe('/api/createSlice?view=list#reducers')
})

test('it stands under the base, whether or not the record says so', () => {
  expect(href('https://docs.example/docs/api/createSlice#a', '/docs/')).toBe('/docs/api/createSlice#a')
  expect(href('https://docs.example/api/createSlice#a', '/docs/')).toBe('/docs/api/createSlice#a')
  expect(href('https://docs.example/docs2/page', '/docs/')).toBe('/docs/docs2/page')
  expect(href('https://docs.example/docs', '/docs/')).toBe('/docs')
})

test('a hit that names a sentence leads to it', () => {
  const hit = { url: 'https://docs.example/api#a', sentence: 'It ends.', excerpt: null } as SearchHit
  expect(hrefOfHit(hit, { url: 'https://docs.example', baseUrl: '/docs/' })).toBe('/docs/api?find=It+ends.#a')
})

test('an address of another site stays as it is', () => {
  expect(href('https://redux.js.org/api?a=1#b')).toBe('https://redux.js.org/api?a=1#b')
  expect(href('http://docs.example/api')).toBe('http://docs.example/api')
})

test('a path alone is one of this site', () => {
  expect(href('/api/createSlice#a', '/docs/')).toBe('/docs/api/createSlice#a')
})

test('an address that is no address of the web leads to the start page', () => {
  expect(href('javascript:alert(1)', '/docs/')).toBe('/docs/')
  expect(href('data:text/html,x')).toBe('/')
})

test('an address of this site stays on it, however many slashes it has', () => {
  expect(href('https://docs.example//evil.example/api')).toBe('/evil.example/api')
  expect(href('https://docs.example///evil.example', '/docs/')).toBe('/docs///evil.example')
  expect(href('https://docs.example/docs//api', '/docs/')).toBe('/docs//api')
})
