import { onceAtATime } from '#disk/once-per.ts'

/** A file's bytes and the tag made from them. */
export interface KnownBody {
  body: Buffer
  etag: string
}

/** Bodies in memory, and tags of files too large for it. */
export interface BodyCache {
  /** The body of a file at this version, read at most once at a time however many ask. */
  get(
    file: string,
    version: string,
    read: () => Promise<(KnownBody & { version: string }) | null>,
  ): Promise<KnownBody | null>
  /** The tag of a large file at this version. */
  tag(file: string, version: string, make: () => Promise<string>): Promise<string>
}

/** Enough for the pages that are read most; a thousand readers of one page share one copy of it. */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_TAGS = 1000

/** Keeps what was asked for last, up to a fixed size. */
export function createBodyCache(maxBytes = MAX_BYTES): BodyCache {
  const bodies = new Map<string, KnownBody & { version: string }>()
  const tags = new Map<string, { version: string; etag: string }>()
  const readOnce = onceAtATime<KnownBody | null>()
  const tagOnce = onceAtATime<string>()
  let bytes = 0

  const forget = (file: string) => {
    bytes -= bodies.get(file)?.body.byteLength ?? 0
    bodies.delete(file)
  }
  const keep = (file: string, known: KnownBody & { version: string }) => {
    forget(file)
    bodies.set(file, known)
    bytes += known.body.byteLength
    for (const oldest of bodies.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  return {
    async get(file, version, read) {
      const known = bodies.get(file)
      if (known?.version === version) {
        bodies.delete(file)
        bodies.set(file, known) // the last in the order of the map is the last to go
        return known
      }
      return readOnce(`${file}\0${version}`, async () => {
        const made = await read()
        if (made) keep(file, made)
        return made
      })
    },

    async tag(file, version, make) {
      const known = tags.get(file)
      if (known?.version === version) return known.etag
      return tagOnce(`${file}\0${version}`, async () => {
        const etag = await make()
        tags.delete(file)
        tags.set(file, { version, etag })
        for (const oldest of tags.keys()) {
          if (tags.size <= MAX_TAGS) break
          tags.delete(oldest)
        }
        return etag
      })
    },
  }
}
