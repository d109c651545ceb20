import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPages } from './find-pages.ts'

async function folder(...paths: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), '')
  }
  return root
}

test('pages are all Markdown files below content, sorted', async () => {
  const root = await folder('content/b.md', 'content/a/z.mdx', 'content/B.mdx', 'content/a/diagram.svg', 'other.md')
  await expect(findPages(root)).resolves.toEqual(['B.mdx', 'a/z.mdx', 'b.md'])
})

test('files and folders that start with an underscore or a dot are not pages', async () => {
  const root = await folder('content/_draft.md', 'content/a/_parts/x.mdx', 'content/.swap.md', 'content/a_b.md')
  await expect(findPages(root)).resolves.toEqual(['a_b.md'])
})

test('a site without content is told what to create', async () => {
  await expect(findPages(await folder())).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: content  There is no such folder.
      Create it and put a page into it, for example content/index.mdx.]
  `)
})
