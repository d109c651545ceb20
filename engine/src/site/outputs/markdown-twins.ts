import type { OutputFile } from '#disk/output-file.ts'
import { markdownPathOfRoute } from '#model/route.ts'
import type { Site } from '../shape/site.ts'
import { withSectionIndex } from '../twins/section-index.ts'

/** Every page as plain Markdown beside its HTML: `/api/createSlice.md`. */
export function markdownTwins({ pages }: Pick<Site, 'pages'>): OutputFile[] {
  return pages.map(({ payload, markdown }) => ({
    path: markdownPathOfRoute(payload.route),
    body: withSectionIndex(markdown),
  }))
}
