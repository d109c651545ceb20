import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { installPackages } from './install-packages.ts'
import { serveLibrary, withOwnServer } from './library-server.ts'
import { look } from './look.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const page = readPage('rtk-query/usage/code-generation')

/** The reader's own screen: "Add the API to the store as usual". */
const APP_FILE = `import { ApiProvider } from '@reduxjs/toolkit/query/react'
import { libraryApi, useListBooksQuery } from './services/libraryApi'

function Books() {
  const { data } = useListBooksQuery({ shelf: 'science', size: 3 })
  return <p>{data ? \`\${data.total} books, such as \${data.items[0]?.title}\` : 'Loading…'}</p>
}

export default function App() {
  return <ApiProvider api={libraryApi}><Books /></ApiProvider>
}
`

describe('code generation, in a new Vite project', () => {
  let project: RealProject
  let library: HarbourLibrary
  const generated = (name: string) => readFileSync(join(project.folder, 'src/services', name), 'utf8')
  beforeAll(async () => {
    library = await serveLibrary()
    project = await viteProject('code-generation', readPage('tutorials/quick-start'))
    await installPackages(project, page.install('@rtk-query/codegen-openapi'))
    project.write(page.files(['openapi-config.json', 'library.json']))
    project.write(withOwnServer(page.files(['src/services/emptyApi.ts', 'src/services/libraryApi.ts'])))
  })

  test('a JSON config makes the file that the page shows', async () => {
    await project.run(page.command('npx rtk-query-codegen-openapi'))
    const [shown] = page.files(['src/services/generatedApi.ts'])
    expect(generated('generatedApi.ts').trim()).toBe(shown?.code.trim())
  })

  test('with the files by hand it is typed, builds and shows books', async () => {
    project.write([{ name: 'src/App.tsx', code: APP_FILE }])
    await buildVite(project)
    await serveVite(project, 'preview')
    await look(APP, async (tab) => {
      await tab.getByText('20 books, such as').waitFor()
    })
    expect(library.requests.map(({ path }) => path)).toContain('/books?shelf=science&size=3')
  })

  test('several files are typed and build', async () => {
    await installPackages(project, ['npm install --save-dev esbuild esbuild-runner']) // for a config in TypeScript, as the page says
    project.write(page.files(['openapi-files.ts']))
    await project.run('npx rtk-query-codegen-openapi openapi-files.ts')
    expect(generated('catalogApi.ts')).toContain('export { injectedRtkApi as catalogApi }')
    expect(generated('deskApi.ts')).toContain('invalidatesTags: ["Book"]')
    await project.run('npx tsc -b')
  })

  test('a TypeScript config with overrides is typed and works; tags that nobody declares do not compile, as the page says', async () => {
    project.write(page.files(['openapi-config.ts']))
    await project.run('npx tsc --ignoreConfig --noEmit --strict --skipLibCheck --module nodenext openapi-config.ts')
    await project.run('npx rtk-query-codegen-openapi openapi-config.ts')
    expect(generated('generatedApi.ts')).toContain('invalidatesTags: ["Catalog"]')
    // The tags are invented, and the empty API declares none.
    expect(await project.runFailing('npx tsc -b')).toContain('FullTagDescription<never>')
  })
})
