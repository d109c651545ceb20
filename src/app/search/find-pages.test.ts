import { expect, test } from 'vitest'
import { findPages } from './find-pages.ts'

const pages = {
  '/api/createSlice': { title: 'createSlice' },
  '/usage/immer-reducers': { title: 'Writing reducers with Immer' },
  '/api/createReducer': { title: 'createReducer' },
}
const routes = (query: string) => findPages(query, pages).map(({ route }) => route)

test('every word of the query must be in the title or the route, in any letter case', () => {
  expect(routes('REDUCER')).toEqual(['/usage/immer-reducers', '/api/createReducer'])
  expect(routes('api reducer')).toEqual(['/api/createReducer'])
})

test('a title that starts with the query comes first', () => {
  expect(routes('createR')).toEqual(['/api/createReducer'])
  expect(routes('writing')[0]).toBe('/usage/immer-reducers')
})

test('no query, or only spaces, finds nothing', () => {
  expect(routes('')).toEqual([])
  expect(routes('  ')).toEqual([])
})
