import { expect, test } from 'vitest'
import { readMap } from './read-map.ts'

const routesIn = (...lines: string[]) =>
  readMap(['# Docs', '', 'All: https://docs.example/llms-full.txt (1 KB).', '', '## A', '', ...lines].join('\n'))
    .groups.flatMap(({ pages }) => pages)
    .map(({ route }) => route)

test('a line that leads out of the site is no page, however it is spelled', () => {
  for (const path of [
    '../../private/notes',
    'a/../../b',
    '%2e%2e/b',
    'a/%2E%2E/%2e%2e/b',
    '..%5Cb',
    'a%00',
    'a%0Ab',
    '%E0%A4%A',
  ])
    expect(
      routesIn(`- [A](https://docs.example/${path}.md): b (1 KB)`, '- [B](https://docs.example/b.md) (1 KB)'),
    ).toEqual(['/b'])
  expect(routesIn('- [[x](https://docs.example/../x.md): y](https://docs.example/b.md): z (1 KB)')).toEqual([])
})

test('dots in a name lead nowhere else', () => {
  expect(routesIn('- [A](https://docs.example/v2..3/a...b.md) (1 KB)')).toEqual(['/v2..3/a...b'])
})
