import { beforeAll, describe, test } from 'vitest'
import { look } from './look.ts'
import { type PageFile, readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const page = readPage('tutorials/typescript')

describe('TypeScript tutorial, in the project of the quick start', () => {
  let project: RealProject
  /** One file plays the server, and is not in `src`. */
  const write = (files: PageFile[]) => {
    for (const file of files) project.write([file], file.name.startsWith('public/') ? '' : 'src')
  }
  beforeAll(async () => {
    project = await viteProject('typescript-tutorial', readPage('tutorials/quick-start'))
  })

  test.each(page.checkpoints)('checkpoint "%s" is typed and builds', async (title) => {
    write(page.checkpoint(title))
    await buildVite(project)
  })

  test('the store made by a function is typed in the same project', async () => {
    write([page.copied('app/makeStore.ts', 'typescript-asides')])
    await buildVite(project)
  })

  test('the finished app loads its list', async () => {
    await serveVite(project, 'preview')
    await look(APP, async (tab) => {
      await tab.getByRole('button', { name: 'Load my list' }).click()
      await tab.getByText('3 unread, 0 finished').waitFor()
      await tab.getByLabel('Dune').check()
      await tab.getByText('2 unread, 1 finished').waitFor()
    })
  })
})
