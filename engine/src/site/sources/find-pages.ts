import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BuildError, type Problem } from '#model/problem.ts'
import { CONTENT_FOLDER } from './content-folder.ts'
import { checkPageNames } from './page-names.ts'

const PAGE = /\.mdx?$/
/** `_parts/` and `_notes.md` are an author's own; `.#page.mdx` is an editor's. */
const PRIVATE = /(^|\/)[_.]/

/** The sources of all pages, relative to `content/`, sorted, so that a build does not depend on the file system's order. */
export async function findPages(root: string): Promise<string[]> {
  const folder = join(root, CONTENT_FOLDER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      const hint = 'Create it and put a page into it, for example content/index.mdx.'
      throw new BuildError([{ message: 'There is no such folder.', place: { file: CONTENT_FOLDER }, hint }])
    },
  )
  const pathOf = (entry: Dirent) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
  await refuseLinkedFolders(folder, entries.filter((entry) => entry.isSymbolicLink()).map(pathOf))
  const pages = entries
    .map(pathOf)
    .filter((path) => PAGE.test(path) && !PRIVATE.test(path))
    .sort()
  checkPageNames(pages)
  return pages
}

/** Pages behind a link to a folder would not be found, and one that leads back up would have no end. */
async function refuseLinkedFolders(folder: string, links: string[]): Promise<void> {
  const problems = await Promise.all(
    links.map(async (path): Promise<Problem[]> => {
      const stats = await stat(join(folder, path)).catch(() => null) // a link of a page is told when it is read
      if (!stats?.isDirectory()) return []
      const hint = 'Put the folder itself here.'
      return [
        {
          message: 'This is a link to a folder, which is not followed.',
          place: { file: `${CONTENT_FOLDER}/${path}` },
          hint,
        },
      ]
    }),
  )
  if (problems.flat().length > 0) throw new BuildError(problems.flat())
}
