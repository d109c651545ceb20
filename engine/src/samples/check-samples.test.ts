import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { formatProblem } from '#model/problem.ts'
import { openSampleCheck } from './check-samples.ts'
import { projectWorld } from './testing/project-world.ts'

// The first check loads TypeScript and the declarations of every package.
vi.setConfig({ testTimeout: 120_000 })

const cacheDir = mkdtempSync(join(tmpdir(), 'samples-'))
const world = projectWorld({
  modules: { 'harbour-library': join(ENGINE_ROOT, '../site/samples/harbour-library/harbour-library.ts') },
  api: 'harbour-library',
})
const samples = openSampleCheck(cacheDir, world)
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

test('what was found is told again from the record, which checks nothing', async () => {
  const pages = [{ source: 'page.mdx', text: block('ts', "export const lent: number = 'one'") }]
  const { problems } = await samples.check(pages)
  expect(problems).toHaveLength(1)
  expect(await samples.recorded(pages)).toMatchObject({ open: 0, problems })
})

test('a stated type error must occur, where the block says so', async () => {
  const failing = "const lent: number = 'one'\nexport { lent }"
  expect(await mistakesOf(block('ts errors="2322" failing={1}', failing))).toBe('')
  expect(await mistakesOf(block('ts errors="2322"', failing))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  "errors" stands without "failing".
      Add failing={…} with the lines on which these errors occur."
  `)
  expect(await mistakesOf(block('ts errors="2322" failing={1,2}', failing))).toMatchInlineSnapshot(
    `"content/page.mdx:3:1  The line is marked as failing, and has no error."`,
  )
  expect(await mistakesOf(block('ts errors="2322" failing={2}', failing))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  The block states the error TS2322, which does not occur.
      Remove it, or show code that fails.
    content/page.mdx:2:7  Type 'string' is not assignable to type 'number'. (TS2322)
      The block expects this error, but not here. Mark the line: failing={1}."
  `)
  expect(await mistakesOf(block('ts errors="2345" failing={1}', 'export const lent = 1'))).toMatchInlineSnapshot(`
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

test('time passes for a sample when nothing else is left to do, in a page as in Node', async () => {
  const code = `const begin = Date.now()
const late = new Promise((resolve) => AbortSignal.timeout(3_600_000).addEventListener('abort', () => resolve('late')))
await new Promise((resolve) => setTimeout(resolve, 1_800_000))
const book = await fetch('/api/books/bk-014').then((response) => response.json())
console.log(book.title) // The Left Hand of Darkness
console.log(await Promise.race([late, book.title])) // The Left Hand of Darkness
console.log(await late) // late
console.log((Date.now() - begin) / 60_000) // 60`
  expect(await mistakesOf(block('ts', code))).toBe('')
  expect(await mistakesOf(block('ts', `${code}\ndocument.title = 'over'`))).toBe('')
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

test('events, signals and forms of a page are of one kind, and requests take them', async () => {
  const code = `import { createHarbourLibrary } from 'harbour-library'

const page = document
const stop = new AbortController()
let calls = 0
for (const target of [page, new EventTarget(), stop.signal])
  target.addEventListener('lent', () => calls++, { signal: stop.signal })
page.dispatchEvent(new Event('lent'))
stop.signal.dispatchEvent(new CustomEvent('lent'))
console.log(calls) // 2
const own = createHarbourLibrary({ latency: 1000 })
const request = new Request('/books', { signal: stop.signal })
console.log(request.signal === stop.signal, new Request(request).signal === stop.signal) // true true
const answer = own.fetch(request)
stop.abort()
page.dispatchEvent(new Event('lent'))
console.log(calls) // 2
await answer // throws AbortError: …
await fetch('/books', { signal: AbortSignal.abort('closed') }).catch((reason) => console.log(reason)) // closed
page.body.innerHTML = '<form><input name="title" value="Emma"></form>'
const form = new FormData(page.querySelector('form') ?? undefined)
form.append('cover', new File(['a dog'], 'dog.txt', { type: 'text/plain' }))
const text = await new Request('/books', { method: 'POST', body: form }).text()
console.log(text.includes('Emma'), text.includes('filename="dog.txt"'), text.includes('a dog')) // true true true
console.log(await new Blob(['a dog']).text()) // a dog`
  expect(await mistakesOf(block('ts', code))).toBe('')
})

test('a form action of React gets what its form holds', async () => {
  const code = `import { useActionState } from 'react'
import { createRoot } from 'react-dom/client'

function Lend() {
  const [title, lend] = useActionState((_before: string, form: FormData) => String(form.get('title')), 'nothing')
  return <form action={lend}><input name="title" defaultValue="Emma" /><button>Lend</button><p>Lent: {title}</p></form>
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<Lend />)
const wait = () => new Promise((resolve) => setTimeout(resolve, 5))
while (!document.querySelector('button')) await wait()
document.querySelector('button')?.click()
export {}`
  expect(await mistakesOf(block('tsx renders="Lent: Emma"', code))).toBe('')
})

test.each([
  ['Node', ''],
  ['a page', 'console.log(document.title.length) // 0\n'],
])('the channel of the library is heard in %s', async (_where, first) => {
  const code = `import { library } from 'harbour-library'

library.channel.addEventListener('message', (event) => {
  console.log((event as MessageEvent).data.type)
})
const send = (method: string, path: string, body: object) => fetch(path, { method, body: JSON.stringify(body) })
console.log((await send('POST', '/loans', { bookId: 'bk-001', memberId: 'mb-01' })).status)
console.log((await send('PATCH', '/books/bk-001', { copies: 9 })).status)`
  const said = `${first && '0\n'}loan.created\n201\nbook.updated\n200`
  expect(await mistakesOf(block('ts', first + code) + block('text title="Console"', said))).toBe('')
})

test('what a bundler gives every file has types', async () => {
  const code = `console.log(process.env.NODE_ENV) // development
console.log(import.meta.env.DEV, process.env.HARBOUR) // true undefined
import.meta.hot?.accept('./rootReducer', (next) => next?.rootReducer)
process.exit()
export {}`
  expect(await mistakesOf(block('ts errors="2339" failing={4} norun="it would end"', code))).toBe('')
  expect(await mistakesOf(block('ts', code.replace('process.exit()\n', '')))).toBe('')
})

test('a console that a sample has replaced is back for the next one', async () => {
  const quiet = block('ts', 'console.error = () => {}\nexport {}')
  const loud = block('ts', "console.error('late')\nexport {}") + block('text title="Console"', 'late')
  expect(await mistakesOf(quiet + loud.repeat(3))).toBe('')
})

test('so are other globals: chance, clock, and what the sample has added', async () => {
  const still = block(
    'ts',
    'Math.random = () => 0\nDate.now = () => 0\nObject.assign(globalThis, { added: 1 })\nexport {}',
  )
  const code = "console.log(Math.random() !== Math.random(), Date.now() > 0, 'added' in globalThis) // true true false"
  expect(await mistakesOf(still)).toBe('')
  expect(await mistakesOf(block('ts', `${code}\nexport {}`).repeat(3))).toBe('')
})

test('warnings of a busy machine count only where they are stated', async () => {
  const slow = 'ImmutableStateInvariantMiddleware took 34ms, which is more than the warning threshold of 32ms.'
  const code = `console.warn('${slow}')\nconsole.log('Emma')`
  expect(await mistakesOf(block('ts', code) + block('text title="Console"', 'Emma'))).toBe('')
  expect(await mistakesOf(block('ts', code) + block('text title="Console"', `${slow}\nEmma`))).toBe('')
  expect(await mistakesOf(block('ts', code) + block('text title="Console"', 'Dune'))).toMatchInlineSnapshot(`
    "content/page.mdx:1:1  It prints:
    Emma
      The block "Console" below says:
      Dune"
  `)
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

test('a file that adds to a module reaches those that import the module, and no others', async () => {
  const page = (lent: string) => ({
    source: 'additions.mdx',
    text: [
      block('ts title="desk.ts"', 'export interface Desk { open: boolean }'),
      block('ts title="loans.ts"', `declare module './desk' {\n  interface Desk { lent: ${lent} }\n}\nexport {}`),
      block(
        'ts title="look.ts"',
        "import type { Desk } from './desk'\nexport const desk: Desk = { open: true, lent: 1 }",
      ),
      block('ts title="other.ts"', 'export const other = 1'),
    ].join('\n'),
  })
  expect((await samples.check([page('number')])).problems).toEqual([])
  const { problems, reused } = await samples.check([page('string')])
  expect([problems.map(({ place }) => place.line), reused]).toEqual([[14], 1])
  expect((await samples.check([page('number')])).problems).toEqual([])
})

test('later checks find what a first one would', async () => {
  const page = (code: string) => ({ source: 'later.mdx', text: block('ts title="a.ts"', code) })
  const wrong = "let lent = 1\nlet lent = 'one'\nexport {}"
  const first = await samples.check([page(wrong)])
  expect(first.problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "It fails when it runs: SyntaxError: Identifier 'lent' has already been declared",
      "Cannot redeclare block-scoped variable 'lent'. (TS2451)",
      "Cannot redeclare block-scoped variable 'lent'. (TS2451)",
    ]
  `)
  expect((await samples.check([page("// @ts-expect-error\nexport const a: number = 'one'")])).problems).toEqual([])
  const again = await samples.check([page(`${wrong}\n`)])
  expect(again.problems).toEqual(first.problems)
  const unknown = await samples.check([page("import { map } from 'no-such-package'\nmap()")])
  expect(unknown.problems.some(({ message }) => message.includes("Cannot find module 'no-such-package'"))).toBe(true)
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
  expect(
    await mistakesOf(block('ts errors="1294" failing={1}', 'enum Shelf { Fiction }\nexport { Shelf }')),
  ).toMatchInlineSnapshot(
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
