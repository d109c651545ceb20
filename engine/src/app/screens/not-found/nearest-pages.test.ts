import { expect, test } from 'vitest'
import { nearestPages } from './nearest-pages.ts'

const pages = Object.fromEntries(
  [
    '/',
    '/search',
    '/api/createSlice',
    '/api/createSelector',
    '/api/createReducer',
    '/rtk-query/overview',
    '/rtk-query/api/created-api/overview',
    '/rtk-query/usage/queries',
    '/tutorials/overview',
    '/tutorials/quick-start',
    '/usage/immer-reducers',
  ].map((route) => [route, { title: route.slice(route.lastIndexOf('/') + 1) }]),
)
const near = (route: string) => nearestPages(route, pages).map(({ to, reason }) => `${to}: ${reason}`)

test('a misspelled name finds the page it is one letter from, then similar ones', () => {
  expect(near('/api/createSlise')[0]).toBe('/api/createSlice: one letter apart')
})

test('letter case does not count as a difference', () => {
  expect(near('/api/createslice')[0]).toBe('/api/createSlice: same name')
})

test('separators and the plural do not count either', () => {
  expect(near('/api/create-slice')[0]).toBe('/api/createSlice: same name')
  expect(near('/rtk-query/usage/query')[0]).toBe('/rtk-query/usage/queries: same name')
})

test('a page that moved to another folder is found by its name', () => {
  expect(near('/guides/immer-reducers')[0]).toBe('/usage/immer-reducers: same name')
})

test('of pages with the same name the one with the closest path comes first', () => {
  expect(near('/tutorial/overview')[0]).toBe('/tutorials/overview: same name')
  expect(near('/rtk-query/api/overview')[0]).toBe('/rtk-query/overview: same name')
})

test('a folder that is no page gives the pages inside it', () => {
  expect(near('/tutorials')).toEqual([
    '/tutorials/overview: in this section',
    '/tutorials/quick-start: in this section',
  ])
})

test('a path like no page finds nothing', () => {
  expect(near('/wp-login.php')).toEqual([])
  expect(near('/')).toEqual([])
})

test('of an endless address the end is compared, so that nobody waits for it', () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`/usage/guide-number-${index}`, { title: '' }]),
  )
  const { user: before } = process.cpuUsage()
  const [first] = nearestPages(`/${'a-b/'.repeat(12_000)}create-slice`, { ...many, ...pages })
  expect(first?.to).toBe('/api/createSlice')
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000)
})
