import { join } from 'node:path'
import { openDiskStore } from '#disk/disk-store.ts'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { isObject } from '#model/fields.ts'
import { memoryFrom, type SearchMemory } from './search-memory.ts'

const NAME = 'search'
/** What finds out what is remembered. */
const SOURCES = [
  ...['src/site/search-index', 'src/search', 'src/model'],
  ...['short-answers.ts', 'quoted-sentences.ts'].map((file) => `src/site/assemble/${file}`),
]

/** What earlier builds found out about the pages of a site, and a way to leave it for the next. */
export async function openStoredMemory(cacheDir: string): Promise<{ memory: SearchMemory; keep(): Promise<void> }> {
  const store = openDiskStore(join(cacheDir, 'search'))
  // Sizes are those of one gzip.
  const key = sourcesFingerprint(SOURCES, [process.versions.zlib])
  const stored = await store.read(NAME)
  const known = isStored(stored) && stored.key === key ? stored.entries : []
  const { memory, used } = memoryFrom(new Map(known))
  return { memory, keep: () => store.write(NAME, { key, entries: [...used] }) }
}

interface Stored {
  key: string
  entries: Array<[string, string[] | number]>
}

/** Nobody else writes it, and a damaged one is none. */
const isStored = (value: unknown): value is Stored =>
  isObject(value) && typeof value.key === 'string' && Array.isArray(value.entries)
