import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { sampleConfig, samplePage } from '../testing/sample-site.ts'
import { loadSite } from './load-site.ts'

async function folder(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const config = `export default ${JSON.stringify(sampleConfig({ sidebars: { docs: ['b', 'a'] } }))}`
  for (const [path, text] of Object.entries({ ...files, 'site.config.mjs': config })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

test('a site is read from its folder, pages in the order of their sources', async () => {
  const root = await folder({ 'content/b.md': 'B', 'content/a.mdx': 'A' })
  const compile = async (source: string, text: string) => samplePage(source, { meta: { title: text } })
  const site = await loadSite(root, { isProduction: true, compile })
  expect(site.pages.map(({ payload }) => payload.route)).toEqual(['/', '/a', '/b'])
  expect(site.data.pages['/b']?.title).toBe('B')
  expect(site.warnings).toHaveLength(1)
})

test('the mistakes of all pages are reported at once, in the order of the sources', async () => {
  const root = await folder({ 'content/b.md': '', 'content/a.md': '', 'content/c.md': '' })
  const compile = async (source: string) => {
    if (source === 'c.md') return samplePage(source)
    throw new BuildError([{ message: 'Bad.', place: { file: `content/${source}` } }])
  }
  await expect(loadSite(root, { isProduction: true, compile })).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: content/a.md  Bad.

    content/b.md  Bad.]
  `)
})

test('a bug while compiling is not dressed up as a mistake of the author', async () => {
  const root = await folder({ 'content/a.md': '' })
  const cause = new TypeError('x is undefined')
  const compile = () => Promise.reject(cause)
  await expect(loadSite(root, { isProduction: true, compile })).rejects.toMatchObject({
    message: 'Could not compile content/a.md',
    cause,
  })
})
