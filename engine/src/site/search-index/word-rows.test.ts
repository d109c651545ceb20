import { expect, test, vi } from 'vitest'
import { manySearchPages } from '../testing/many-search-pages.ts'
import { memoryFrom } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'
import { wordRows } from './word-rows.ts'

const words = vi.hoisted(() => ({ read: 0 }))
vi.mock('#search/index/tokenize.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#search/index/tokenize.ts')>()
  const eachWord: typeof original.eachWord = (text, meet) => {
    words.read++
    original.eachWord(text, meet)
  }
  return { ...original, eachWord }
})

const pageOf = (title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  names: { route: `/${title}`, title, kind: 'guide', trail: [], description: '', keywords: [] },
  sections: [],
  texts: [],
  ...more,
})

test('a page counts once, where it says a word best', () => {
  const section = { id: 'a', level: 2 as const, title: 'Lamp shelf' }
  const pages = [
    pageOf('Desk'),
    pageOf('Lamp', { sections: [section], texts: [{ prose: 'lamp shelf desk', codeWords: [] }] }),
    pageOf('Chair', { texts: [{ prose: 'Shelves of lamps.', codeWords: [] }] }),
  ]
  expect(wordRows(pages)).toEqual([
    ['chair', [2], [], []],
    ['desk', [0], [], [1]],
    ['lamp', [1], [], [2]],
    ['of', [], [], [2]],
    ['shelf', [], [1], []],
    ['shelv', [], [], [2]],
  ])
})

test('with a memory only the pages that have changed are read, and the rows are the same', () => {
  const named = (pages: SearchPage[]) => pages.map((page, index): SearchPage => ({ ...page, origin: `page ${index}` }))
  const pages = named(manySearchPages(40))
  const first = memoryFrom(new Map())
  expect(wordRows(pages, first.memory)).toEqual(wordRows(pages))
  const edited = pages.with(7, pageOf('Penguins', { origin: 'another' }))
  const again = memoryFrom(first.used)
  words.read = 0
  const rows = wordRows(edited, again.memory)
  expect(words.read).toBe(2) // the title and the description of one page
  expect(rows).toEqual(wordRows(edited))
  const asked = pages.map((page) => ({ ...page, sections: page.sections.map((each) => ({ ...each, asked: 'whale' })) }))
  expect(wordRows(asked, memoryFrom(first.used).memory)).toEqual(wordRows(asked))
})
