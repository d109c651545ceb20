import { expect, test, vi } from 'vitest'
import { formatProblem } from '#model/problem.ts'
import { projectWorld } from '../testing/project-world.ts'
import { checkHomes } from './check-homes.ts'
import { openFacts } from './open-facts.ts'
import { readFacts } from './page-facts.ts'

vi.setConfig({ testTimeout: 120_000 })

const facts = openFacts(
  projectWorld({
    entryPoints: ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
    facts: { messages: ['@reduxjs/toolkit/dist', 'redux/dist/redux.mjs', 'immer/dist/immer.mjs'] },
  }),
)
const check = (text: string) => facts([{ source: 'api/page.mdx', text }])
const mistakesOf = (text: string) =>
  check(text)
    .problems.map(({ frame: _frame, ...problem }) => formatProblem(problem))
    .join('\n')

const table = (attributes: string, ...rows: string[]) =>
  `<Options ${attributes}>\n${rows.map((row) => `  <Option ${row}>\n    Text.\n  </Option>`).join('\n')}\n</Options>\n`

test('a table of options has every option of its type and no other', () => {
  const right = ['name="reducerPath"', 'name="overrideExisting"']
  const type = `type="NonNullable<Parameters<Slice['injectInto']>[1]>"`
  expect(mistakesOf(table(type, ...right))).toBe('')
  expect(
    mistakesOf(`# Inject\n\n${table(type, 'name="reducerPath" required', 'name="overideExisting"')}`),
  ).toMatchInlineSnapshot(`
      "content/api/page.mdx:3:1  "NonNullable<Parameters<Slice['injectInto']>[1]>" has an option "overrideExisting", which the table leaves out.
      content/api/page.mdx:4:3  The types say that "reducerPath" is not required.
      content/api/page.mdx:7:3  "NonNullable<Parameters<Slice['injectInto']>[1]>" has no option "overideExisting".
        Did you mean "overrideExisting"?"
    `)
})

test('a table shows its place', () => {
  expect(
    formatProblem(check(`# Inject\n\n${table('of="AutoBatchOptions"', 'name="typ"')}`).problems[0] as never),
  ).toMatchInlineSnapshot(`
      "content/api/page.mdx:3:1  "AutoBatchOptions" has an option "type", which the table leaves out.
          1 | # Inject
          2 |
        > 3 | <Options of="AutoBatchOptions">
            | ^
          4 |   <Option name="typ">"
    `)
})

test('options are left out of a table for a reason only', () => {
  const rows = ['name="name" required', 'name="initialState" required', 'name="reducers" required']
  const of = 'of="CreateSliceOptions"'
  expect(mistakesOf(table(`${of} omit="reducerPath, extraReducers, selectors: shown below"`, ...rows))).toBe('')
  expect(mistakesOf(table(`${of} omit="reducerPath, extraReducers, selectors"`, ...rows))).toMatchInlineSnapshot(`
    "content/api/page.mdx:1:1  "omit" has no reason.
      Write omit="name, name: why they are not here"."
  `)
})

test('a table names a type of the package, or says why it cannot', () => {
  expect(mistakesOf(table('of="SliceOptions"', 'name="name"'))).toMatchInlineSnapshot(`
    "content/api/page.mdx:1:1  The options of "SliceOptions" are not known. No entry point of the package exports a type of that name.
      Name it: of="ShelfOptions", or type="…" for a type without a name. unchecked="why" if there is none."
  `)
  expect(mistakesOf(table('', 'name="name"'))).toMatchInlineSnapshot(`
    "content/api/page.mdx:1:1  The table names no type.
      Name it: of="ShelfOptions", or type="…" for a type without a name. unchecked="why" if there is none."
  `)
  expect(mistakesOf(table('type="Parameters<typeof createSlice>[7]"', 'name="name"'))).toMatchInlineSnapshot(`
    "content/api/page.mdx:1:1  The options of "Parameters<typeof createSlice>[7]" are not known. Tuple type '[options: CreateSliceOptions<unknown, SliceCaseReducers<unknown>, string, string, SliceSelectors<unknown>>]' of length '1' has no element at index '7'.
      Name it: of="ShelfOptions", or type="…" for a type without a name. unchecked="why" if there is none."
  `)
  const { problems, uncheckedTables } = check(table('unchecked="columns of a file"', 'name="name"'))
  expect([problems, uncheckedTables]).toEqual([[], [{ source: 'api/page.mdx', line: 1, reason: 'columns of a file' }]])
})

