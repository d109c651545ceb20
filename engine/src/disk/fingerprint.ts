import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type HashOf, readHash } from './file-hashes.ts'

/**
 * One hash over names and contents of files and folders. A path that leads nowhere is a mistake: what has moved away would change
 * unseen, and what was made from it would be taken for fresh. Tests and what they read are left out: they change nothing that is built.
 */
export function fingerprint(
  base: string,
  paths: string[],
  extra: string[] = [],
  hashOf: HashOf = readHash,
  filesIn = filesBelow,
): string {
  const hash = createHash('sha256')
  for (const text of extra) hash.update(`${text}\0`)
  const missing = paths.find((path) => !existsSync(join(base, path)))
  if (missing !== undefined)
    throw new Error(`There is no ${missing} in ${base}, so nothing can be said about its changes.`)
  for (const file of paths.flatMap((path) => filesIn(join(base, path))).filter(isBuilt)) {
    hash.update(`${relative(base, file).split(sep).join('/')}\0${hashOf(file)}\0`)
  }
  return hash.digest('hex').slice(0, 20)
}

/** Those paths that exist, for folders that a site may leave out. */
export const pathsThatExist = (base: string, paths: string[]) => paths.filter((path) => existsSync(join(base, path)))

/** Every file at or below a path, sorted. None for a path that does not exist. */
export function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .sort()
}

const isBuilt = (file: string) => !/\.test\.tsx?$|[\\/]fixtures[\\/]/.test(file)
