import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '#disk/disk-store.ts'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { readIfPresent } from '#disk/read-if-present.ts'
import { writeWhole } from '#disk/write-whole.ts'
import { memoryFrom, type SearchMemory } from './search-memory.ts'

/** What finds out what is remembered. */
const SOURCES = [
  ...['src/search', 'src/model'],
  ...['search-index', 'pictures', 'assemble', 'shape', 'recordings', 'hover', 'twins'].map(
    (room) => `src/site/${room}`,
  ),
  ...['outputs/markdown-twins.ts', 'outputs/llms-full.ts', 'outputs/measure-output.ts', 'report/build-report.ts'].map(
    (file) => `src/site/${file}`,
  ),
]

/** What is remembered from build to build. */
export interface StoredMemory {
  memory: SearchMemory
  /** Writes it down, if there is news. */
  keep(): Promise<void>
}

/** What earlier builds found out about the pages of a site, and a way to leave it for the next. */
export async function openStoredMemory(cacheDir: string): Promise<StoredMemory> {
  const file = join(cacheDir, 'search/memory.txt')
  // Sizes are those of one gzip.
  const key = sourcesFingerprint(SOURCES, [process.versions.zlib])
  const entries = entriesIn((await readIfPresent(file)) ?? '', key)
  const { memory, used } = memoryFrom(new Map(entries.map(entryOf)))
  let kept = -1
  return {
    memory,
    async keep() {
      if (used.size === kept) return // it only grows
      kept = used.size
      mkdirSync(dirname(file), { recursive: true })
      const body = [...used].map((entry) => entry.join(' ')).join('\n')
      await writeWhole(file, `${key} ${sha256(body)}\n${body}`)
    },
  }
}

/** The entries of a file, if it is of this engine and as it was written. */
function entriesIn(text: string, key: string): string[] {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  return body !== '' && text.slice(0, Math.max(0, end)) === `${key} ${sha256(body)}` ? body.split('\n') : []
}

/** A line each, so that nothing is parsed that nobody asks for: `<key> <JSON>`. */
function entryOf(line: string): [key: string, text: string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}
