import { expect, test } from 'vitest'
import { capTexts } from './cap-texts.ts'
import type { SearchPage } from './search-pages.ts'

const page = (...texts: Array<[prose: string, ...codeWords: string[]]>): SearchPage => ({
  names: { route: '/a', title: 'Slices', kind: 'guide', trail: [], description: '', keywords: [] },
  sections: texts.slice(1).map((_, index) => ({ id: `s${index}`, level: 2, title: `Heading ${index}` })),
  texts: texts.map(([prose, ...codeWords]) => ({ prose, codeWords })),
})

test('a text that is short enough stays as it is', () => {
  expect(capTexts(page(['One two three.', 'x1']), 3)).toEqual([{ prose: 'One two three.', codeWords: ['x1'] }])
})

test.each([
  ['One two three. Four five six seven.', 'One two three.'],
  ['One two three\nfour five six seven.', 'One two three…'],
  ['One two three, four five six seven.', 'One two three,…'],
  ['One two three four five six seven.', 'One two three four five…'],
  ['One. Two three four five six seven.', 'One. Two three four five…'],
])('%s is cut after a sentence or clause, if one ends near', (prose, start) => {
  expect(capTexts(page([prose]), 5)[0]?.prose).toBe(start)
})

test('words beyond the cut are kept once, unless the page says them anyway or they say nothing', () => {
  const [first, second] = capTexts(
    page(['Zero. A penguin and the slice, penguins and slices. And herons.', 'name'], ['Herons fly.']),
    1,
  )
  expect(first).toEqual({ prose: 'Zero.', codeWords: ['name', 'penguin'] })
  expect(second?.prose).toBe('Herons…')
})

test('rows of tables stay, wherever the words around them are cut', () => {
  const table = '\tCall\tSends\nabort()\tone\nunwrap()\ttwo'
  const prose = `Ways are many.\n${table}\nAnd more is said of it here.`
  const cut = (cap: number) => capTexts(page([prose]), cap)[0]?.prose
  expect(cut(2)).toBe(`Ways are…\n${table}`)
  expect(cut(4)).toBe(`Ways are many.\n${table}`)
  expect(cut(9)).toBe(`Ways are many.\n${table}\nAnd more is said of it…`)
  expect(capTexts(page([table]), 1)[0]?.prose).toBe(table)
})