test.each([
  ['You must provide an `initialState` value that is not `undefined`. You may have misspelled `initialState`'],
  ['Unexpected key "reports" found in preloadedState argument passed to createStore. Expected to find one of …'],
  ["Error: Actions must be plain objects. Instead, the actual type was: 'Promise'."],
  ['[Immer] An immer producer returned a new value *and* modified its draft.'],
  ["error TS2304: Cannot find name 'NoInfer'"],
  ["TypeError: Cannot read properties of undefined (reading 'type')"],
])('a message that exists: %s', (message) => {
  expect(mistakesOf(`\`\`\`error\n${message}\n\`\`\``)).toBe('')
})

test.each([
  ['You must provide an `initialState` value that is not `null`. You may have misspelled `initialState`'],
  ["Actions must be plain objects. Instead, the type was: 'Promise'."],
  ['Something went wrong with the slice.'],
  ['undefined'],
])('a message that does not exist: %s', (message) => {
  expect(check(`\`\`\`error\n${message}\n\`\`\``).problems.length).toBe(1)
})

test('a wrong message is reported at its line, in a block and as a question', () => {
  const text =
    'Text.\n\n```error\nThe store has no reducers at all\n```\n\n<Question title="`No such slice in the state`" id="a">\n\nB.\n\n</Question>\n'
  expect(mistakesOf(text)).toMatchInlineSnapshot(`
    "content/api/page.mdx:4:1  The package has no such message: The store has no reducers at all
      Copy it from node_modules/@reduxjs/toolkit/dist; write … where it goes on. Other output goes into a \`\`\`text block.
    content/api/page.mdx:7:1  The package has no such message: No such slice in the state
      Copy it from node_modules/@reduxjs/toolkit/dist; write … where it goes on. Other output goes into a \`\`\`text block."
  `)
})

test('an export is documented where a page names it in text, heading or table, not in a sample', () => {
  const { undocumented, exports } = check('## createSlice\n\n`configureStore()`\n\n```ts\ncreateAction\n```\n')
  const missing = undocumented.get('@reduxjs/toolkit')
  expect(exports).toBeGreaterThan(200)
  expect(['createSlice', 'configureStore', 'createAction'].map((name) => missing?.includes(name))).toEqual([
    false,
    false,
    true,
  ])
})

test('an export is documented on the page that is responsible for it', () => {
  const pages = [
    { source: 'api/createSlice.mdx', text: '## `createSlice`\n\nAnd `createAction`.\n' },
    { source: 'api/createAction.mdx', text: 'Text.\n' },
  ]
  const names = new Set(['createSlice', 'createAction', 'nanoid'])
  const homes = { '/api/createSlice': ['createSlice', 'sliceOf'], '/api/createAction': ['createAction'] }
  const problems = checkHomes(homes, pages, pages.map(readFacts), names)
  expect(problems.map(({ hint: _hint, ...problem }) => formatProblem(problem)).join('\n')).toMatchInlineSnapshot(`
    "content/api/createSlice.mdx  The page does not document the export "sliceOf".
    content/api/createAction.mdx  The page does not document the export "createAction".
    export-homes.ts  No page is responsible for the export "nanoid".
    export-homes.ts  The package does not export "sliceOf"."
  `)
  const right = { '/api/createSlice': ['createSlice', 'createAction'] }
  expect(checkHomes(right, pages, pages.map(readFacts), new Set(['createSlice', 'createAction']))).toEqual([])
})
