import { nearest } from '#model/nearest.ts'
import type { CompiledPage } from '#model/page.ts'
import type { Problem } from '#model/problem.ts'
import { CURRENT_VERSION } from '../shape/doc-index.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

/** Links to source files (`./createSlice.mdx`) that lead to no page. */
export function checkMarkdownLinks(pages: CompiledPage[]): Problem[] {
  const sources = new Map(pages.map(({ meta }) => [meta.route, meta.source]))
  return pages.flatMap(({ meta, links }) =>
    links
      .filter(({ kind, route }) => kind === 'source' && route !== null && !sources.has(route))
      .map(({ raw, route, line, column }): Problem => {
        const meant = sources.get(nearest(route ?? '', sources.keys()) ?? '')
        return {
          message: `Markdown link "${raw}" leads to no page of version "${CURRENT_VERSION}".`,
          place: { file: `${CONTENT_FOLDER}/${meta.source}`, line, column },
          ...(meant ? { hint: `Did you mean ${CONTENT_FOLDER}/${meant}?` } : {}),
        }
      }),
  )
}
