import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { serveLibrary, withOwnServer } from './library-server.ts'
import { look, takenOver } from './look.ts'
import { nextProject, serveNext } from './next-project.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'

const guide = readPage('usage/usage-guide')
const page = readPage('rtk-query/usage/server-side-rendering')

const OF_GUIDE = [
  'app/StoreProvider.tsx',
  'app/layout.tsx',
  'app/desk/DeskPanel.tsx',
  'app/desk/page.tsx',
  'app/books/[id]/BookPanel.tsx',
  'lib/loansSlice.ts',
  'lib/store.ts',
]
const OF_PAGE = [
  'services/library.ts',
  'app/store.ts',
  'app/BookPage.tsx',
  'app/SeededStore.tsx',
  'app/books/[id]/page.tsx',
  'app/books/[id]/SeededBook.tsx',
]

describe('Next.js App Router, in a new project', () => {
  let project: RealProject
  let library: HarbourLibrary
  beforeAll(async () => {
    library = await serveLibrary()
    project = await nextProject('next-app-router', '--app')
  })

  test('a new project has cacheComponents, as the pages say', () => {
    expect(readFileSync(join(project.folder, 'next.config.ts'), 'utf8')).toMatch(/cacheComponents: true/)
  })

  test('one store per request, and a seeded store: typed, and builds without the server of the data', async () => {
    project.write(withOwnServer([...guide.files(OF_GUIDE), ...page.files(OF_PAGE)]))
    library.requests.length = 0
    await project.run('npm run build')
    expect(library.requests).toEqual([])
  })

  test('pages are complete in the HTML, and the browser goes on without a request', async () => {
    await serveNext(project, '/desk')
    expect(await (await fetch(`${APP}/desk`)).text()).toContain('Return <!-- -->bk-')
    expect(await (await fetch(`${APP}/books/bk-003`)).text()).toContain('Dune')
    library.requests.length = 0
    await look(`${APP}/books/bk-003`, async (tab) => {
      await tab.getByRole('heading', { name: 'Dune by Frank Herbert' }).waitFor()
      await tab.waitForLoadState('networkidle')
    })
    expect(library.requests.filter(({ path }) => path === '/books/bk-003')).toHaveLength(1) // the server's own
  })

  test('client components change the state', async () => {
    await look(`${APP}/desk`, async (tab) => {
      const buttons = tab.getByRole('button', { name: /^Return/ })
      await takenOver(buttons.first())
      const before = await buttons.count()
      await tab.getByText(`On loan: ${before}`).waitFor()
      await buttons.first().click()
      await tab.getByText(`On loan: ${before - 1}`).waitFor()
    })
  })
})
