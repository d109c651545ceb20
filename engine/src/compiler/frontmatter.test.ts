import { expect, test } from 'vitest'
import { readFrontmatter } from './frontmatter.ts'

/** What is read of these lines, or what their author is told. */
function read(...lines: string[]) {
  const told: string[] = []
  const meta = readFrontmatter('guide/a.mdx', ['---', ...lines, '---', '# Text'].join('\n'), (place, message, hint) =>
    told.push([`${place.line}:${place.column} ${message}`, hint].filter(Boolean).join(' ')),
  )
  return meta ?? told
}

test('what is not said follows from the title and the place of the file', () => {
  expect(read('title: Lending')).toEqual({
    source: 'guide/a.mdx',
    route: '/guide/a',
    id: 'guide/a',
    title: 'Lending',
    description: '',
    kind: 'guide',
    sidebarLabel: 'Lending',
    paginationLabel: 'Lending',
    keywords: [],
    titleStyle: 'text',
    headingHtml: null,
    hideTableOfContents: false,
    draft: false,
  })
})

test('a label in the sidebar is also the one of the next page, unless that has its own', () => {
  expect(read('title: Lending books', 'sidebar_label: Lend')).toMatchObject({
    sidebarLabel: 'Lend',
    paginationLabel: 'Lend',
  })
  expect(read('title: a', 'sidebar_label: b', 'pagination_label: c')).toMatchObject({
    sidebarLabel: 'b',
    paginationLabel: 'c',
  })
})

test('space around a text does not count, so that nothing but space is no text', () => {
  expect(read('title: "  Lending "', 'keywords: [" a "]')).toMatchObject({ title: 'Lending', keywords: ['a'] })
  const way = 'Put it in quotes if it looks like something else.'
  expect(read('draft: true', 'title: "  "')).toEqual([`3:1 "title" must be text. ${way}`])
  expect(read('title: a', 'sidebar_label: ""')).toEqual([`3:1 "sidebar_label" must be text. ${way}`])
  expect(read('title: a', 'keywords: ["  "]')).toEqual([`3:1 "keywords" must be a list of texts. ${way}`])
})

test('each text is one line without signs that nobody sees: other files give a page one line', () => {
  const meta = read(
    'title: "a\\0b\\e c"',
    'description: |',
    '  One.',
    '  - [Two](/two)',
    'sidebar_label: >',
    '  d',
    '',
    '  e',
  )
  expect(meta).toMatchObject({ title: 'a b c', description: 'One. - [Two](/two)', sidebarLabel: 'd e' })
})

test('a title that YAML takes for a number is told at its key, with the way to write it', () => {
  expect(read('description: a', 'title: 404')).toEqual([
    '3:1 "title" must be text. Put it in quotes if it looks like something else.',
  ])
  expect(read('title: "404"')).toMatchObject({ title: '404' })
})

test('what is no list of keys is told as such, and names that every object has are keys that nobody knows', () => {
  const wanted = '1:1 The front matter is not a list of keys and values. Write one "key: value" a line.'
  expect(read('- title')).toEqual([wanted])
  expect(read('title')).toEqual([wanted])
  expect(read('')).toEqual(['1:1 The front matter has no "title". Add a line "title: …".'])
  expect(read('title: a', 'constructor: 1')).toMatchObject([
    expect.stringContaining('3:1 Front matter has no key "constructor".'),
  ])
})

test('an alias is refused before it is followed: nine lines could stand for more than memory holds', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf', 'hg', 'ih'])
    bomb.push(`${name}: &${name} [${new Array(9).fill(`*${of}`).join(', ')}]`)
  expect(read(...bomb)).toEqual(['3:8 "*a" is a YAML alias, which front matter does not take. Write the value itself.'])
})

test('three hyphens in a value, or in the text below, end nothing', () => {
  expect(read('title: a --- b', 'description: ---c')).toMatchObject({ title: 'a --- b', description: '---c' })
})
