import { beforeAll, describe, expect, test } from 'vitest'
import type { HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { installPackages } from './install-packages.ts'
import { serveLibrary } from './library-server.ts'
import { look } from './look.ts'
import { nextProject, serveNext } from './next-project.ts'
import { readPage } from './page-blocks.ts'
import { API, APP } from './ports.ts'
import type { RealProject } from './real-project.ts'

const page = readPage('rtk-query/usage/server-side-rendering')
/** The API of the page reads its address there. */
const ENV = { NEXT_PUBLIC_API_URL: API }

describe('Next.js Pages Router with next-redux-wrapper, in a new project', () => {
  let project: RealProject
  let library: HarbourLibrary
  beforeAll(async () => {
    library = await serveLibrary()
    project = await nextProject('next-pages-router', '--no-app')
    await installPackages(project, page.install('next-redux-wrapper'))
  })

  test('is typed and builds', async () => {
    project.write(page.files(['lib/api.ts', 'lib/wrapper.ts', 'pages/_app.tsx', 'pages/books/[id].tsx']))
    await project.run('npm run build', ENV)
  })

  test('a book is in the HTML, a missing one is a 404, and the browser goes on without a request', async () => {
    await serveNext(project, '/books/bk-003', ENV)
    expect(await (await fetch(`${APP}/books/bk-003`)).text()).toContain('<h1>Dune</h1>')
    expect((await fetch(`${APP}/books/bk-999`)).status).toBe(404)
    library.requests.length = 0
    await look(`${APP}/books/bk-003`, async (tab) => {
      await tab.getByRole('heading', { name: 'Dune' }).waitFor()
      await tab.waitForLoadState('networkidle')
    })
    expect(library.requests.map(({ path }) => path)).toEqual(['/books/bk-003']) // the server's own
  })
})
