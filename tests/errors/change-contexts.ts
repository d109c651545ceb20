/*
 * A program around each change of `site/public/error-codes.json`. `CHANGE` stands for its lines: with those before the change the
 * program must throw the message, with those after it must run and pass the type checker.
 */

/** What every program may use. */
export const COMMON = `
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { createDispatchHook, createSelectorHook, createStoreHook, Provider, type ReactReduxContextValue } from 'react-redux'
import {
  type Action, asyncThunkCreator, buildCreateSlice, combineSlices, configureStore, createAction, createAsyncThunk,
  createListenerMiddleware, createReducer, createSlice, isAnyOf, type Middleware, type PayloadAction, type StoreEnhancer,
} from '@reduxjs/toolkit'
import { ApiProvider, buildCreateApi, coreModule, createApi, fakeBaseQuery, reactHooksModule } from '@reduxjs/toolkit/query/react'

interface Desk { lent: number }
interface Book { id: string }
interface Report { id: string }
const initialState: Desk = { lent: 0 }
const lend = (state: Desk) => { state.lent++ }
const count = (state: Desk) => { state.lent += 10 }
const bookLent = createAction<string>('loans/bookLent')
const bookReturned = createAction<string>('loans/bookReturned')
const bookAdded = createAction<string>('shelf/bookAdded')
const signedOut = createAction('session/signedOut')
const isLoan = isAnyOf(bookLent, bookReturned)
const fetchBook = createAsyncThunk('books/fetch', async (id: string) => ({ id }))
const logger: Middleware = () => (next) => (action) => next(action)
const counter: StoreEnhancer = (next) => next
const countActions = counter
const isDev = Math.random() > 2
const reducer = createReducer(initialState, (builder) => builder.addCase(bookLent, lend))
const query = (id: string) => 'books/' + id
const libraryApi = createApi({
  reducerPath: 'library',
  baseQuery: () => ({ data: { id: 'bk-014' } }),
  endpoints: (build) => ({ getBook: build.query<Book, string>({ query }) }),
})
`

const lines = (...parts: string[]) => parts.join('\n')

/** Options of a store with the change among them. */
const store = (reducer = 'reducer') => lines(`configureStore({ reducer: ${reducer},`, 'CHANGE', '})')

/** Options of a slice with the change among them. */
const slice = (create: string, options = '') =>
  lines(`${create}({ name: 'books', initialState, ${options}`, 'CHANGE', '})')

const appSlice = 'buildCreateSlice({ creators: { asyncThunk: asyncThunkCreator } })'

/** A builder's calls with the change among them. */
const builder = lines('createReducer(initialState, (builder) => {', 'CHANGE', '})')

const listener = 'const listenerMiddleware = createListenerMiddleware()'

/** An infinite query with the change among its options. */
const feed = lines(
  'const getNextPageParam = (_last: unknown, _all: unknown, page: number) => page + 1',
  'const getPreviousPageParam = (_first: unknown, _all: unknown, page: number) => page - 1',
  "createApi({ reducerPath: 'feed', baseQuery: () => ({ data: [] as string[] }), endpoints: (build) => ({",
  'getFeed: build.infiniteQuery<string[], void, number>({ query: ({ pageParam }) => String(pageParam),',
  'CHANGE',
  '}) }) })',
)

