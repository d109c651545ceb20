import { sha256 } from '#disk/disk-store.ts'
import { oncePer } from '#disk/once-per.ts'
import { laterFile, type OutputFile } from '#disk/output-file.ts'
import type { LaidText } from '#disk/shelf.ts'
import { markdownPathOfRoute } from '#model/route.ts'
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
const twinOf = oncePer((page: SitePage): Twin => {
  const textOf = () => withSectionIndex(page.markdown)
  let laid: LaidText | undefined
  const [bytes, digest] = page.remember(['twin'], () => {
    const text = textOf()
    laid = page.putAside(text)
    return [String(Buffer.byteLength(text)), sha256(text)]
  })
  const file = laterFile(markdownPathOfRoute(page.payload.route), () => laid?.bytes() ?? Buffer.from(textOf()), digest)
  return Object.assign(file, { bytes: Number(bytes) })
})
