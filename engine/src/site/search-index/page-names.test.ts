import { expect, test } from 'vitest'
import type { IndexedSection } from '#model/search.ts'
import { isPhrase, pageNames } from './page-names.ts'
import type { SearchPage } from './search-pages.ts'

const page = (title: string, keywords: string[], headings: string[]): SearchPage => {
  const sections = headings.map((heading): IndexedSection => ({ id: heading.toLowerCase(), level: 2, title: heading }))
  const names = { route: `/${title}`, title, kind: 'guide' as const, trail: [], description: '', keywords }
  return { names, sections, texts: [] }
}

test('a heading that many pages have names none of them', () => {
  const pages = ['A', 'B', 'C', 'D'].map((title) => page(title, [], ['Questions', `About ${title}`]))
  expect(pageNames(pages).map(({ sections }) => sections.length)).toEqual([1, 1, 1, 1])
  expect(pageNames(pages.slice(1)).map(({ sections }) => sections.length)).toEqual([2, 2, 2])
})

test('keywords are told once, and not when a title says them', () => {
  const [names] = pageNames([page('Lazy queries', ['lazyQueries', 'tags', 'Tags and more', 'tags'], ['Tags and more'])])
  expect(names?.keywords).toEqual(['tags'])
})

test('of a message among the keywords the first words are told', () => {
  const [names] = pageNames([
    page('Tags', ['The plugin for MapSet has not been loaded into Immer.', 'how to add it to the store'], []),
  ])
  expect(names?.keywords).toEqual(['The plugin for MapSet has not been', 'how to add it to the store'])
})

test('a keyword of several words is a phrase, a name of code is none', () => {
  const keywords = ['tags', 'lazy query', 'api.util.resetApiState()', 'how to reset', 'list not updating after']
  expect(keywords.filter(isPhrase)).toEqual(['lazy query', 'how to reset', 'list not updating after'])
})
