import { oncePer } from '#disk/once-per.ts'
import { laterFile, type OutputFile } from '#disk/output-file.ts'
import { urlOfRoute } from '#model/absolute-url.ts'
import { slugOf } from '#model/slug.ts'
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
  let bytes = 0
  for (const [index, page] of pages.entries()) {
    bytes += (index > 0 ? LINE.length : 0) + Buffer.byteLength(sourceLine(page, site)) + bytesOf(page) + 1
  }
  const file = laterFile(path, () => joined(textsOf(pages, site), bytes))
  return Object.assign(file, { bytes })
}

function* textsOf(pages: SitePage[], site: Pick<Site, 'data'>): Iterable<string> {
  for (const [index, page] of pages.entries()) {
    if (index > 0) yield LINE
    yield `${sourceLine(page, site)}${page.markdown.trim()}\n`
  }
}

const sourceLine = ({ compiled }: SitePage, { data }: Pick<Site, 'data'>) =>
  `Source: ${urlOfRoute(compiled.meta.route, data)}\n\n`

/** Once a page: it stands in the whole and in its part, and may have to be fetched. */
const bytesOf = oncePer((page: SitePage) => {
  const [bytes] = page.remember(['llms'], () => [String(Buffer.byteLength(page.markdown.trim()))])
  return Number(bytes)
})

/** Put into place one by one: a string of all pages would stand in memory beside its bytes. */
function joined(texts: Iterable<string>, size: number): Uint8Array {
  const bytes = Buffer.alloc(size)
  let at = 0
  for (const text of texts) at += bytes.write(text, at)
  return bytes
}

/** Groups may have one name, in two sidebars, or one of signs alone. */
function freeName(slug: string, taken: Set<string>): string {
  const name = [...slug].slice(0, MAX_NAME).join('') || 'pages'
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  taken.add(free)
  return free
}
