import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createBodyCache, type KnownBody } from './body-cache.ts'
import { type HeaderRule, parseHeaderRules } from './header-rules.ts'
import { FOR_HOSTS, isHidden } from './request-path.ts'

/** A file that is there. */
export interface FoundFile {
  /** Below the folder, as the disk spells it. */
  path: string
  absolute: string
}

/** A file's content with what is said about it: size and tag are those of these very bytes, even if the file is replaced meanwhile. */
export interface ServedFile extends FoundFile {
  size: number
  /** From the content and not from the clock: a rebuilt, unchanged page is still fresh in the reader's cache. */
  etag: string
  /** A part of it, last byte included. Asked for once, or not at all and then `close`. */
  content(start: number, end: number): Uint8Array | Readable
  close(): Promise<void>
}

/** A folder whose files can be asked for by path. */
export interface ServedFolder {
  /** The file at a path, or null. What a link leads to outside of the folder, or to a hidden file or one for hosts, is not there. */
  find(path: string): Promise<FoundFile | null>
  /** Its content, or null if it has gone since. */
  read(file: FoundFile): Promise<ServedFile | null>
  /** What `_headers` says; nothing if there is none. */
  headerRules(): Promise<HeaderRule[]>
  /** Reads several files as they are in one and the same build, although another one may be put in its place. */
  inOneBuild<T>(read: () => Promise<T>, discard: (unused: T) => Promise<void>): Promise<T>
}

/** Larger files are sent as they are read: kept whole, one slow reader each would fill the memory. */
const MAX_WHOLE_BYTES = 2 * 1024 * 1024
/** How much of a large file each of its readers has in memory. */
const CHUNK_BYTES = 32 * 1024
/** A build swaps the folder by two renames, so it is away for less than a millisecond; how long a read takes is up to the machine. */
const TURNS = 100
const PAUSE_MS = 10
/** No such file, or a name that the disk refuses. Anything else, such as too many open files, is a failure. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'])

/** Looks files up at every request: a build may replace the whole folder while it is served. */
export function openServedFolder(folder: string): ServedFolder {
  const cache = createBodyCache()
  const identity = async () => {
    const stats = await unlessAbsent(stat(folder, { bigint: true }))
    return stats && `${stats.dev}-${stats.ino}-${stats.ctimeNs}` // a rename changes the time, so that a folder which was moved away and back counts as another
  }

  const find = async (path: string): Promise<FoundFile | null> => {
    const [top, absolute] = await Promise.all([
      unlessAbsent(realpath(folder)),
      unlessAbsent(realpath(join(folder, path))),
    ])
    if (!top || !absolute?.startsWith(top + sep)) return null
    const real = relative(top, absolute).split(sep).join('/')
    if (isHidden(real) || FOR_HOSTS.includes(real)) return null
    const stats = await unlessAbsent(stat(absolute))
    return stats?.isFile() ? { path: real, absolute } : null
  }
  const known: { etag: string; rules: HeaderRule[] } = { etag: '', rules: [] }

  return {
    find,

    async read(file) {
      const stats = await unlessAbsent(stat(file.absolute, { bigint: true }))
      if (!stats?.isFile()) return null
      if (stats.size > MAX_WHOLE_BYTES) return openLarge(file, cache)
      const body = await cache.get(file.absolute, versionOf(stats), () => readWhole(file.absolute))
      return body && inMemory(file, body)
    },

    async headerRules() {
      const absolute = join(folder, '_headers')
      const stats = await unlessAbsent(stat(absolute, { bigint: true }))
      const file = stats && (await cache.get(absolute, versionOf(stats), () => readWhole(absolute)))
      if (!file) return []
      if (known.etag !== file.etag)
        Object.assign(known, { etag: file.etag, rules: parseHeaderRules(String(file.body)) })
      return known.rules
    },

    async inOneBuild(read, discard) {
      for (let turn = 1; ; turn++) {
        const before = await identity()
        const result = await read()
        if (turn === TURNS || (before && before === (await identity()))) return result
        await discard(result)
        if (!before) await wait(PAUSE_MS)
      }
    },
  }
}

function inMemory(file: FoundFile, { body, etag }: KnownBody): ServedFile {
  return {
    ...file,
    size: body.byteLength,
    etag,
    content: (start, end) => body.subarray(start, end + 1),
    close: async () => {},
  }
}

async function readWhole(absolute: string): Promise<(KnownBody & { version: string }) | null> {
  const handle = await unlessAbsent(open(absolute))
  if (!handle) return null
  try {
    const version = versionOf(await handle.stat({ bigint: true }))
    const body = await handle.readFile()
    return { version, body, etag: etagOf(createHash('sha256').update(body).digest('base64url')) }
  } finally {
    await handle.close()
  }
}

/** All through one handle: it stays with the bytes it was opened on, whatever takes their name. */
async function openLarge(file: FoundFile, cache: ReturnType<typeof createBodyCache>): Promise<ServedFile | null> {
  const handle = await unlessAbsent(open(file.absolute))
  if (!handle) return null
  try {
    const stats = await handle.stat({ bigint: true })
    return {
      ...file,
      size: Number(stats.size),
      etag: await cache.tag(file.absolute, versionOf(stats), () => hashOf(handle)),
      content: (start, end) => handle.createReadStream({ start, end, highWaterMark: CHUNK_BYTES }),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
  return etagOf(hash.digest('base64url'))
}

const etagOf = (hash: string) => `"${hash.slice(0, 22)}"`

const versionOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => `${dev}-${ino}-${size}-${mtimeNs}-${ctimeNs}`

async function unlessAbsent<T>(question: Promise<T>): Promise<T | null> {
  return question.catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '') || error.code === 'ERR_INVALID_ARG_VALUE') return null
    throw error
  })
}
