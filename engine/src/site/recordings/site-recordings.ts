import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'
import type { PageRecordings } from '#model/recording.ts'

/** What the examples of a site did, by source. */
export type SiteRecordings = ReadonlyMap<string, PageRecordings>

/** For a site whose examples nobody has run. */
export const NO_RECORDINGS: SiteRecordings = new Map()

/** The file with a page's recordings, which whoever wants to watch loads; null where there are none. */
export function recordingsFile(id: string, recordings: PageRecordings | undefined): OutputFile | null {
  if (!recordings) return null
  const body = JSON.stringify(recordings)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `assets/recordings/${id.replace(/[^\w.]+/g, '-') || 'index'}.${hash}.json`, body }
}
