import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { withAskedWords } from './asked-words.ts'
import { indexSite } from './index-site.ts'
import { memoryFrom } from './search-memory.ts'
import type { SearchPage } from './search-pages.ts'
import { openStoredMemory } from './stored-memory.ts'

const folder = mkdtempSync(`${tmpdir()}/search-memory-`)
afterAll(() => rmSync(folder, { recursive: true }))

const proseOf = (page: number) =>
  Array.from({ length: 60 }, (_, line) => `Shelf ${page * 977 + line * 31} holds book ${page ** 3 + line * 7919}.`)

const pageOf = (page: number, more = ''): SearchPage => ({
  names: { route: `/${page}`, title: `Page ${page}`, kind: 'guide', trail: [], description: '', keywords: [] },
  sections: [{ id: 'shelf', level: 2, title: 'Shelf' }],
  texts: ['', proseOf(page).join(' ') + more].map((prose) => ({ prose, codeWords: ['shelf.clear'] })),
})
const others = { site: '', errors: [], list: '', synonyms: [] }
const questions = (text: string) => [
  { route: '/1', file: '', questions: [{ question: text, section: 'shelf' }], answers: [] },
]

/** Less than the texts have, so that they are cut. */
const BUDGET = 6_000
const PAGES = Array.from({ length: 20 }, (_, page) => pageOf(page))
const index = (pages: SearchPage[], memory?: Parameters<typeof indexSite>[3], asked = 'Where is it dusty?') =>
  indexSite(withAskedWords(pages, questions(asked), memory), others, BUDGET, memory)

test('an index that is made from memory is the one that is made without, whatever has changed', () => {
  let known: ReturnType<typeof memoryFrom>['used'] = new Map()
  const edits = [
    PAGES,
    PAGES,
    PAGES.with(3, pageOf(3, ' One more sentence about penguins.')),
    PAGES.with(3, { ...pageOf(3), sections: [{ id: 'shelf', level: 3, title: 'Rack' }] }),
    PAGES.slice(0, 19),
    [...PAGES, pageOf(99)],
  ]
  for (const pages of edits) {
    for (const asked of ['Where is it dusty?', 'Where is it clean?']) {
      const { memory, used } = memoryFrom(known)
      expect(index(pages, memory, asked)).toEqual(index(pages, undefined, asked))
      known = used
    }
  }
})

test('what is known is not made again, of an edit only what it changes, and what nobody asks for is forgotten', () => {
  const first = memoryFrom(new Map())
  index(PAGES, first.memory)
  const again = memoryFrom(first.used)
  const make = () => expect.unreachable('nothing has changed')
  index(PAGES, {
    number: (parts) => again.memory.number(parts, make),
    texts: (parts) => again.memory.texts(parts, make),
  })
  expect([...again.used]).toEqual([...first.used])
  const edited = memoryFrom(first.used)
  index(PAGES.with(3, pageOf(3, ' More.')), edited.memory)
  const news = [...edited.used.keys()].filter((key) => !first.used.has(key))
  expect(news.length).toBeGreaterThan(0)
  expect(news.length).toBeLessThan(first.used.size / 2)
})

test('of an edit no page but its own is cut again, also where an edit of other pages came between', () => {
  let { used: known } = memoryFrom(new Map())
  const cutBy = (pages: SearchPage[]) => {
    const cut = new Set<unknown>()
    const { memory, used } = memoryFrom(known)
    const watched = (parts: unknown[], make: () => string[]) =>
      memory.texts(parts, () => {
        if (parts[0] === 'cut') cut.add(parts[2])
        return make()
      })
    index(pages, { ...memory, texts: watched })
    known = used
    return cut.size
  }
  expect(cutBy(PAGES)).toBe(20)
  for (const page of [3, 18, 4]) expect(cutBy(PAGES.with(page, pageOf(page, ' More.')))).toBe(page === 3 ? 1 : 2)
})

test('it is read again as it was written', async () => {
  const first = await openStoredMemory(folder)
  const made = vi.fn(() => 7)
  expect(first.memory.number(['a'], made)).toBe(7)
  expect(first.memory.texts(['b'], () => ['c'])).toEqual(['c'])
  await first.keep()
  const { memory } = await openStoredMemory(folder)
  expect(memory.number(['a'], made)).toBe(7)
  expect(memory.texts(['b'], () => [])).toEqual(['c'])
  expect(made).toHaveBeenCalledOnce()
})

test('a file that is not as it was written is as good as none', async () => {
  const file = `${folder}/search/memory.txt`
  const store = await openStoredMemory(folder)
  store.memory.texts(['b'], () => ['c'])
  await store.keep()
  const whole = readFileSync(file, 'utf8')
  for (const damaged of [whole.replace('["c"]', '["d"]'), whole.slice(0, -2), `${whole}\n`, '', '\n', 'x']) {
    writeFileSync(file, damaged)
    const { memory } = await openStoredMemory(folder)
    expect(memory.texts(['b'], () => ['made again'])).toEqual(['made again'])
  }
  writeFileSync(file, whole)
  const { memory } = await openStoredMemory(folder)
  expect(memory.texts(['b'], () => ['made again'])).toEqual(['c'])
})
