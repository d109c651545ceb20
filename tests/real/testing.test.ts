import { beforeAll, describe, expect, test } from 'vitest'
import type { HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { installPackages } from './install-packages.ts'
import { serveLibrary, withOwnServer } from './library-server.ts'
import { look } from './look.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const guide = readPage('usage/usage-guide')
const examples = readPage('rtk-query/usage/examples')

/** Machines are shared, and how long something takes is not what is tested: only the limits of time are other than a reader's. */
const PATIENCE = [
  {
    name: 'patient.config.ts',
    code: `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { testTimeout: 240_000, setupFiles: ['./patience.ts'], fileParallelism: false } })`,
  },
  {
    name: 'patience.ts',
    code: `import { configure } from '@testing-library/react'
configure({ asyncUtilTimeout: 120_000 })`,
  },
]

describe('tests of a reader: Vitest, Testing Library and msw, in a new Vite project', () => {
  let project: RealProject
  let library: HarbourLibrary
  beforeAll(async () => {
    library = await serveLibrary()
    project = await viteProject('testing', readPage('tutorials/quick-start'))
    await installPackages(project, guide.install('@testing-library/react'))
    project.write(PATIENCE)
  })

  test('those of the usage guide are typed and pass', async () => {
    project.write(
      guide.files([
        'app/store.ts',
        'app/hooks.ts',
        'app/listenerMiddleware.ts',
        'app/renderWithStore.tsx',
        'features/checkout/checkoutSlice.ts',
        'features/checkout/checkout.test.ts',
        'features/loans/loansSlice.ts',
        'features/loans/LoanCount.tsx',
        'features/loans/LoanCount.test.tsx',
      ]),
      'src',
    )
    await buildVite(project)
    expect(await project.run('npx vitest run --config patient.config.ts')).toMatch(/Tests +3 passed \(3\)/)
  })

  test('those of the examples page are typed and pass', async () => {
    await installPackages(project, examples.install('msw'))
    project.write(
      examples.files([
        'shelf-browser/api.ts',
        'shelf-browser/store.ts',
        'shelf-browser/App.tsx',
        'shelf-browser/api.test.ts',
        'shelf-browser/App.test.tsx',
        'test/server.ts',
        'reports/api.ts',
        'reports/store.ts',
        'reports/api.test.ts',
      ]),
      'src',
    )
    await buildVite(project)
    expect(await project.run('npx vitest run --config patient.config.ts src/shelf-browser src/reports')).toMatch(
      /Tests +4 passed \(4\)/,
    )
  })

  test('the app under test works in a browser', async () => {
    project.write(withOwnServer(examples.files(['shelf-browser/api.ts'])), 'src')
    project.write([{ name: 'src/App.tsx', code: "export { default } from './shelf-browser/App'" }])
    await buildVite(project)
    await serveVite(project, 'preview')
    await look(APP, async (tab) => {
      await tab.getByRole('button', { name: 'science' }).click()
      await tab.getByRole('button', { name: 'Cosmos' }).click()
      await tab.getByRole('button', { name: 'Lend a copy' }).click()
      await tab.getByText('4 of 5 copies are free').waitFor()
    })
    expect(library.requests.map(({ method, path }) => `${method} ${path}`)).toContain('POST /loans')
  })
})
