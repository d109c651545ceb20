import { beforeAll, describe, expect, test } from 'vitest'
import { look } from './look.ts'
import { readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const page = readPage('tutorials/quick-start')

describe('quick start, in a new Vite project', () => {
  let project: RealProject
  beforeAll(async () => {
    project = await viteProject('quick-start', page)
  })

  test.each(page.checkpoints)('checkpoint "%s" is typed and builds', async (title) => {
    project.write(page.checkpoint(title), 'src')
    await buildVite(project)
  })

  test('the finished app adds, ticks off and counts books', async () => {
    await serveVite(project, 'preview')
    await look(APP, async (tab) => {
      await tab.getByText('1 unread, 1 finished').waitFor()
      await tab.getByLabel('Title').fill('Persuasion')
      await tab.getByRole('button', { name: 'Add' }).click()
      await tab.getByText('2 unread, 1 finished').waitFor()
      await tab.getByLabel('Persuasion').check()
      await tab.getByText('1 unread, 2 finished').waitFor()
      expect(await tab.getByRole('listitem').count()).toBe(3)
    })
  })
})
