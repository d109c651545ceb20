import { beforeAll, describe, expect, test } from 'vitest'
import { serveLibrary, withOwnServer } from './library-server.ts'
import { look } from './look.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const guide = readPage('usage/usage-guide')
const examples = readPage('rtk-query/usage/examples')

describe('tests of a reader: Vitest, Testing Library and msw, in a new Vite project', () => {
  let project: RealProject
  beforeAll(async () => {
    project = await viteProject('testing', readPage('tutorials/quick-start'))
    for (const line of guide.install('@testing-library/react')) await project.run(line)
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
    expect(await project.run('npx vitest run')).toMatch(/Tests +3 passed \(3\)/)
  })

  test('those of the examples page are typed and pass', async () => {
    for (const line of examples.install('msw')) await project.run(line)
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
    expect(await project.run('npx vitest run src/shelf-browser src/reports')).toMatch(/Tests +4 passed \(4\)/)
  })

  test('the app under test works in a browser', async () => {
    const library = await serveLibrary()
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
