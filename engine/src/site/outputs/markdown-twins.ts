import type { OutputFile } from '#disk/output-file.ts'
import { markdownPathOfRoute } from '#model/route.ts'
import { oncePer } from '../shape/once-per.ts'
import type { Site, SitePage } from '../shape/site.ts'
import { withSectionIndex } from '../twins/section-index.ts'

/** Every page as plain Markdown beside its HTML: `/api/createSlice.md`. */
export function markdownTwins({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.map(twinOf)
}

/** Once a page: the map of the site says how large it is, too. */
const twinOf = oncePer(
  ({ payload, markdown }: SitePage): OutputFile => ({
    path: markdownPathOfRoute(payload.route),
    body: withSectionIndex(markdown),
  }),
)
