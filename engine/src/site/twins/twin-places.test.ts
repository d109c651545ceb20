import { expect, test } from 'vitest'
import { placesOf } from './twin-places.ts'

const found = (...lines: string[]) =>
  placesOf(lines).map(({ id, kind, level, from, to }) => `${kind} ${level} ${id}: ${lines.slice(from, to).join('|')}`)

test('a section holds the sections below it and ends with the next as high', () => {
  expect(found('# T', '## A {#a}', 'x', '### B {#b}', 'y', '## C {#c}', 'z')).toEqual([
    'heading 2 a: ## A {#a}|x|### B {#b}|y',
    'heading 3 b: ### B {#b}|y',
    'heading 2 c: ## C {#c}|z',
  ])
})

test('a question ends with the next question or heading, a row with its indented lines', () => {
  expect(
    found(
      ...['## Q {#q}', '**Why `x`?** {#why}', 'Because.', '**How?** {#how}', 'So.', '### R {#r}'],
      ...['- `name` {#option-name} (`string`): The name.', '', '  More.', '- `size` {#option-size}', 'Text.'],
    ),
  ).toEqual([
    expect.stringContaining('heading 2 q: '),
    'question 3 why: **Why `x`?** {#why}|Because.',
    'question 3 how: **How?** {#how}|So.',
    expect.stringContaining('heading 3 r: '),
    'row 4 option-name: - `name` {#option-name} (`string`): The name.||  More.',
    'row 4 option-size: - `size` {#option-size}',
  ])
})

test('an example ends with its code, and the section or question around it goes on', () => {
  const example = ['**Live example: Desk** {#desk}', '', '**Why?** So.', '', '```ts', 'text', '```', '']
  expect(found('## A {#a}', '**Q?** {#q}', ...example, 'More.', ...example, '**R?** {#r}')).toEqual([
    expect.stringContaining('heading 2 a: '),
    `question 3 q: **Q?** {#q}|${example.join('|')}|More.|${example.join('|')}`,
    `example 3 desk: ${example.join('|')}`,
    `example 3 desk: ${example.join('|')}`,
    'question 3 r: **R?** {#r}',
  ])
})

test('what stands in code is no place, however deep the fence is and whatever it holds', () => {
  const code = ['````md', '```ts', '## A {#a}', '```', '**B** {#b}', '````']
  expect(found(...code, ...code.map((line) => `  ${line}`), '## C {#c}')).toEqual(['heading 2 c: ## C {#c}'])
  expect(found('```ts title="a.ts"', '## A {#a}')).toEqual([])
})

test('a mark in the middle of a line, a heading without one and a heading in a note are text', () => {
  expect(found('See {#this} now', '## Plain', '> ### Note {#note}', '**Bold** and {#more}')).toEqual([])
})
