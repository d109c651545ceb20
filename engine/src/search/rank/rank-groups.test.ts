import { expect, test } from 'vitest'
import { matchWords } from '../query/match-words.ts'
import { readQuery } from '../query/read-query.ts'
import { type SamplePage, sampleError, sampleTier } from '../testing/sample-tier.ts'
import { addTexts, createCatalog } from './catalog.ts'
import { liftPrefixes, rankGroups, readAsked } from './rank-groups.ts'
import { scoreUnits } from './score-units.ts'

function rank(pages: SamplePage[], asked: string, messages: string[] = []) {
  const errors = messages.map((message, code) => sampleError(code, message))
  const { names, texts } = sampleTier(pages, { errors })
  const catalog = createCatalog(names)
  addTexts(catalog, texts)
  const query = readQuery(asked, catalog.vocabulary)
  const matches = matchWords(query, catalog.vocabulary)
  const known = readAsked(catalog, query, asked, matches, scoreUnits(catalog, query, matches, []))
  const ranked = rankGroups(catalog, known)
  liftPrefixes(ranked, known.exact)
  return ranked
}
const titles = (...of: Parameters<typeof rank>) => rank(...of).map(({ group }) => group.title)
const section = (title: string, id = title) => ({ id, level: 2 as const, title })

test('a page does not win by having more sections', () => {
  const short = { title: 'Short', texts: ['tags are here'] }
  const sections = Array.from({ length: 9 }, (_, index) => section(`s${index}`))
  const long = { title: 'Long', sections, texts: ['', ...sections.map(() => 'tags are here')] }
  const [one, other] = rank([long, short], 'tags ')
  expect(one?.score).toBe(other?.score)
})

test('words in one place count more than words all over a page', () => {
  const sections = [section('one'), section('two')]
  const apart = { title: 'Apart', sections, texts: ['', 'polling', 'interval'] }
  const together = { title: 'Together', sections, texts: ['', 'polling interval', ''] }
  expect(titles([apart, together], 'polling interval ')).toEqual(['Together', 'Apart'])
})

test('names beat texts, however often a text says it', () => {
  const often = { title: 'Often', texts: ['tags '.repeat(50)] }
  expect(titles([often, { title: 'Other', keywords: ['tags and more'] }], 'tags ')[0]).toBe('Other')
})

test('a title in other forms of its words is that title', () => {
  const pages = [{ title: 'Lazy', keywords: ['lazy query'] }, { title: 'Lazy queries' }]
  expect(titles(pages, 'lazy query ')[0]).toBe('Lazy queries')
})

test('pages whose titles begin so come among the first three', () => {
  const others = Array.from({ length: 6 }, (_, index) => ({ title: `N${index}`, keywords: ['que', 'que que'] }))
  expect(titles([...others, { title: 'Queries of all kinds' }], 'que').slice(0, 3)).toContain('Queries of all kinds')
})

test('a pasted message finds the place that has it before a page that has a name in it', () => {
  const message = 'middleware callback must return an array'
  const pages = [{ title: 'middleware' }, { title: 'Stores', sections: [section(message)] }]
  expect(titles(pages, `${message} of`)[0]).toBe('Stores')
})

test('a message that was pasted comes first, with the page that has it; some of its words find pages first', () => {
  const message = 'each enhancer provided to configureStore must be a function'
  const pages = [
    { title: 'Enhancers', keywords: [message] },
    { title: 'Other', keywords: ['function of an enhancer'] },
  ]
  expect(titles(pages, 'each enhancer provided to configureStore must be', [message]).slice(0, 2)).toEqual([
    'Production errors',
    'Enhancers',
  ])
  expect(titles(pages, 'function for each custom enhancer ', [message])[0]).not.toBe('Production errors')
})

test('of pages that explain a message, the one that has its beginning among its keywords is its home', () => {
  const message = 'No data found at state, did you forget to add the reducer'
  const about = { sections: [{ id: 'error-reducer', level: 3 as const, title: 'Forgotten' }], texts: ['', message] }
  const pages = [
    { title: 'Meets it', ...about },
    { title: 'Home', ...about, keywords: ['data found at state'] },
    { title: 'Knows it', keywords: ['data found at state'] },
  ]
  expect(titles(pages, message)).toEqual(['Home', 'Meets it', 'Knows it'])
})

test('a name of code asks for the reference, words ask for a guide', () => {
  const pages = [
    { title: 'Reference', kind: 'api' as const, keywords: ['keepData', 'old data after a change'] },
    { title: 'Guide', keywords: ['keepData', 'old data after a change'] },
  ]
  expect(titles(pages, 'keepData')[0]).toBe('Reference')
  expect(titles(pages, 'old data after a change')[0]).toBe('Guide')
})
