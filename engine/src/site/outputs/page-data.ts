import { laterFile, type OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** The file a page travels in when a reader comes from another page. */
export function pageData({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.map(({ dataFile, dataBytes, dataDigest }) =>
    laterFile(`assets/pages/${dataFile.name}`, dataBytes, dataDigest),
  )
}
