import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'

async function sectionsOf(body: string) {
  const text = `---\ntitle: Page\ndescription: About it.\n---\n\n${body}\n`
  const { sections, ids } = await compilePage({ source: 'a.mdx', text, contentDir: '', baseUrl: '/' })
  for (const { id } of sections) if (id !== null) expect(ids).toContain(id)
  return sections.map(({ id, level, title, text, codeWords }) => [level, id, title, text, codeWords.join(' ')])
}

test('an option is a section one below its heading, and the text after the table belongs to the heading again', async () => {
  const options =
    '<Options>\n<Option name="reducer" type="Reducer | Map" default="none">The `root`.</Option>\n<Option name="devTools">Tools.</Option>\n</Options>'
  expect(await sectionsOf(`## Options\n\nBefore.\n\n${options}\n\nAfter.\n\n### Next`)).toEqual([
    [1, null, 'Page', '', ''],
    [2, 'options', 'Options', 'Before.\nAfter.', ''],
    [3, 'option-reducer', 'reducer', 'The root.', 'Reducer Map none'],
    [3, 'option-devTools', 'devTools', 'Tools.', ''],
    [3, 'next', 'Next', '', ''],
  ])
})

test('a row of a table is a line of cells, its heads are one with a tab before it, and a row of no name is prose', async () => {
  const table = '| Call | Sends |\n| --- | --- |\n| `abort()` | **rejected** |\n| | a \\| b |\n| | |'
  expect(await sectionsOf(`Before.\n\n${table}\n\nAfter.`)).toEqual([
    [1, null, 'Page', 'Before.\n\tCall\tSends\nabort()\trejected\na | b\nAfter.', ''],
  ])
})

test('a question is a section one below its heading; before the first heading it stands on the second level', async () => {
  const question = '<Question title="Why `state`?" id="why">\n\nBecause.\n\n</Question>'
  expect(await sectionsOf(`${question}\n\nAfter.`)).toEqual([
    [1, null, 'Page', 'After.', ''],
    [2, 'why', 'Why state?', 'Because.', ''],
  ])
  expect((await sectionsOf(`###### Deep\n\n${question}`)).at(-1)?.[0]).toBe(6)
})

test('a question inside an admonition is text of the section around it', async () => {
  expect(await sectionsOf(':::note\n\n<Question title="Why?">Because.</Question>\n\n:::')).toEqual([
    [1, null, 'Page', 'Why?\nBecause.', ''],
  ])
})

test('titles and texts are plain: marks are gone, and what looks like HTML is not escaped', async () => {
  expect(await sectionsOf('## A **bold** `<img>` & more\n\nText with [a link](/x) and `<b>`.')).toEqual([
    [1, null, 'Page', '', ''],
    [2, 'a-bold-img--more', 'A bold <img> & more', 'Text with a link and <b>.', ''],
  ])
})

test('code is not mixed into the text, but a message in a block of plain text is one of its lines', async () => {
  const code = '```ts\nconfigureStore({ reducer })\n```'
  const message = '```text\nActions must be\nplain objects\n```'
  expect(await sectionsOf(`Before.\n\n${code}\n\n${message}\n\nAfter.`)).toEqual([
    [1, null, 'Page', 'Before.\nActions must be plain objects\nAfter.', 'configureStore reducer'],
  ])
})

test('what a heading says it does is no part of the text, which the section does not write', async () => {
  const heading = '## Start again {#reset job="Reset a slice" code="extraReducers"}'
  expect(await sectionsOf(`${heading}\n\nA fact.`)).toEqual([
    [1, null, 'Page', '', ''],
    [2, 'reset', 'Start again', 'A fact.', ''],
  ])
})
