import type { OutputFile } from '#disk/output-file.ts'
import { urlOfRoute } from '#model/absolute-url.ts'
import { slugOf } from '#model/slug.ts'
import { oncePer } from '../shape/once-per.ts'
import { readingOrder } from '../shape/reading-order.ts'
import type { Site, SitePage } from '../shape/site.ts'

/** Where the parts stand below `dist/`. */
const FOLDER = 'llms-full/'
/** Of a file's name: some disks take 255 bytes, and a letter may be four. */
const MAX_NAME = 60

/** Every page's Markdown in reading order, each under its address. */
export const llmsFullTxt = oncePer((site: Pick<Site, 'data' | 'pages'>): OutputFile[] => {
  const pages = readingOrder(site).flatMap((group) => group.pages)
  return [{ path: 'llms-full.txt', body: textOf(pages, site) }]
})

/** The same in parts, one for each group of the sidebars: the whole is more than most of its readers take in. */
export const llmsParts = oncePer((site: Pick<Site, 'data' | 'pages'>): OutputFile[] => {
  const taken = new Set<string>()
  return readingOrder(site).map(({ title, pages }) => ({
    path: `${FOLDER}${freeName(slugOf(title ?? site.data.title), taken)}.txt`,
    body: textOf(pages, site),
  }))
})

function textOf(pages: SitePage[], { data }: Pick<Site, 'data'>): string {
  return pages
    .map(({ compiled: { meta }, markdown }) => `Source: ${urlOfRoute(meta.route, data)}\n\n${markdown.trim()}\n`)
    .join('\n---\n\n')
}

/** Groups may have one name, in two sidebars, or one of signs alone. */
function freeName(slug: string, taken: Set<string>): string {
  const name = [...slug].slice(0, MAX_NAME).join('') || 'pages'
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  taken.add(free)
  return free
}
