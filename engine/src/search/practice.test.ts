import { expect, test } from 'vitest'
import { practiceQueries } from './practice.ts'

const page = (title: string, description: string) => ({
  ...{ route: '/a', title, kind: 'guide' as const, trail: [], description, keywords: [], sections: [] },
})
const list = (...messages: Array<[number, string]>) => ({ route: '/a#', group: 'Errors', trail: [], messages })

test('practice is words that have begun or are misspelt, sentences of pages, and messages, some of each, and has an end', () => {
  const pages = [page('Slices', 'One two three four five six seven eight.'), page('It', '')]
  expect(practiceQueries({ pages, errors: [list([1, 'No shelf is open'])] })).toEqual([
    ...[
      'Slic',
      'Slces',
      'One two',
      'One two three four',
      'One two three four five',
      'One two three four five six seven',
    ],
    ...['It', 'It'],
    'No shelf is open',
  ])
  const many = Array.from({ length: 10_000 }, () => page('Slices', 'Text.'))
  const errors = [list(...many.map((_, code): [number, string] => [code, 'Message']))]
  const queries = practiceQueries({ pages: many, errors })
  expect(queries).toHaveLength(90)
  for (const each of ['Slic', 'Slces', 'Text.', 'Message']) expect(queries).toContain(each)
})
