import { expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { compilePage } from './compile-page.ts'
import { createHighlighter, type Highlighter } from './highlight/highlighter.ts'

const input = (body: string) => ({
  source: 'api/x.mdx',
  text: `---\ntitle: x\n---\n${body}`,
  contentDir: '/nowhere',
  baseUrl: '/',
})

const own = createHighlighter()
/** Loses the end of every block. */
const losing: Highlighter = {
  color: async (blocks) =>
    new Map([...(await own.color(blocks))].map(([key, lines]) => [key, lines.slice(0, -1)] as const)),
}

async function mistakes(body: string, highlighter?: Highlighter): Promise<string[]> {
  const error = await compilePage(input(body), highlighter).catch((reason) => reason)
  if (!(error instanceof BuildError)) return []
  return error.problems.map(({ message, place }) => `${place.file}:${place.line} ${message}`)
}

const LOST = 'The code of this block is not on the compiled page as it stands here.'

test.each([
  ['```ts\nconst a = 1\nconst b = <c> && "&lt;"\n```', 4],
  ['```ts\nconst a: A = 1\nconst b = 2\n```', 4],
  ['```install\nnpm install a\nnpm install b\n```', 4],
  ['```sh\n$ npm run a\nanswer\n```', 4],
  ['- a\n\n  ```css\n  a {}\n  b {}\n  ```', 6],
])('a page that has lost some of its code is refused: %s', async (body, line) => {
  expect(await mistakes(body)).toEqual([])
  expect(await mistakes(body, losing)).toEqual([`content/api/x.mdx:${line} ${LOST}`])
})

test.each([
  ['marks, numbers and errors', '```ts lineNumbers failing={2} errors="2322"\nconst a = 1\nconst b: number = ""\n```'],
  ['a diff', '```diff\n-old\n+new\n same\n```'],
  ['an empty block', '```ts\n```'],
  ['empty lines at both ends', '```text\n\n a\n\n```'],
  ['a quote', '> ```ts\n> a()\n>\n> b()\n> ```'],
  ['the same block twice', '```ts\na()\n```\n\n```ts\na()\n```'],
  ['code like markup', '```html\n<pre tabindex="0"><code>a</code></pre> <!-- b --> &amp; $&\n```'],
  ['a block in a component', '<Tabs>\n<Tab value="a" label="A">\n\n```ts\nconst a: A = 1\n```\n\n</Tab>\n</Tabs>'],
  ['a note', 'A[^1].\n\n[^1]: Note\n\n    ```ts\n    const a: A = 1\n    ```'],
])('%s is whole', async (_, body) => {
  expect(await mistakes(body)).toEqual([])
})

test('code in a footnote that nobody mentions would be lost', async () => {
  expect(await mistakes('A.\n\n[^1]: Note\n\n    ```ts\n    a()\n    ```')).toEqual([`content/api/x.mdx:8 ${LOST}`])
})
