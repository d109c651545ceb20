import { expect, test } from 'vitest'
import { practice, practiceQueries } from './practice.ts'

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
  expect(queries).toHaveLength(380)
  for (const each of ['Slic', 'Slces', 'Text.', 'Message']) expect(queries.slice(0, 90)).toContain(each)
})

test('a device that answers quickly practices less', async () => {
  const asked = async (milliseconds: number) => {
    let clock = 0
    const queries: string[] = []
    const ask = (query: string) => {
      queries.push(query)
      clock += milliseconds
    }
    await practice(
      Array.from({ length: 380 }, (_, index) => `query ${index}`),
      { ask, pause: async () => {}, now: () => clock },
    )
    return queries.length
  }
  expect(await asked(1)).toBe(90)
  expect(await asked(8)).toBe(380)
})
