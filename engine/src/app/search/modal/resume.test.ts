// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { type ChosenSearch, keepSearch, takeSearch } from './resume.ts'

const NOTHING = { query: '', isTyped: false }
const search: ChosenSearch = {
  query: 'cancel',
  kind: null,
  moved: { key: 'null:cancel', id: 'a', index: 2 },
  href: 'http://localhost:3000/api/thunk?find=abort#run',
}

beforeEach(() => {
  takeSearch(NOTHING)
  history.replaceState(null, '', '/api/thunk')
})

test('the search that led to the page on screen comes back once', () => {
  keepSearch(search)
  expect(takeSearch(NOTHING)).toBe(search)
  expect(takeSearch(NOTHING)).toBeNull()
})

test('on another page it is forgotten', () => {
  keepSearch(search)
  history.replaceState(null, '', '/api/slice')
  expect(takeSearch(NOTHING)).toBeNull()
})

test('what the reader has typed or selected wins', () => {
  keepSearch(search)
  expect(takeSearch({ query: 's', isTyped: true })).toBeNull()
  expect(takeSearch(NOTHING)).toBeNull()
})
