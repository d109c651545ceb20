import { readFileSync } from 'node:fs'
import { configureStore } from '@reduxjs/toolkit'
import { version } from 'esbuild'
import { expect, test, vi } from 'vitest'
import * as byHand from '../site/samples/what-you-stop-writing/by-hand.ts'
import { desk, library } from '../site/samples/what-you-stop-writing/with-toolkit.ts'
import { countCeremony } from '../site/scripts/count-ceremony.ts'
import { BUNDLES, measureBundle } from '../site/scripts/measure-sizes.ts'

const content = (page: string) => readFileSync(new URL(`../site/content/${page}.mdx`, import.meta.url), 'utf8')
const kilobytes = async (name: keyof typeof BUNDLES) => `${((await measureBundle(BUNDLES[name])) / 1000).toFixed(1)} kB`

test('the sizes on the front page are those of the installed packages', async () => {
  const landing = content('index')
  expect(landing).toContain(`<dt>Store and slices</dt><dd>${await kilobytes('store and slices')}</dd>`)
  expect(landing).toContain(`<dt>with React Redux</dt><dd>${await kilobytes('with React Redux')}</dd>`)
  expect(landing).toContain(`<dt>with RTK Query</dt><dd>${await kilobytes('with RTK Query and its hooks')}</dd>`)
  expect(landing).toContain(`esbuild ${version.replace(/\.\d+$/, '')}`)
})

test('the pages that tell sizes tell the same', async () => {
  const store = await kilobytes('store and slices')
  const react = await kilobytes('with React Redux')
  for (const page of ['introduction/getting-started', 'rtk-query/overview'])
    for (const size of [store, react]) expect(content(page), page).toContain(size)
})

test('what you stop writing is counted in the sources', () => {
  const landing = content('index')
  for (const [name, before, after] of countCeremony())
    expect(landing).toContain(`<tr><th scope="row">${name}</th><td>${before}</td><td>${after}</td></tr>`)
})

test('the two versions that are counted do the same', async () => {
  const steps = ['lent bk-001', 'lent bk-014', 'returned bk-001']
  const run = (
    reducer: typeof byHand.deskReducer,
    actions: { lent: typeof byHand.lent; returned: typeof byHand.lent },
  ) =>
    steps.reduce(
      (state, step) => {
        const [name, id] = step.split(' ') as ['lent' | 'returned', string]
        return reducer(state, actions[name](id))
      },
      reducer(undefined, { type: 'begin' }),
    )
  expect(run(byHand.deskReducer, byHand)).toEqual(run(desk.reducer, desk.actions))

  const book = { id: 'bk-001', title: 'Emma' }
  const network = async () => Response.json(book)
  vi.stubGlobal('fetch', network)
  const thunks = configureStore({ reducer: { book: byHand.bookReducer } })
  await thunks.dispatch(byHand.fetchBook('bk-001'))
  expect(thunks.getState().book).toEqual({ isLoading: false, error: null, book })

  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, 'http://library.example'), init)
      }
    },
  )
  const queries = configureStore({
    reducer: { api: library.reducer },
    middleware: (getDefault) => getDefault().concat(library.middleware),
  })
  const { data, isSuccess } = await queries.dispatch(library.endpoints.book.initiate('bk-001'))
  expect({ data, isSuccess }).toEqual({ data: book, isSuccess: true })
  queries.dispatch(library.util.resetApiState())
  vi.unstubAllGlobals()
})
