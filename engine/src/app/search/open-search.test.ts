// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cutQuery, hrefOfSearch, initialQuery } from './open-search.ts'

test('what was typed on the button is the query', () => {
  expect(initialQuery('a')).toEqual({ query: 'a', isTyped: true })
})

test('else the selected text is, up to 64 characters', () => {
  expect(initialQuery()).toEqual({ query: '', isTyped: false })
  const paragraph = document.createElement('p')
  paragraph.textContent = ` create\n  slice ${'x'.repeat(90)}`
  document.body.append(paragraph)
  getSelection()?.selectAllChildren(paragraph)
  expect(initialQuery()).toEqual({ query: `create slice ${'x'.repeat(51)}`, isTyped: false })
  expect(initialQuery('b').query).toBe('b')
})

test('a cut goes round a character, not through it', () => {
  expect(cutQuery(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63))
  expect(cutQuery(`${'x'.repeat(62)}😀😀`)).toBe(`${'x'.repeat(62)}😀`)
})

test('the search page stands under the base, and gets the query', () => {
  expect(hrefOfSearch('', '/docs/')).toBe('/docs/search')
  expect(hrefOfSearch('a & b', '/')).toBe('/search?q=a%20%26%20b')
})
