import { dataFile, type OutputFile } from '#disk/output-file.ts'
import type { PageRecordings } from '#model/recording.ts'

/** What the examples of a site did, by source. */
export type SiteRecordings = ReadonlyMap<string, PageRecordings>

/** For a site whose examples nobody has run. */
export const NO_RECORDINGS: SiteRecordings = new Map()

/** The file with a page's recordings, which whoever wants to watch loads; null where there are none. */
export function recordingsFile(id: string, recordings: PageRecordings | undefined): OutputFile | null {
  return recordings ? dataFile(`assets/recordings/${id.replace(/[^\w.]+/g, '-') || 'index'}`, recordings) : null
}
