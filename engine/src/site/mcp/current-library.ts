import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Library, readLibrary } from './read-library.ts'

/**
 * The site in `folder` as it is now: a build puts another folder in its place, and editors keep a server for days. While one folder is
 * away and the next not there yet, the old answers stand.
 */
export function currentLibrary(folder: string): () => Library {
  let stamp = stampOf(folder)
  let library = readLibrary(folder)
  return () => {
    const now = stampOf(folder)
    if (now === stamp || now === null) return library
    library = readLibrary(folder)
    stamp = now
    return library
  }
}

/** Null: there is no site. */
function stampOf(folder: string): string | null {
  const file = statSync(join(folder, 'llms.txt'), { throwIfNoEntry: false })
  return file ? `${file.ino} ${file.mtimeMs} ${file.size}` : null
}
