import { readLater } from '#disk/read-later.ts'
import { runLimited } from '#disk/run-limited.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ResolvedSidebarItem } from '../config/sidebar-schema.ts'
import { findTexts, type PageTexts } from '../sources/page-texts.ts'

/** Few enough for any limit on open files. */
const OPEN_FILES = 64

/** The texts of all pages as a reader would go through them: the sidebars from top to bottom, then the rest. */
export async function samplePages(
  root: string,
  sidebars: ResolvedConfig['sidebars'],
  texts?: PageTexts,
): Promise<SamplePage[]> {
  const { sources, fetchOf } = texts ?? (await findTexts(root))
  const order = Object.values(sidebars ?? {}).flatMap(docsOf)
  const places = new Map([...order.entries()].reverse().map(([place, id]) => [id, place])) // the first mention counts
  const placeOf = (source: string) => places.get(source.replace(/\.mdx?$/, '')) ?? Infinity
  const inOrder = sources.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  const pages = inOrder.map((source): SamplePage => ({ source, text: '' }))
  await runLimited(pages, OPEN_FILES, async (page) => readLater(page, 'text', await fetchOf(page.source)))
  return pages
}

function docsOf(items: ResolvedSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id]
    return item.type === 'category' ? [...(item.link ? [item.link] : []), ...docsOf(item.items)] : []
  })
}
