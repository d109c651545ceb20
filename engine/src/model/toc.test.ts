import { expect, test } from 'vitest'
import type { Heading } from './page.ts'
import { nestHeadings, type TocEntry } from './toc.ts'

const headings = (...levels: Heading['level'][]): Heading[] =>
  levels.map((level, index) => ({ id: `h${level}-${index}`, level, html: '' }))

const outline = (entries: TocEntry[]): unknown[] =>
  entries.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id))

test('level 3 nests under the level 2 before it', () => {
  expect(outline(nestHeadings(headings(2, 3, 3, 2), 2, 3))).toEqual([['h2-0', ['h3-1', 'h3-2']], 'h2-3'])
})

test('a level 3 before any level 2 stands at the top', () => {
  expect(outline(nestHeadings(headings(3, 2, 3), 2, 3))).toEqual(['h3-0', ['h2-1', ['h3-2']]])
})

test('levels are filtered after nesting, so an h4 of a hidden h2 is not a child of the h3 before it', () => {
  expect(outline(nestHeadings(headings(3, 2, 4), 3, 4))).toEqual(['h3-0', 'h4-2'])
})

test('levels outside the range are left out, with what they hold kept', () => {
  expect(outline(nestHeadings(headings(2, 4, 2), 2, 3))).toEqual(['h2-0', 'h2-2'])
  expect(outline(nestHeadings(headings(2, 3, 4), 3, 6))).toEqual([['h3-1', ['h4-2']]])
})

test('a page without headings has an empty list', () => {
  expect(nestHeadings([], 2, 3)).toEqual([])
})
