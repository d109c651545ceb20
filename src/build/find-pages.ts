import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { BuildError } from '#model/problem.ts'

/** The folder that holds the documentation, relative to the site's root. */
export const CONTENT_FOLDER = 'content'

const PAGE = /\.mdx?$/
/** `_parts/` and `_notes.md` are an author's own; `.#page.mdx` is an editor's. */
const PRIVATE = /(^|\/)[_.]/

/** The sources of all pages, relative to `content/`, sorted, so that a build does not depend on the file system's order. */
export async function findPages(root: string): Promise<string[]> {
  const paths = await readdir(join(root, CONTENT_FOLDER), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    const hint = 'Create it and put a page into it, for example content/index.mdx.'
    throw new BuildError([{ message: 'There is no such folder.', place: { file: CONTENT_FOLDER }, hint }])
  })
  return paths
    .map((path) => path.split(sep).join('/'))
    .filter((path) => PAGE.test(path) && !PRIVATE.test(path))
    .sort()
}
