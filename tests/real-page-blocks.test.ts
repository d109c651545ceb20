import { expect, test } from 'vitest'
import { readPage } from './real/page-blocks.ts'

const PAGE = `---
title: Shelf
---

Run \`npm create shelf@latest mine -- --quick\` first.

\`\`\`install
npm install shelf-kit
npm install -D shelf-types
\`\`\`

\`\`\`ts title="shelf.ts"
export const books = 1
\`\`\`

<Checkpoint title="One book">

There it is.

</Checkpoint>

\`\`\`ts title="shelf.ts" remove={1} add={2}
export const books = 1
export const books = 2
\`\`\`

\`\`\`ts title="desk.ts" hidden
import { books } from './shelf'
\`\`\`

\`\`\`ts title="desk.ts" append
export const lent = books
\`\`\`

\`\`\`ts title="desk.ts" append hidden
console.log(lent) // 2
\`\`\`

\`\`\`sh
npx shelf \\
  list
\`\`\`
`

const page = readPage('shelf', PAGE)

test('files are as a reader has them: at a checkpoint, and at the end of the page', () => {
  expect(page.checkpoints).toEqual(['One book'])
  expect(page.checkpoint('One book')).toMatchObject([{ name: 'shelf.ts', code: 'export const books = 1' }])
  expect(page.files(['shelf.ts'])).toMatchObject([{ name: 'shelf.ts', code: 'export const books = 2' }])
})

test('a change has a file before and a file after it', () => {
  expect(page.change('shelf.ts')).toEqual({
    before: { name: 'shelf.ts', code: 'export const books = 1' },
    after: { name: 'shelf.ts', code: 'export const books = 2' },
  })
})

test('a copied block has the hidden code before it and none of what proves it', () => {
  expect(page.copied('desk.ts').code).toBe("import { books } from './shelf'\nexport const lent = books")
  expect(page.files(['desk.ts'])).toMatchObject([{ code: expect.stringContaining('console.log') }])
})

test('commands come from install blocks, shell blocks and the text', () => {
  expect(page.install('shelf-kit')).toEqual(['npm install shelf-kit', 'npm install -D shelf-types'])
  expect(page.command('npx shelf')).toBe('npx shelf list')
  expect(page.command('npm create shelf@latest')).toBe('npm create shelf@latest mine -- --quick')
})

test('what is not there is told with the page, its name and the way out', () => {
  expect(() => page.files(['room.ts'])).toThrowErrorMatchingInlineSnapshot(`
    [Error: site/content/shelf.mdx has no code block with title="room.ts", from which tests/real makes a project.
    It has: shelf.ts, desk.ts.
    Put it back into the page, or name what took its place in the test of that project in tests/real.]
  `)
  expect(() => page.copied('room.ts')).toThrowErrorMatchingInlineSnapshot(`
    [Error: site/content/shelf.mdx has no code block with title="room.ts", from which tests/real makes a project.
    It has: shelf.ts, desk.ts.
    Put it back into the page, or name what took its place in the test of that project in tests/real.]
  `)
  expect(() => page.checkpoint('Two books')).toThrowErrorMatchingInlineSnapshot(`
    [Error: site/content/shelf.mdx has no <Checkpoint title="Two books">, from which tests/real makes a project.
    It has: One book.
    Put it back into the page, or name what took its place in the test of that project in tests/real.]
  `)
  expect(() => page.install('desk-kit')).toThrowErrorMatchingInlineSnapshot(`
    [Error: site/content/shelf.mdx has no install block with desk-kit, from which tests/real makes a project.
    It has: npm install shelf-kit
    npm install -D shelf-types.
    Put it back into the page, or name what took its place in the test of that project in tests/real.]
  `)
  expect(() => page.command('npx desk')).toThrowErrorMatchingInlineSnapshot(`
    [Error: site/content/shelf.mdx has no command that begins with "npx desk", from which tests/real makes a project.
    It has: npx shelf list.
    Put it back into the page, or name what took its place in the test of that project in tests/real.]
  `)
})
