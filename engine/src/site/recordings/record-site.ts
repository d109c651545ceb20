import { join } from 'node:path'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { fieldsOf } from '#model/fields.ts'
import type { LiveExample } from '#model/live.ts'
import type { Problem } from '#model/problem.ts'
import type { PageRecordings, Recording } from '#model/recording.ts'
import type { RecordResult } from '#record/record-example.ts'
import { recordFingerprint } from '#record/record-fingerprint.ts'
import { type RecordOptions, recordInThreads } from '#record/record-in-threads.ts'
import { bundleLive } from '../bundle/bundle-live.ts'
import { liveFingerprint, livePaths } from '../bundle/live-runtime.ts'
import type { LiveSettings } from '../bundle/live-settings.ts'
import { recordProblem } from './record-problem.ts'
import type { SiteRecordings } from './site-recordings.ts'

/** A page with examples that run. */
export interface LiveSource {
  source: string
  text: string
  examples: LiveExample[]
}

/** What the examples of a site do, and what is wrong with them. */
export interface RecordedSite {
  recordings: SiteRecordings
  problems: Problem[]
  /** Examples of which nothing was on record, and all there are. */
  made: number
  all: number
}

/**
 * Runs the examples of a site with their scripts: those that have changed since, with what they are run with; the others are on
 * record. `skip` takes what is on record and runs nothing.
 */
export async function recordSite(
  settings: LiveSettings,
  pages: LiveSource[],
  { skip, ...options }: RecordOptions & { skip: boolean },
): Promise<RecordedSite> {
  const examples = pages.flatMap((page) => page.examples.map((example) => ({ page, example })))
  if (examples.length === 0) return { recordings: new Map(), problems: [], made: 0, all: 0 }
  const shared = recordFingerprint(liveFingerprint(settings))
  const store = openDiskStore(join(settings.root, '.cache/recordings'))
  const named = examples.map(({ page, example }) => ({
    ...{ page, example, name: `${page.source}#${example.id}` },
    key: sha256(JSON.stringify([shared, example])),
  }))
  const found = await Promise.all(named.map(async ({ name, key }) => readKept(await store.read(name), key)))
  const open = named.filter((_, index) => found[index] === null)
  const results = skip || open.length === 0 ? [] : await recordAll(settings, open, options)
  await Promise.all(
    open.map(async ({ name, key }, index) => {
      const result = results[index]
      if (result && 'recording' in result) await store.write(name, { key, recording: result.recording })
    }),
  )
  const recordings = new Map<string, PageRecordings>()
  const problems: Problem[] = []
  for (const [index, entry] of named.entries()) {
    const result = results[open.indexOf(entry)]
    const recording = found[index] ?? (result && 'recording' in result ? result.recording : null)
    const { page, example } = entry
    if (recording) recordings.set(page.source, { ...recordings.get(page.source), [example.id]: recording })
    if (result && 'fault' in result) problems.push(recordProblem(result.fault, example, page))
  }
  return { recordings, problems, made: open.length, all: examples.length }
}

/** A stored recording, if it is of this example. */
function readKept(value: unknown, key: string): Recording | null {
  const { key: kept, recording } = fieldsOf(value)
  return kept === key && Array.isArray(fieldsOf(recording).moments) ? (recording as Recording) : null
}

async function recordAll(
  settings: LiveSettings,
  open: Array<{ example: LiveExample }>,
  options: RecordOptions,
): Promise<RecordResult[]> {
  const { files } = await bundleLive(settings)
  const codeOf = (path: string) => String(files.find((file) => file.path === path)?.body ?? '')
  const packs = livePaths(settings).packs.map((pack) => ({ ...pack, code: codeOf(pack.href) }))
  return recordInThreads(
    open.map(({ example }) => example),
    { packs },
    options,
  )
}
