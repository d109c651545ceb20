import { expect, test } from 'vitest'
import { sampleError, sampleTier } from '../testing/sample-tier.ts'
import { addTexts, createCatalog } from './catalog.ts'

const sections = [
  { id: 'question-why', level: 3 as const, title: 'Why?' },
  { id: 'options', level: 2 as const, title: 'Options' },
  { id: 'option-name', level: 3 as const, title: 'name' },
]
const { names, texts } = sampleTier(
  [
    { title: 'Slices', sections, texts: ['Lead.', 'Because.', '', 'A name.\n\u0000initialState'] },
    { title: 'Thunks', texts: ['Penguins.'] },
  ],
  { errors: [{ ...sampleError(7, 'not {a} function', 'It is none.'), route: '/Slices#question-why' }] },
)
/** A phrase in words again. */
const textOf = (phrase: number[], { vocabulary }: ReturnType<typeof createCatalog>) => {
  const words = Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter) => vocabulary.startingWith(letter, 99))
  return phrase.map((number) => words.find((word) => word.number === number)?.text).join(' ')
}
const titlesOf = ({ groups }: ReturnType<typeof createCatalog>) =>
  groups.map((group) => group.units.map((unit) => unit.title))

test('at first a page has the sections that its names have', () => {
  expect(titlesOf(createCatalog(names))).toEqual([['Slices', 'Options'], ['Thunks'], ['not {a} function']])
})

test('with the texts it has all of them, in reading order, each once', () => {
  const catalog = createCatalog(names)
  addTexts(catalog, texts)
  expect(titlesOf(catalog)).toEqual([['Slices', 'Why?', 'Options', 'name'], ['Thunks'], ['not {a} function']])
  expect(catalog.units).toHaveLength(6)
})

test('texts go to their units, words of code are not shown, and causes and places go to their messages', () => {
  const catalog = createCatalog(names)
  expect(catalog.units.at(-1)?.error).toMatchObject({ cause: '', route: '/errors#error-7' })
  addTexts(catalog, texts)
  const unit = (title: string) => catalog.units.find((other) => other.title === title)
  expect(unit('Slices')?.text).toBe('Lead.')
  expect(unit('name')?.text.trim()).toBe('A name.')
  expect(unit('Thunks')?.text).toBe('Penguins.')
  expect(unit('not {a} function')?.error).toMatchObject({
    code: 7,
    cause: 'It is none.',
    route: '/Slices#question-why',
  })
  expect(catalog.vocabulary.find('initialstate')).toBeDefined()
})

test('keywords that come with the texts are as good as those that came with the names, and no word stands at a place twice', () => {
  const keywords = ['lazy queries', 'queries that wait', 'wait lazy lists']
  const whole = createCatalog(sampleTier([{ title: 'Hooks', keywords }]).names)
  const { names, texts } = sampleTier([{ title: 'Hooks', keywords: keywords.slice(0, 1) }])
  const late = createCatalog(names)
  addTexts(late, { ...texts, phrases: [keywords.slice(1).join('\n')] })
  const placesOf = ({ vocabulary }: typeof whole) =>
    ['lazy', 'queries', 'wait', 'lists'].map((word) => vocabulary.find(word)?.places.map((place) => place >> 3))
  expect(placesOf(late)).toEqual(placesOf(whole))
  const phrasesOf = (catalog: typeof whole) => catalog.units[0]?.phrases.map((phrase) => textOf(phrase, catalog))
  expect(phrasesOf(late)).toEqual(phrasesOf(whole))
  expect([...late.names.keys()]).toEqual([...whole.names.keys()])
})

test('what the library fills into a message is not part of it', () => {
  const { vocabulary } = createCatalog(names)
  expect(vocabulary.find('function')).toBeDefined()
  expect(vocabulary.find('a')?.places ?? []).toEqual([])
})

test('texts of pages that the names do not have are left alone', () => {
  expect(() => addTexts(createCatalog(names), { from: 5, texts: [['x']] })).not.toThrow()
})

test('a section about a message is called by the message that it begins with, without what the example has filled in', () => {
  const message = 'Tag type "Book" was used, but not specified'
  const about = (id: string) => {
    const sample = sampleTier([
      { title: 'Tags', sections: [{ id, level: 3, title: 'A typo' }], texts: ['', `${message}\nWhy.`] },
    ])
    const catalog = createCatalog(sample.names)
    addTexts(catalog, sample.texts)
    const [, ...phrases] = catalog.units.find(({ title }) => title === 'A typo')?.phrases ?? []
    return phrases.map((phrase) => textOf(phrase, catalog))
  }
  expect(about('error-typo')).toEqual(['tag type not specified'])
  expect(about('warning-typo')).toHaveLength(1)
  expect(about('typo')).toEqual([])
})
