import { laterFile, type OutputFile } from '#disk/output-file.ts'
import { markdownPathOfRoute } from '#model/route.ts'
import { oncePer } from '../shape/once-per.ts'
import type { Site, SitePage } from '../shape/site.ts'
import { withSectionIndex } from '../twins/section-index.ts'

/** A twin, and how large it is. */
export interface Twin extends OutputFile {
  bytes: number
}

/** Every page as plain Markdown beside its HTML: `/api/createSlice.md`. */
export function markdownTwins({ pages }: Pick<Site, 'pages'>): Twin[] {
  return pages.map(twinOf)
}

/** Once a page: the map of the site says how large it is, too. */
const twinOf = oncePer(({ payload, markdown, putAside }: SitePage): Twin => {
  const text = withSectionIndex(markdown)
  const file = laterFile(markdownPathOfRoute(payload.route), putAside(text).bytes)
  return Object.assign(file, { bytes: Buffer.byteLength(text) })
})
