import { expect, test } from 'vitest'
import { type PassagePart, passageText } from '#model/passage.ts'
import { holding, quotable } from './quoted-sentences.ts'

const passages = (...lines: PassagePart[][]) =>
  quotable(
    lines.map((parts) => ({ section: 'reset', parts })),
    ['reset'],
  )
const found = (words: string, ...lines: PassagePart[][]) =>
  holding(words, passages(...lines))?.map(({ parts }) => passageText(parts)) ?? null

const LINE: PassagePart[] = [
  'A shelf is a list. Call ',
  { code: 'shelf.clear(). Then()' },
  ' once. Nothing else is needed.',
]

test('the sentence that holds the words of a quote is whole, whatever marks the quote has', () => {
  expect(found('call `shelf.clear(). Then()` **once**', LINE)).toEqual(['Call shelf.clear(). Then() once.'])
  expect(found('A [shelf](/api/shelf) is', LINE)).toEqual(['A shelf is a list.'])
})

test('code that begins a sentence begins it, and code that has a point in it ends none', () => {
  const line: PassagePart[] = ['It is empty. ', { code: 'shelf' }, ' stays.']
  expect(found('`shelf` stays', line)).toEqual(['shelf stays.'])
})

test('words of two sentences are both, words of two passages none', () => {
  expect(found('is a list. Call `shelf.clear(). Then()` once.', LINE)).toEqual([
    'A shelf is a list.',
    'Call shelf.clear(). Then() once.',
  ])
  expect(found('One. Two.', ['One.'], ['Two.'])).toBeNull()
})

test('words that are nowhere, and none at all, are not found', () => {
  expect(found('a drawer', LINE)).toBeNull()
  expect(found('…', LINE)).toBeNull()
  expect(found('', LINE)).toBeNull()
})

test('tags in a quote are not words, but those in its code are', () => {
  const line: PassagePart[] = ['Write ', { code: 'list<Book>()' }, ' there.']
  expect(found('Write `list<Book>()` <Since v="2" />there', line)).toEqual(['Write list<Book>() there.'])
})

test('passages of other sections are left out, and keep their numbers', () => {
  const all = ['fees', 'reset', 'fees'].map((section) => ({ section, parts: ['It is said.'] }))
  expect(quotable(all, ['reset']).map(({ sentences }) => sentences[0]?.passage)).toEqual([1])
  expect(quotable(all, ['fees']).map(({ sentences }) => sentences[0]?.passage)).toEqual([0, 2])
})
