import { expect, test } from 'vitest'
import { twinLines, withSectionIndex } from './section-index.ts'

const TWIN = [
  '# Shelf',
  '',
  'What it is.',
  '',
  '## Fill it {#fill}',
  '',
  'Books.',
  '',
  '### With [two](/two) hands {#hands}',
  '',
  'Carefully.',
  '',
  '## See [the door](/door) {#door}',
  '',
  'é',
  '',
].join('\n')

test('a twin begins with its sections, their lines and sizes, and is complete below', () => {
  const twin = withSectionIndex(TWIN)
  expect(twin.split('\n').slice(0, 10).join('\n')).toMatchInlineSnapshot(`
    "# Shelf

    **Sections of this page, with the line each begins at and its size**

    - [Fill it](#fill) (line 10, 76 B)
    - [See the door](#door) (line 18, 37 B)

    What it is.

    ## Fill it {#fill}"
  `)
  const lines = twin.split('\n')
  expect(lines[10 - 1]).toBe('## Fill it {#fill}')
  expect(lines[18 - 1]).toBe('## See [the door](/door) {#door}')
  expect(twinLines(twin).join('\n')).toBe(TWIN)
})

test('a page with one section, or none, has no index', () => {
  const short = '# Shelf\n\n## Fill it {#fill}\n\nBooks.\n'
  expect(withSectionIndex(short)).toBe(short)
  expect(twinLines(short).join('\n')).toBe(short)
  expect(withSectionIndex('')).toBe('')
})

test('an index with nothing below it is taken off as well', () => {
  expect(twinLines(withSectionIndex('# A\n\n## B {#b}\n## C {#c}')).join('\n')).toBe('# A\n\n## B {#b}\n## C {#c}')
})
