import { beforeAll, describe, expect, test } from 'vitest'
import { look } from './look.ts'
import { type PageFile, readPage } from './page-blocks.ts'
import { APP } from './ports.ts'
import type { RealProject } from './real-project.ts'
import { buildVite, serveVite, viteProject } from './vite-project.ts'

const page = readPage('tutorials/rtk-query')
/** The server that the page hands the reader: "next to `src`", where all other files are. */
const SERVER = 'vite.config.js'

describe('RTK Query tutorial, in a new Vite project with the server of the page', () => {
  let project: RealProject
  const write = (files: PageFile[]) =>
    project.write(
      files.filter(({ name }) => name !== SERVER),
      'src',
    )
  beforeAll(async () => {
    project = await viteProject('rtk-query-tutorial', page)
    project.write(page.files([SERVER]))
  })

  test.each(page.checkpoints)('checkpoint "%s" is typed and builds', async (title) => {
    write(page.checkpoint(title))
    await buildVite(project)
  })

  test('the finished app lists, opens, changes and adds books, and tells what the server refused', async () => {
    await serveVite(project, 'dev')
    await look(
      APP,
      async (tab) => {
        await tab.getByRole('button', { name: 'Pachinko' }).waitFor()
        await tab.getByRole('button', { name: 'Solaris' }).click()
        await tab.getByText('1 of 1 copies are in').waitFor()
        await tab.getByRole('button', { name: 'Add a copy' }).click()
        await tab.getByText('2 of 2 copies are in').waitFor()
        await tab.getByRole('button', { name: 'Add', exact: true }).click()
        await tab.getByText('The library said 422: A book needs a title').waitFor()
        await tab.getByLabel('Title').fill('Beloved')
        await tab.getByRole('button', { name: 'Add', exact: true }).click()
        await tab.getByText('Added Beloved as bk-9').waitFor()
        await tab.getByRole('button', { name: 'Beloved' }).waitFor()
      },
      [/status of 422/], // the browser's own words about the refusal
    )
  })

  test('the request without components prints what the page says', async () => {
    const main = 'src/main.tsx'
    project.write([page.copied('tryIt.ts')], 'src')
    project.write([{ name: main, code: "import './tryIt'" }])
    await look(APP, async (tab) => {
      const printed: string[] = []
      tab.on('console', (message) => printed.push(message.text()))
      await tab.reload()
      await expect.poll(() => printed.join('\n'), { timeout: 60_000 }).toContain('fulfilled Beloved\ntrue\n')
    })
  })
})
