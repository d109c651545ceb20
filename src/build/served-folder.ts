import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type HeaderRule, parseHeaderRules } from './header-rules.ts'

/** A file as it is now. */
export interface ServedFile {
  path: string
  absolute: string
  stats: Stats
  /** From the content and not from the clock: a rebuilt, unchanged page is still fresh in the reader's cache. */
  etag(): Promise<string>
}

/** A folder whose files can be asked for by path. */
export interface ServedFolder {
  find(path: string): Promise<ServedFile | null>
  headerRules(): Promise<HeaderRule[]>
}

/** Looks files up at every request: a build may replace the whole folder while it is served. */
export function openServedFolder(folder: string): ServedFolder {
  const derived = new Map<string, { version: string; value: unknown }>()
  const derive = async <T>(file: Pick<ServedFile, 'absolute' | 'stats'>, make: (body: Buffer) => T): Promise<T> => {
    const version = `${file.stats.ino}-${file.stats.mtimeMs}-${file.stats.size}`
    const known = derived.get(file.absolute)
    if (known?.version === version) return known.value as T
    const value = make(await readFile(file.absolute))
    derived.set(file.absolute, { version, value })
    return value
  }
  const find = async (path: string): Promise<ServedFile | null> => {
    const absolute = join(folder, path)
    const stats = await stat(absolute).catch(() => null) // absent, or a name the disk refuses: not found
    if (!stats?.isFile()) return null
    return { path, absolute, stats, etag: () => derive({ absolute, stats }, etagOf) }
  }
  return {
    find,
    async headerRules() {
      const file = await find('_headers')
      return file ? derive(file, (body) => parseHeaderRules(body.toString())) : []
    },
  }
}

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
