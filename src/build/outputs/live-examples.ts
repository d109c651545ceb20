import type { OutputFile } from '../output-file.ts'
import type { Site } from '../site-types.ts'

/** The live examples of each page that has some. */
export function liveExamples({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.flatMap(({ liveFile }) => (liveFile ? [liveFile] : []))
}
