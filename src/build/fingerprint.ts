import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * One hash over names and contents of files and folders; what does not exist counts as absent.
 * Tests are left out: they change nothing that is built.
 */
export function fingerprint(base: string, paths: string[], extra: string[] = []): string {
  const hash = createHash('sha256')
  for (const text of extra) hash.update(`${text}\0`)
  for (const file of paths.flatMap((path) => filesBelow(join(base, path))).filter(isBuilt)) {
    hash.update(`${relative(base, file).split(sep).join('/')}\0`)
    hash.update(readFileSync(file))
    hash.update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}

/** Every file at or below a path, sorted. None for a path that does not exist. */
export function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .sort()
}

const isBuilt = (file: string) => !/\.test\.tsx?$/.test(file)
