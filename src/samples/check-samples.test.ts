import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { formatProblem } from '#model/problem.ts'
import { openSampleCheck } from './check-samples.ts'

// The first check loads TypeScript and the declarations of every package.
vi.setConfig({ testTimeout: 120_000 })

const cacheDir = mkdtempSync(join(tmpdir(), 'samples-'))
const samples = openSampleCheck(cacheDir)
afterAll(async () => {
  await samples.close()
  rmSync(cacheDir, { recursive: true })
})

/** What is wrong with a page, without the frames around the places. */
async function mistakesOf(text: string, source = 'page.mdx') {
  const { problems } = await samples.check([{ source, text }])
  return problems.map(({ frame: _frame, ...problem }) => formatProblem(problem)).join('\n')
}

const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\`\n`
const SLICE = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
export const desk = createSlice({
  name: 'desk',
  initialState: { lent: 0 },
  reducers: {
    bookLent(state, action: PayloadAction<number>) {
      state.lent += action.payload
    },
  },
})`

test('a type error is reported at the line and column of the page', async () => {
  const text = `# Desk\n\n${block('ts title="desk.ts"', SLICE)}\n- In a list:\n\n  \`\`\`ts\n  import { desk } from './desk'\n  desk.actions.bookLent('one')\n  \`\`\`\n`
  const { problems } = await samples.check([{ source: 'api/desk.mdx', text }])
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/api/desk.mdx:20:25  Argument of type 'string' is not assignable to parameter of type 'number'. (TS2345)
        18 |   \`\`\`ts
        19 |   import { desk } from './desk'
      > 20 |   desk.actions.bookLent('one')
           |                         ^
        21 |   \`\`\`"
  `)
})

test('a stated type error must occur, where the block says so', async () => {
  const failing = "const lent: number = 'one'\nexport { lent }"
  expect(await mistakesOf(block('ts errors="2322"', failing))).toBe('')
  expect(await mistakesOf(block('ts errors="2322" failing={1}', failing))).toBe('')
  expect(await mistakesOf(block('ts errors="2322" failing={2}', failing))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  The block states the error TS2322, which does not occur.
      Remove it, or show code that fails.
    content/page.mdx:2:7  Type 'string' is not assignable to type 'number'. (TS2322)
      The block expects this error, but on one of its failing lines."
  `)
  expect(await mistakesOf(block('ts errors="2345"', 'export const lent = 1'))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  The block states the error TS2345, which does not occur.
      Remove it, or show code that fails."
  `)
})

test('what a line prints, gives or throws must be what it says', async () => {
  const wrong = `const books = ['Emma']
console.log(books, 1) // [ "Emma" ]   1
console.log(books) // [ 'Dune' ]
books.length // → 2
const first = books[0]
// → 'Emma'
JSON.parse('{') // throws SyntaxError: Expected …
JSON.parse('1') // throws SyntaxError: Expected …
null.title // throws TypeError: Cannot read properties of null (reading 'name')
console.log({
  books,
})
// → {
//   books: ['Emma'],
// }
function never() {
  console.log(first) // Emma
}`
  expect(await mistakesOf(block('ts errors="18050" failing={9}', wrong))).toMatchInlineSnapshot(`
    "content/page.mdx:4:1  It prints [ 'Emma' ]
      The sample says: [ 'Dune' ]
    content/page.mdx:5:1  It gives 1
      The sample says: 2
    content/page.mdx:9:1  It does not throw.
      The sample says: throws SyntaxError: Expected …
    content/page.mdx:10:1  It throws TypeError: Cannot read properties of null (reading 'title')
      The sample says: TypeError: Cannot read properties of null (reading 'name')
    content/page.mdx:18:1  This line states a result, but it is never reached.
      Call what it is in."
  `)
})

test('a remark that states nothing is no result', async () => {
  expect(
    await mistakesOf(block('ts', '// 3\nlet lent = 1 // starts at one\nlent += 1 // throws the dice\n// so far\n')),
  ).toBe('')
})

test('a block that fails to load, or leaves a rejection to nobody, is reported where it happens', async () => {
  expect(
    await mistakesOf(block('tsx', "export const A = () => (\n  <p />\n)\n\nthrow new Error('closed')")),
  ).toMatchInlineSnapshot(`"content/page.mdx:6:1  It fails when it runs: Error: closed"`)
  expect(await mistakesOf(block('ts', "export {}\nvoid Promise.reject(new Error('late'))"))).toMatchInlineSnapshot(
    `"content/page.mdx:3:1  It fails when it runs: Error: late"`,
  )
})

test('results in callbacks are waited for, and the mock API answers', async () => {
  const code = `fetch('/api/books/bk-014')
  .then((response) => response.json())
  .then((book: { title: string }) => {
    console.log(book.title) // The Left Hand of Darkness
  })`
  expect(await mistakesOf(block('ts', code))).toBe('')
})

