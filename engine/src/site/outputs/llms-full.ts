import { laterFile, type OutputFile } from '#disk/output-file.ts'
import { urlOfRoute } from '#model/absolute-url.ts'
import { slugOf } from '#model/slug.ts'
import { oncePer } from '../shape/once-per.ts'
import { readingOrder } from '../shape/reading-order.ts'
import type { Site, SitePage } from '../shape/site.ts'

/** Where the parts stand below `dist/`. */
const FOLDER = 'llms-full/'
/** Of a file's name: some disks take 255 bytes, and a letter may be four. */
const MAX_NAME = 60

/** Between pages. */
const LINE = '\n---\n\n'

/** A file of pages. Its text is put together when it is written: that of a large site is more than memory should hold. */
interface PagesFile extends OutputFile {
  bytes: number
}

/** Every page's Markdown in reading order, each under its address. */
export const llmsFullTxt = oncePer((site: Pick<Site, 'data' | 'pages'>): PagesFile[] => {
  const pages = readingOrder(site).flatMap((group) => group.pages)
  return [fileOf('llms-full.txt', pages, site)]
})

/** The same in parts, one for each group of the sidebars: the whole is more than most of its readers take in. */
export const llmsParts = oncePer((site: Pick<Site, 'data' | 'pages'>): PagesFile[] => {
  const taken = new Set<string>()
  return readingOrder(site).map(({ title, pages }) =>
    fileOf(`${FOLDER}${freeName(slugOf(title ?? site.data.title), taken)}.txt`, pages, site),
  )
})

function fileOf(path: string, pages: SitePage[], site: Pick<Site, 'data'>): PagesFile {
  const lines = LINE.length * Math.max(0, pages.length - 1)
  const bytes = pages.reduce((sum, page) => sum + Buffer.byteLength(textOf(page, site)), lines)
  const file = laterFile(path, () => pages.map((page) => textOf(page, site)).join(LINE))
  return Object.assign(file, { bytes })
}

const textOf = ({ compiled: { meta }, markdown }: SitePage, { data }: Pick<Site, 'data'>): string =>
  `Source: ${urlOfRoute(meta.route, data)}\n\n${markdown.trim()}\n`

/** Groups may have one name, in two sidebars, or one of signs alone. */
function freeName(slug: string, taken: Set<string>): string {
  const name = [...slug].slice(0, MAX_NAME).join('') || 'pages'
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  taken.add(free)
  return free
}