const PROGRAMS: Record<string, string> = {
  0: lines('CHANGE', 'bookLent("bk-014")'),
  1: 'CHANGE',
  2: 'CHANGE',
  3: store(),
  4: store('{ library: libraryApi.reducer }'),
  5: 'CHANGE',
  6: store(),
  7: store(),
  8: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
  9: lines('CHANGE', 'lent(undefined, bookLent("bk-014"))'),
  11: 'CHANGE',
  13: lines(
    'const load = async () => {}',
    'const show = (state: Desk) => { state.lent = 0 }',
    `const create = ${appSlice}`,
    slice('create'),
  ),
  14: `${slice('createSlice', 'reducers: {},')}.reducer(undefined, signedOut())`,
  15: lines(
    "const deskSlice = createSlice({ name: 'desk', initialState, reducers: {}, selectors: { selectLent: (state) => state.lent } })",
    'CHANGE',
    'deskSlice.selectors.selectLent(store.getState())',
  ),
  16: lines(
    "const deskSlice = createSlice({ name: 'desk', initialState, reducers: {}, selectors: { selectLent: (state) => state.lent } })",
    'const store = configureStore({ reducer: { desk: deskSlice.reducer } })',
    'type RootState = ReturnType<typeof store.getState>',
    'CHANGE',
    'selectLent(store.getState())',
  ),
  17: lines('const prepare = (id: string) => ({ payload: id })', slice('createSlice')),
  18: lines(
    'CHANGE',
    "name: 'books', initialState, reducers: (create) => ({ loaded: create.asyncThunk(async () => {}) }) })",
  ),
  19: lines(
    "const shelf = (state = { titles: ['Emma', 'Dune'] }) => state",
    'const store = configureStore({ reducer: shelf })',
    'const selectTitles = (state: ReturnType<typeof shelf>) => state.titles',
    'CHANGE',
    "store.dispatch({ type: 'next' })",
    'void titles',
  ),
  20: lines('CHANGE', 'const store = configureStore({ reducer: { titles } })', "store.dispatch(bookAdded('Emma'))"),
  21: lines(listener, 'CHANGE'),
  23: lines(
    'let failure: unknown',
    'let end = () => {}',
    'const ended = new Promise<void>((resolve) => { end = resolve })',
    'const console = { log: (..._values: unknown[]) => end() }',
    'const listenerMiddleware = createListenerMiddleware({ onError: (error) => { failure = error; end() } })',
    'listenerMiddleware.startListening({ actionCreator: bookLent,',
    'CHANGE',
    '})',
    'const store = configureStore({ reducer, middleware: (all) => all().prepend(listenerMiddleware.middleware) })',
    "store.dispatch(bookLent('bk-014'))",
    'await ended',
    'if (failure) throw failure',
  ),
  24: lines(
    "const desk = createSlice({ name: 'desk', initialState, reducers: {} })",
    'const rootReducer = combineSlices(desk).withLazyLoadedSlices<{ reports: Report[] }>()',
    'const store = configureStore({ reducer: rootReducer })',
    '{',
    'CHANGE',
    '}',
    'rootReducer.selector((state) => state.reports)(store.getState())',
  ),
  25: lines(
    "const desk = createSlice({ name: 'desk', initialState, reducers: {} })",
    'const rootReducer = combineSlices(desk)',
    'type RootState = ReturnType<typeof rootReducer>',
    'const store = configureStore({ reducer: rootReducer })',
    'CHANGE',
    'selectStored(store.getState())',
  ),
  26: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
  27: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
  28: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
  29: `${builder}(undefined, bookLent("bk-014"))`,
  30: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
  31: `${builder}(undefined, bookLent("bk-014"))`,
  32: lines(listener, 'const printSlip = (): void => {}', 'CHANGE'),
  33: lines(
    'const readBook = async (id: string): Promise<Book> => ({ id })',
    "const api = createApi({ reducerPath: 'fake', baseQuery: fakeBaseQuery(), endpoints: (build) => ({",
    'CHANGE',
    '}) })',
    'const store = configureStore({ reducer: { fake: api.reducer }, middleware: (all) => all().concat(api.middleware) })',
    "const { error } = await store.dispatch(api.endpoints.getBook.initiate('bk-014'))",
    'if (error) throw error',
  ),
  34: lines(
    'const api = libraryApi',
    'CHANGE',
    "const request = store.dispatch(api.endpoints.getBook.initiate('bk-014'))",
    'request.unsubscribe()',
  ),
  35: lines('const App = () => null', 'const store = configureStore({ reducer })', 'renderToString(', 'CHANGE', ')'),
  36: lines(
    'const LibraryContext = React.createContext<ReactReduxContextValue | null>(null)',
    'const create = buildCreateApi(coreModule(),',
    'CHANGE',
    ')',
    'void create',
  ),
  37: lines(
    'const api = libraryApi',
    'CHANGE',
    "const Title = () => <p>{api.useGetBookQuery('bk-014').data?.id}</p>",
    'renderToString(<Provider store={store}><Title /></Provider>)',
  ),
  38: lines(
    'const store = configureStore({',
    '  reducer: { library: libraryApi.reducer },',
    '  middleware: (all) => all().concat(libraryApi.middleware),',
    '})',
    'let press = () => {}',
    'function Screen() {',
    "  const { refetch, isUninitialized } = libraryApi.useGetBookQuery('bk-014', { skip: true })",
    '  const button: React.ReactElement<React.ComponentProps<"button">> = (',
    'CHANGE',
    '  )',
    '  press = () => { if (!button.props.disabled) button.props.onClick?.({} as React.MouseEvent<HTMLButtonElement>) }',
    '  void isUninitialized',
    '  return button',
    '}',
    'renderToString(<Provider store={store}><Screen /></Provider>)',
    'press()',
  ),
  39: 'CHANGE',
  40: feed,
  41: feed,
  42: lines(
    'const booksApi = libraryApi.injectEndpoints({ endpoints: () => ({}) })',
    store('{ library: libraryApi.reducer }'),
  ),
  43: lines('CHANGE', 'desk(undefined, bookLent("bk-014"))'),
}

/** The program around a change, by the code of its error: a function, and what has to stand before it. Null: there is none. */
export function programOf(code: string, change: string): { imports: string; text: string } | null {
  const body = PROGRAMS[code]
  if (body === undefined) return null
  const isImport = (line: string) => line.startsWith('import ')
  const [imports, rest] = [true, false].map((wanted) => change.split('\n').filter((line) => isImport(line) === wanted))
  const inside = body.replace('CHANGE', () => lines(...(rest ?? [])).replace(/^export /gm, ''))
  return { imports: lines(...(imports ?? [])), text: lines(`export async function run${code}() {`, inside, '}') }
}

/** The file that a change imports from: it has no default export. */
export const DESK_SLICE = 'export const deskReducer = (state = { lent: 0 }) => state'