test('a block titled Console holds all that is printed; an error that is printed needs one', async () => {
  const code = "for (const book of ['Emma', 'Dune']) console.log(book)\nconsole.error('no shelf')"
  expect(await mistakesOf(block('ts', code))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  It prints an error: no shelf
      Correct the sample, or say so in a \`\`\`text block titled "Console" right after it."
  `)
  const stated = (text: string) => block('ts', code) + block('text title="Console"', text)
  expect(await mistakesOf(stated('Emma\nDune\nno shelf'))).toBe('')
  expect(await mistakesOf(stated('Emma'))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  It prints:
    Emma
    Dune
    no shelf
      The block "Console" below says:
      Emma"
  `)
})

test('a component must show what its block says', async () => {
  const code = `import { createApi, fetchBaseQuery, ApiProvider } from '@reduxjs/toolkit/query/react'
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ getBook: build.query<{ title: string }, string>({ query: (id) => \`books/\${id}\` }) }),
})
function Title() {
  const { data } = api.useGetBookQuery('bk-001')
  return <h2>{data ? data.title : 'Loading…'}</h2>
}
export function App() {
  return <ApiProvider api={api}><Title /></ApiProvider>
}`
  expect(await mistakesOf(block('tsx renders="Emma"', code))).toBe('')
  expect(await mistakesOf(block('tsx renders="Dune"', code))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  It shows: Emma
      The sample says: Dune"
  `)
})

test('listeners of the page follow the signals of requests', async () => {
  const code = `const stop = new AbortController()
let calls = 0
document.addEventListener('visibilitychange', () => calls++, { signal: stop.signal })
document.dispatchEvent(new Event('visibilitychange'))
stop.abort()
document.dispatchEvent(new Event('visibilitychange'))
console.log(calls) // 1`
  expect(await mistakesOf(block('ts', code))).toBe('')
})

test('a later block replaces a file, and what stands above still sees the old one', async () => {
  const text = [
    block('ts title="a.ts"', 'export const lent = 1'),
    block('ts', "import { lent } from './a'\nconsole.log(lent) // 1"),
    block('ts title="a.ts"', "export const lent = 'many'"),
    block('ts', "import { lent } from './a'\nconsole.log(lent) // many"),
    block('ts', "import { late } from './later'\nconsole.log(late) // 2"),
    block('ts title="later.ts"', 'export const late = 2'),
  ]
  expect(await mistakesOf(text.join('\n'))).toBe('')
})

test('a file goes on in a later block, hidden or shown', async () => {
  const text = [
    block('ts hidden', 'const lent = 1'),
    block('ts append', 'const returned = lent + 1'),
    block('ts hidden append', 'console.log(returned) // 3'),
  ]
  expect(await mistakesOf(text.join('\n'))).toMatchInlineSnapshot(`
    "content/page.mdx:10:1  It prints 2
      The sample says: 3"
  `)
})

test('a project may reach over several pages', async () => {
  const one = { source: 'one.mdx', text: block('ts title="a.ts" project="loan-desk"', 'export const lent = 1') }
  const two = { source: 'two.mdx', text: block('ts project="loan-desk"', "import { lent } from './a'\nlent // → 1") }
  expect((await samples.check([one, two])).problems).toEqual([])
})

test('fragments and blocks that are not run are counted with their reasons', async () => {
  const text = [
    block('ts fragment="the middle of a function"', 'return ('),
    block('ts norun="needs a server"', "throw new Error('no server')"),
    block('ts', 'export {}'),
  ]
  const { problems, ...counts } = await samples.check([{ source: 'page.mdx', text: text.join('\n') }])
  expect([problems, counts]).toMatchInlineSnapshot(`
    [
      [],
      {
        "blocks": 3,
        "checked": 2,
        "fragments": [
          {
            "line": 1,
            "reason": "the middle of a function",
            "source": "page.mdx",
          },
        ],
        "notRun": [
          {
            "line": 5,
            "reason": "needs a server",
            "source": "page.mdx",
          },
        ],
        "reused": 0,
        "run": 1,
      },
    ]
  `)
})

test('a title is the name of a file of that language', async () => {
  expect(await mistakesOf(block('ts title="A first try"', 'export {}'))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  A block of ts cannot be the file "A first try".
      The title of a block is the name of its file; say what it shows in the text above."
  `)
})

test('what types leave behind must be the same program', async () => {
  expect(await mistakesOf(block('ts errors="1294"', 'enum Shelf { Fiction }\nexport { Shelf }'))).toMatchInlineSnapshot(
    `"content/page.mdx:1:1  JavaScript cannot be made of it. It uses syntax that exists in TypeScript alone, such as an enum."`,
  )
})

test('an unchanged project is not checked again, wherever it stands in its page', async () => {
  const text = block('ts', 'export const shelf: number = true')
  const first = await samples.check([{ source: 'again.mdx', text }])
  const second = await samples.check([{ source: 'again.mdx', text: `One more line.\n\n${text}` }])
  expect([first.reused, second.reused]).toEqual([0, 1])
  expect(second.problems[0]?.place).toEqual({ file: 'content/again.mdx', line: 4, column: 14 })
})
