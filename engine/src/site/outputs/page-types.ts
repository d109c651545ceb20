import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** The files that answer what a name in a sample is. */
export function pageTypes({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.flatMap(({ typesFile }) => typesFile ?? [])
}
