import { expect, test } from 'vitest'
import { activeHeading } from './active-heading.ts'

const EDGE = 60
const VIEWPORT = 800
const at = (...tops: number[]) => tops.map((top, i) => ({ id: `h${i}`, top, bottom: top + 30 }))

test('the first heading below the edge is active when it lies wholly in the upper half', () => {
  expect(activeHeading(at(-500, 68, 300), EDGE, VIEWPORT)).toBe('h1')
})

test('a heading exactly at the edge counts as below it', () => {
  expect(activeHeading(at(60, 300), EDGE, VIEWPORT)).toBe('h0')
  expect(activeHeading(at(59.9, 600), EDGE, VIEWPORT)).toBe('h0')
})

test('a heading in the lower half leaves the one before it active', () => {
  expect(activeHeading(at(-200, 500), EDGE, VIEWPORT)).toBe('h0')
})

test('a heading that reaches into the lower half is not wholly in the upper one', () => {
  expect(activeHeading(at(-200, 371), EDGE, VIEWPORT)).toBe('h0')
  expect(activeHeading(at(-200, 370), EDGE, VIEWPORT)).toBe('h1')
})

test('at the top of a page with a long introduction nothing is active', () => {
  expect(activeHeading(at(900, 1400), EDGE, VIEWPORT)).toBeNull()
})

test('with every heading above the edge the last one is active', () => {
  expect(activeHeading(at(-900, -300), EDGE, VIEWPORT)).toBe('h1')
})

test('at the bottom of a page a late heading low on the screen leaves an earlier one active', () => {
  expect(activeHeading(at(-50, 500, 700), EDGE, VIEWPORT)).toBe('h0')
})

test('a navbar that hides gives an edge of 0', () => {
  expect(activeHeading(at(8, 300), 0, VIEWPORT)).toBe('h0')
  expect(activeHeading(at(8, 300), EDGE, VIEWPORT)).toBe('h1')
})

test('a page without headings has none active', () => {
  expect(activeHeading([], EDGE, VIEWPORT)).toBeNull()
})
