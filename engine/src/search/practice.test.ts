import { expect, test } from 'vitest'
import { practiceQueries } from './practice.ts'

const page = (title: string, description: string) => ({
  ...{ route: '/a', title, kind: 'guide' as const, trail: [], description, keywords: [], sections: [] },
})

test('practice is a word that has begun and a sentence of each page, and has an end', () => {
  expect(
    practiceQueries({ pages: [page('Slices', 'One two three four five six seven eight.'), page('It', '')] }),
  ).toEqual(['Slic', 'One two three four five six seven', 'It'])
  const many = Array.from({ length: 10_000 }, () => page('Slices', 'Text.'))
  expect(practiceQueries({ pages: many })).toHaveLength(120)
})
