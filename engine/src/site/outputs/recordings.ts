import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** What the examples of each page did when they were run. */
export function recordings({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.flatMap(({ recordingsFile }) => recordingsFile ?? [])
}
