import { expect, test } from 'vitest'
import { movesFocus, scrollTargetOf, type Visit } from './visit.ts'

const to = (visit: Partial<Visit>): Visit => ({
  kind: 'push',
  isNewPage: false,
  isNewQuery: false,
  position: null,
  ...visit,
})
const TOP = { position: [0, 0] }

test('a new page starts at its top, or at the element its decoded hash names', () => {
  expect(scrollTargetOf(to({ isNewPage: true }), '')).toEqual(TOP)
  expect(scrollTargetOf(to({ isNewPage: true }), '#caf%C3%A9')).toEqual({ id: 'café', orTop: true })
})

test('a malformed hash is ignored', () => {
  expect(scrollTargetOf(to({ isNewPage: true }), '#%E0%A4%A')).toEqual(TOP)
  expect(scrollTargetOf(to({}), '#%E0%A4%A')).toBeNull()
})

test('a change of the query alone does not scroll', () => {
  expect(scrollTargetOf(to({ kind: 'replace', isNewQuery: true }), '')).toBeNull()
})

test('a link to the exact current address goes to the top, or to its hash', () => {
  expect(scrollTargetOf(to({}), '')).toEqual(TOP)
  expect(scrollTargetOf(to({}), '#x')).toEqual({ id: 'x', orTop: false })
})

test('Back and Forward return to the earlier position, with or without a hash', () => {
  expect(scrollTargetOf(to({ kind: 'traverse', isNewPage: true, position: [0, 420] }), '#x')).toEqual({
    position: [0, 420],
  })
  expect(scrollTargetOf(to({ kind: 'traverse', isNewPage: true }), '')).toEqual(TOP)
  expect(scrollTargetOf(to({ kind: 'traverse' }), '')).toBeNull()
})

test('the browser’s own jump and a refreshed page are left where they are', () => {
  expect(scrollTargetOf(to({ kind: 'jump' }), '#x')).toBeNull()
  expect(scrollTargetOf(to({ kind: 'refresh' }), '#x')).toBeNull()
})

test('focus moves forward to another page only', () => {
  expect(movesFocus(to({ isNewPage: true }), '')).toBe(true)
  expect(movesFocus(to({ isNewPage: true }), '#x')).toBe(false)
  expect(movesFocus(to({ isNewPage: true, kind: 'traverse' }), '')).toBe(false)
  expect(movesFocus(to({ isNewQuery: true, kind: 'replace' }), '')).toBe(false)
})
