// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { openSearch } from './open-search.ts'

test('goes to the search page under the base', () => {
  const navigate = vi.fn()
  openSearch(navigate, '/docs/')
  expect(navigate).toHaveBeenCalledWith('/docs/search')
})

test('what was typed on the button is the query', () => {
  const navigate = vi.fn()
  openSearch(navigate, '/', 'a')
  expect(navigate).toHaveBeenCalledWith('/search?q=a')
})

test('else the selected text is, up to 64 characters', () => {
  const paragraph = document.createElement('p')
  paragraph.textContent = `create slice ${'x'.repeat(90)}`
  document.body.append(paragraph)
  getSelection()?.selectAllChildren(paragraph)
  const navigate = vi.fn()
  openSearch(navigate, '/')
  expect(navigate).toHaveBeenCalledWith(`/search?q=create+slice+${'x'.repeat(51)}`)
})
