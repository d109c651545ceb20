import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** The live examples of each page that has some. */
export function liveExamples({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.flatMap(({ liveFile }) => (liveFile ? [liveFile] : []))
}
