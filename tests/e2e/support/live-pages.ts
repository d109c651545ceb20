/** A site with live examples of each kind, and how a reader handles one. */
import { expect, type Locator, type Page } from '@playwright/test'
import { LIVE_SETTINGS } from './live-settings.ts'
import type { Variant } from './write-site.ts'

const SLICE = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const desk = createSlice({
  name: 'desk',
  initialState: { copies: 5, onLoan: ['c-1'] },
  reducers: {
    lent(state, action: PayloadAction<string>) {
      state.onLoan.push(action.payload)
    },
    returned(state) {
      state.onLoan.pop()
    },
  },
})

export const { lent, returned } = desk.actions
`

// On a busy machine the checks warn that they were slow, and the console that then comes moves what is below the example.
const STORE = `import { configureStore } from '@reduxjs/toolkit'
import { desk } from './desk'

export const store = configureStore({
  reducer: { desk: desk.reducer },
  middleware: (defaults) =>
    defaults({ immutableCheck: { warnAfter: 1e9 }, serializableCheck: { warnAfter: 1e9 } }),
})
export type RootState = ReturnType<typeof store.getState>
`

const APP = `import { Provider, useDispatch, useSelector } from 'react-redux'
import { lent, returned } from './desk'
import { type RootState, store } from './store'

function Desk() {
  const { copies, onLoan } = useSelector((state: RootState) => state.desk)
  const dispatch = useDispatch()
  return (
    <>
      <p>
        {onLoan.length} of {copies} copies on loan
      </p>
      <button onClick={() => dispatch(lent('c-' + (onLoan.length + 1)))}>Lend</button>
      <button onClick={() => dispatch(returned())}>Return</button>
    </>
  )
}

export default function App() {
  return (
    <Provider store={store}>
      <Desk />
    </Provider>
  )
}
`

const LIBRARY = `import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { Provider } from 'react-redux'

const library = createApi({
  reducerPath: 'library',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://library.example/api' }),
  tagTypes: ['Book'],
  endpoints: (build) => ({
    getBook: build.query<{ title: string }, string>({ query: (id) => 'books/' + id, providesTags: ['Book'] }),
  }),
})

const store = configureStore({
  reducer: { library: library.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(library.middleware),
})

function Book() {
  const { data, isError, isFetching, refetch } = library.useGetBookQuery('bk-014')
  return (
    <>
      <p>{isFetching ? 'Loading' : isError ? 'It failed' : data?.title}</p>
      <button onClick={refetch}>Fetch again</button>
    </>
  )
}

export default function App() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Provider store={store}>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      {isOpen && <Book />}
    </Provider>
  )
}
`

const block = (title: string, code: string, language = 'ts', more = '') =>
  `\`\`\`${language} title="${title}"${more}\n${code}\`\`\`\n`

const page = (title: string, ...parts: string[]) =>
  [`---\ntitle: ${title}\ndescription: A page of the tests.\n---\n`, 'Some text.\n', ...parts, 'The end.\n'].join('\n')

/** `/guide/live` has three examples, `/guide/data` one with the mock API. */
export const LIVE_PAGES: Variant = {
  config: {
    ...LIVE_SETTINGS,
    sidebars: { docs: ['guide/start', 'guide/long', 'guide/tabs', 'guide/live', 'guide/data'] },
  },
  files: {
    'content/guide/live.mdx': page(
      'Live',
      '<Live title="Lending desk" id="desk" press="Lend, Return">\n',
      block('desk.ts', SLICE),
      block('App.tsx', APP, 'tsx'),
      block('store.ts', STORE, 'ts', ' hidden'),
      block('Main.tsx', "export { default } from './App'\n", 'tsx', ' hidden'),
      '</Live>\n',
      '## Another\n',
      '<Live title="Console" id="console">\n',
      block('main.ts', "console.log('first', { a: 1 })\nconsole.warn('careful')\n"),
      '</Live>\n',
      '<Live title="One file" id="one">\n',
      block('Hello.tsx', 'export default function Hello() {\n  return <p>Hello</p>\n}\n', 'tsx'),
      '</Live>\n',
    ),
    'content/guide/data.mdx': page(
      'Data',
      '<Live title="A book" id="book" api latency={50}>\n',
      block('App.tsx', LIBRARY, 'tsx'),
      '</Live>\n',
    ),
  },
}

/** A live example by its title. */
export const example = (page: Page, title: string): Locator => page.getByRole('figure', { name: title, exact: true })

/** What an example shows; while a new run is on its way, the one before. */
export const preview = (live: Locator) => live.locator('iframe:visible').contentFrame()

/** Opens the fold round an example, if it stands in one. */
export async function unfold(live: Locator): Promise<void> {
  const fold = live.locator('xpath=ancestor::details[not(@open)]')
  if ((await fold.count()) > 0) await fold.locator('> summary').click()
  await expect(live).toBeVisible()
}

/** Presses Run and waits until the editor has taken the place of the served code. */
export async function run(live: Locator): Promise<void> {
  await live.getByRole('button', { name: /^Run/ }).first().click()
  await expect(live.locator('.cm-content')).toBeVisible()
}

/** The editor, with a file open. */
export async function openFile(live: Locator, name: string): Promise<Locator> {
  await live.getByRole('tab', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) }).click()
  const box = live.getByRole('textbox', { name: `Code of ${name}` })
  await expect(box).toBeVisible()
  return box
}

/** Replaces a piece of a file as a reader would: select all, type. */
export async function edit(live: Locator, name: string, from: string | RegExp, to: string): Promise<void> {
  const box = await openFile(live, name)
  await expect.poll(() => codeOf(box)).toMatch(from instanceof RegExp ? from : new RegExp(literally(from)))
  const code = await codeOf(box)
  await box.focus()
  await box.press('ControlOrMeta+a')
  await box.page().keyboard.insertText(code.replace(from, to))
}

/** The lines in the editor; none while it is being made. */
export async function codeOf(box: Locator): Promise<string> {
  return (await box.locator('.cm-line').allInnerTexts()).map((line) => line.replace(/\n$/, '')).join('\n')
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The types in the action log, in order. */
export const actionsOf = async (live: Locator): Promise<string[]> =>
  live
    .getByRole('group', { name: 'Action log' })
    .locator('li b')
    .evaluateAll((all) => all.map((type) => type.textContent ?? ''))
