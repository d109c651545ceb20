import { beforeAll, describe, expect, test } from 'vitest'
import type { HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { installPackages } from './install-packages.ts'
import { serveLibrary, withOwnServer } from './library-server.ts'
import { look } from './look.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const page = readPage('rtk-query/usage/persistence-and-rehydration')
const guide = readPage('usage/usage-guide')

/** The reader's own screen. The page says in a sentence that `PersistGate` goes around it. */
const APP_FILE = `import { Provider } from 'react-redux'
import { PersistGate } from 'redux-persist/integration/react'
import { persistor, store } from './app/persistedStore'
import { persistedApi } from './services/persistedApi'

function Shelves() {
  const { data } = persistedApi.useGetShelvesQuery()
  return <p>{data ? data.join(', ') : 'Loading…'}</p>
}

export default function App() {
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <Shelves />
      </PersistGate>
    </Provider>
  )
}
`

describe('redux-persist, in a new Vite project', () => {
  let project: RealProject
  let library: HarbourLibrary
  beforeAll(async () => {
    library = await serveLibrary()
    project = await viteProject('redux-persist', readPage('tutorials/quick-start'))
    await installPackages(project, page.install('redux-persist'))
  })

  test('the stores of the page and of the usage guide are typed and build', async () => {
    const files = ['services/persistedApi.ts', 'app/persistedStore.ts', 'app/persistedSlice.ts', 'app/persistConfig.ts']
    project.write(withOwnServer(page.files(files)), 'src')
    project.write([{ name: 'src/App.tsx', code: APP_FILE }])
    const ofGuide = ['app/persistedStore.ts', 'features/basket/basketSlice.ts', 'features/loans/loansSlice.ts']
    project.write(guide.files([...ofGuide, 'app/session.ts']), 'src/guide')
    await buildVite(project)
  })

  test.each(['preview', 'dev'] as const)(
    'what was loaded is there after a reload, without a request (%s)',
    async (script) => {
      library.reset()
      const stop = await serveVite(project, script)
      await look(APP, async (tab) => {
        await tab.getByText('fiction, history, science').waitFor()
        await tab.waitForFunction(() => localStorage.getItem('persist:root')?.includes('fulfilled'))
        await tab.reload()
        await tab.getByText('fiction, history, science').waitFor()
      })
      expect(library.requests.filter(({ path }) => path === '/shelves')).toHaveLength(1)
      await stop()
    },
  )
})
