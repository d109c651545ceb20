import type { OutputFile } from '../output-file.ts'
import type { Site } from '../site-types.ts'

/** The files that answer what a name in a sample is. */
export function pageTypes({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.flatMap(({ typesFile }) => typesFile ?? [])
}
