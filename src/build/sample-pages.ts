import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SamplePage } from '#samples/sample-block.ts'
import { CONTENT_FOLDER, findPages } from './find-pages.ts'
import type { ResolvedConfig, ResolvedSidebarItem } from './resolved-config.ts'

/** The texts of all pages as a reader would go through them: the sidebars from top to bottom, then the rest. */
export async function samplePages(root: string, sidebars: ResolvedConfig['sidebars']): Promise<SamplePage[]> {
  const order = Object.values(sidebars).flatMap(docsOf)
  const placeOf = (source: string) => {
    const place = order.indexOf(source.replace(/\.mdx?$/, ''))
    return place === -1 ? Infinity : place
  }
  const sources = (await findPages(root)).toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  return Promise.all(
    sources.map(async (source) => ({ source, text: await readFile(join(root, CONTENT_FOLDER, source), 'utf8') })),
  )
}

function docsOf(items: ResolvedSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id]
    return item.type === 'category' ? [...(item.link ? [item.link] : []), ...docsOf(item.items)] : []
  })
}
